import { isBrought } from '../../../src/engine/model/broughtFields';
import type { Schema } from '../../../src/engine/model/Schema';
import type { Database } from '../database';
import { typesOf } from '../store/columns';
import { insertRows, type Row } from '../store/rows';
import type { Collection } from '../World';
import { generateDocument, generateValue, type GenerationContext } from './generateValue';
import { Random, seedOf } from './Random';
import { textId } from './textId';

/** What a row may know about the rows of other tables. */
export type References = Omit<GenerationContext, 'resource'>;

const DEFAULT_ROWS = 40;

/** How many rows a new table gets. `asked` is the sandbox's option, for the tables that grow with it. */
export function rowsFor({ quirk }: Collection, asked: number | undefined): number {
  const own = quirk.seed?.rows ?? DEFAULT_ROWS;
  return quirk.seed?.grows && asked !== undefined ? Math.max(own, asked) : own;
}

/** Inserts generated rows with the ids from `first` to `last`. */
export async function fillTable(
  db: Database,
  collection: Collection,
  range: { first: number; last: number },
  references: References,
): Promise<void> {
  await insertRows(db, collection, generateRows(collection, range, references));
}

/** The value of a property that was added to the schema, for an existing row: generated when the schema requires one, else nothing. */
export function fillProperty(collection: Collection, references: References) {
  return (property: string, id: number): unknown => {
    const { wire, entity, path } = collection;
    const schema = wire.properties[property];
    if (!schema || !wire.required?.includes(property)) return undefined;
    return generateValue(property, schema, new Random(seedOf(`${path} ${property}`, id)), {
      resource: entity.resource,
      definitions: wire.$defs,
      ...references,
    });
  };
}

function* generateRows(
  collection: Collection,
  { first, last }: { first: number; last: number },
  references: References,
): Generator<Row> {
  const { wire, entity, quirk, path } = collection;
  const fields = Object.entries(wire.properties).filter(([name]) => name !== 'id' && !isBrought(entity.schema, name));
  const always = { ...wire, properties: Object.fromEntries(fields.map(([name, field]) => [name, asFilled(field, entity.schema.properties[name])])) };
  for (let id = first; id <= last; id += 1) {
    const random = new Random(seedOf(path, id));
    const known = { ...quirk.seed?.document(id, random), ...(collection.textIds && { id: textId(collection, id) }) };
    yield { id, document: generateDocument(always, random, { resource: entity.resource, ...references }, known) };
  }
}

/** A list may be stored emptied, so its wire schema asks for no items. One that has been filled in has as many as the form asks for. */
function asFilled(field: Schema, { minItems }: Schema = {}): Schema {
  return minItems !== undefined && typesOf(field)[0] === 'array' ? { ...field, minItems } : field;
}
