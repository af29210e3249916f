import { namesIn } from '../../src/engine/model/template';
import { nameOf } from './checkFields';
import type { Draft } from './Draft';
import { fieldAt, fieldNames } from './fieldPaths';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** A field that comes from a call of its own can only be read, for one record, on the page that shows it. In a list it would cost a call for each row. */
export function* checkSources({ resource, schema }: Draft): Generator<Mistake> {
  const fields = resource.at('fields').entries();
  const sourced = fields.filter(([, field]) => field.at('endpoint').exists);
  for (const [name, field] of sourced) {
    const source = field.at('endpoint');
    for (const part of namesIn(source.text)) {
      if (!fieldAt(schema, part)) yield source.unknownName('fields of schema.json in the braces', fieldNames(schema, part), part);
    }
    if (fieldAt(schema, name)?.readOnly !== true) yield source.mistake('a field that is "readOnly" in schema.json: its value is not part of what is saved');
  }
  const names = sourced.map(([name]) => name);
  for (const place of elsewhere(resource)) {
    if (names.includes(place.text ?? '')) yield place.mistake('a field of the record itself: this one has an "endpoint" of its own, for the page that shows a record');
  }
}

/** The places where a field must come with its record. */
function elsewhere(resource: JsonCursor): JsonCursor[] {
  const list = resource.at('list');
  return [
    ...resource.at('title').oneOrMore(),
    ...list.at('columns').items().map((column) => nameOf(column, 'field')),
    ...list.at('filters').items().map((filter) => nameOf(filter, 'name')),
    ...resource.at('deletion', 'shows').items(),
  ];
}
