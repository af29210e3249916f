import { nameOf } from './checkFields';
import type { Draft } from './Draft';
import { choicesOf, fieldAt, fieldNames } from './fieldPaths';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';
import { usableFilters } from './usableFilters';

/** A counter of the home page must count in an existing list, by filters of that list, and in one way only. */
export function* checkCounters(draft: Draft, entities: readonly string[]): Generator<Mistake> {
  const { resource, source } = draft;
  for (const one of resource.at('counters').items()) {
    yield* checkSince(one, draft);
    const [item, by, under] = [one.at('item'), one.at('by'), one.at('under')];
    if (!resource.at('permissions', 'list').exists) yield one.mistake('a permission to list, and "counters" beside it', 'work in a list that nobody may open');
    if ([item, by, under].filter(({ exists }) => exists).length > 1) yield one.mistake('one of "item", "by" and "under"');
    yield* under.exists ? checkUnder(under, resource, entities) : checkFilters(one.at('filters'), resource);
    yield* checkItem(item, draft);
    const confirmed = one.at('confirmed');
    yield* checkItem(confirmed, draft);
    if (confirmed.exists && !item.exists) yield confirmed.mistake('"item" beside it: which records are read');
    if (confirmed.exists && source?.readHasSideEffect) yield confirmed.mistake('an entity whose records may be read ahead: reading one of this "source" has a side effect');
    if (by.text !== undefined && fieldAt(draft.schema, by.text) && !choicesOf(fieldAt(draft.schema, by.text))) yield by.mistake('a field that has choices');
  }
}

/** The field of "since" must exist. It is not checked for a list under a record, whose fields are those of another entity. */
function* checkSince(counter: JsonCursor, { schema }: Draft): Generator<Mistake> {
  const since = counter.at('since');
  if (since.text !== undefined && !counter.at('under').exists && !fieldAt(schema, since.text)) yield since.unknownName('a field', fieldNames(schema));
}

function* checkFilters(filters: JsonCursor, resource: JsonCursor): Generator<Mistake> {
  const names = usableFilters(resource).flatMap((filter) => nameOf(filter, 'name').text ?? []);
  for (const [name, filter] of filters.entries()) if (!names.includes(name)) yield filter.unknownKey('a filter of the list', names);
}

function* checkItem(item: JsonCursor, { schema }: Draft): Generator<Mistake> {
  const list = item.at('field');
  const items = fieldAt(schema, list.text ?? '')?.items ?? {};
  const expected = `a field of the items of "${list.text}"`;
  for (const [name, value] of item.at('where').entries()) if (!fieldAt(items, name)) yield value.unknownKey(expected, fieldNames(items));
  const structure = item.at('structure');
  if (structure.text !== undefined && !fieldAt(items, structure.text)) yield structure.unknownName(expected, fieldNames(items));
}

function* checkUnder(under: JsonCursor, resource: JsonCursor, entities: readonly string[]): Generator<Mistake> {
  const name = under.at('resource');
  const related = resource.at('related').items().flatMap((list) => list.at('resource').text ?? []);
  if (name.text === undefined || related.includes(name.text)) return;
  yield entities.includes(name.text) ? name.mistake('an entity that "related" lists under the record') : name.unknownName('a folder of schemas/', entities);
}
