import { fieldsOf, nameOf } from './checkFields';
import type { Draft } from './Draft';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** The lists in which each name stands once: what an item is called, the list, and the key that names an item which is no text. */
const LISTS: readonly (readonly [what: string, path: readonly string[], key: string])[] = [
  ['column', ['list', 'columns'], 'field'],
  ['filter', ['list', 'filters'], 'name'],
  ['section', ['form'], 'section'],
  ['section', ['show'], 'section'],
  ['field', ['create', 'duplicateChecks'], 'field'],
  ['field', ['update', 'duplicateChecks'], 'field'],
  ['filter', ['dashboard', 'filters'], 'name'],
  ['chart', ['dashboard', 'charts'], 'name'],
  ['export', ['export', 'variants'], 'name'],
  ['column', ['import', 'columns'], 'name'],
  ['filter', ['search', 'filters'], 'name'],
];

/** Reports what stands twice in a list of a `resource.json`. */
export function* checkLists({ resource }: Draft): Generator<Mistake> {
  for (const [what, path, key] of LISTS) yield* checkOnce(resource.at(...path).items().map((item) => nameOf(item, key)), `each ${what} once`);
  for (const page of ['form', 'show']) yield* checkOnce(resource.at(page).items().flatMap(fieldsOf), 'each field once');
}

/** Reports a name that appears twice in a list. */
export function* checkOnce(names: readonly JsonCursor[], expected: string): Generator<Mistake> {
  const seen = new Set<string>();
  for (const name of names) {
    if (name.text === undefined) continue;
    if (seen.has(name.text)) yield name.mistake(expected, `"${name.text}" a second time`);
    seen.add(name.text);
  }
}
