import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The kinds of fields that the entities are made of. Each entity takes some of them, under names of its own. */
const KINDS = [
  (index: number) => ({ type: 'string', maxLength: 40 + (index % 60) }),
  (index: number) => ({ type: 'integer', minimum: index % 7, maximum: 100 + index }),
  () => ({ type: 'boolean' }),
  () => ({ type: 'string', format: 'date' }),
  () => ({ type: 'string', format: 'date-time', readOnly: true }),
  (index: number) => ({ type: 'string', enum: [`new${index}`, `open${index}`, `closed${index}`] }),
  () => ({ type: 'string', format: 'email' }),
  () => ({ type: 'string', maxLength: 2000 }),
  (index: number) => ({ type: 'object', properties: { [`street${index}`]: { type: 'string' }, [`floor${index}`]: { type: 'integer' } } }),
  (index: number) => ({ type: 'array', items: { type: 'string', maxLength: 20 + (index % 30) } }),
] as const;

/**
 * Writes entities of ten fields each, no two alike, that consist of a schema only. Identical entities would be parsed and compressed only once and
 * so distort the figures.
 */
export function writeDifferentEntities(folder: string, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const fields = KINDS.map((kind, place): [string, object] => [`${['first', 'second', 'third'][(index + place) % 3]}Part${place}Of${index}`, kind(index)]);
    const schema = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: { fr: `Élément ${index}`, en: `Item ${index}` },
      type: 'object',
      required: ['name'],
      properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string', minLength: 1, maxLength: 255 }, ...Object.fromEntries(fields) },
    };
    mkdirSync(join(folder, `item${index}`), { recursive: true });
    writeFileSync(join(folder, `item${index}`, 'schema.json'), JSON.stringify(schema));
  }
}
