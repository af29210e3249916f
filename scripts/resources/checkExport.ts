import { nameOf } from './checkFields';
import { checkOnce } from './checkList';
import type { Draft } from './Draft';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** Each export by the server must be listed once, be offered to somebody, and use filters of the list. */
export function* checkExport({ resource }: Draft): Generator<Mistake> {
  const file = resource.at('export');
  const variants = file.at('variants').items();
  if (file.exists && !resource.at('permissions', 'export').exists) {
    yield file.mistake('the key "export" in "permissions": who is offered an export', 'an export');
  }
  yield* checkOnce(
    variants.map((variant) => variant.at('name')),
    'each export once',
  );
  const sent = wireNames(resource);
  for (const filter of variants.flatMap((variant) => variant.at('filters').items())) {
    if (filter.text !== undefined && !sent.includes(filter.text)) yield filter.unknownName('the wire name of a filter of the list', sent);
  }
}

/** The names of the query parameters that the list's filters send. A filter of several values has brackets after its name. */
function wireNames(resource: JsonCursor): string[] {
  const list = resource.at('list');
  return list.at('filters').items().flatMap((filter) => {
    const name = filter.at('parameter').text ?? nameOf(filter, 'name').text;
    if (name === undefined) return [];
    return [filter.at('multiple').value === true ? `${name}[]` : name];
  });
}
