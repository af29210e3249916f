import { answeredPart } from '../../../src/engine/model/answeredPart';
import { propertiesOf, takesPairs } from '../../../src/engine/model/broughtFields';
import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import type { Format } from '../http/accept';
import { setOwn } from '../store/setOwn';
import type { Collection } from '../World';

export interface Shape {
  format: Format;
  keepsNulls: boolean;
  origin: string;
}

/** A record as it is answered: only the fields of the schema, with nulls kept (lists) or dropped (items), and the addresses of images made absolute. */
export function serialize(record: RecordData, collection: Pick<Collection, 'wire' | 'iri' | 'type'>, shape: Shape): RecordData {
  const { wire, iri, type } = collection;
  if (shape.format !== 'ld') return fill(blank(wire, shape), record, wire, shape);
  const sent = blank(wire, shape, true);
  sent['@id'] = `${iri}/${encodeURIComponent(String(record.id))}`;
  sent['@type'] = type;
  return fill(sent, record, wire, shape);
}

function fill(sent: RecordData, value: RecordData, schema: Schema, shape: Shape): RecordData {
  const fields = propertiesOf(schema);
  const pairs = takesPairs(schema) ? Object.keys(value).filter((name) => !Object.hasOwn(fields, name)) : [];
  for (const [name, inner] of [...Object.entries(fields), ...pairs.map((pair): [string, Schema] => [pair, {}])]) {
    if (inner.writeOnly) continue;
    const field = serializeValue(value[name], inner, shape);
    if (field !== null) setOwn(sent, name, field);
  }
  return sent;
}

function serializeValue(value: unknown, schema: Schema, shape: Shape): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && value.startsWith('/upload/')) return shape.origin + value;
  if (schema.properties && typeof value === 'object' && !Array.isArray(value)) {
    return fill(blank(schema, shape), value as RecordData, schema, shape);
  }
  return Array.isArray(value) ? answeredPart(schema, value) : value;
}

const blanks = new WeakMap<Schema, RecordData>();
const markedBlanks = new WeakMap<Schema, RecordData>();

/** A record without values: its nulls, and places for the marks of JSON-LD. */
function blank(schema: Schema, { keepsNulls }: Shape, isMarked = false): RecordData {
  if (!keepsNulls) return {};
  const known = isMarked ? markedBlanks : blanks;
  const kept = known.get(schema) ?? blankOf(schema, isMarked ? ['@id', '@type'] : []);
  known.set(schema, kept);
  return { ...kept };
}

/**
 * A blank record. The marks of objects inside it are either there or not, never empty. The blank is made by parsing JSON, because a copy of a
 * parsed object is filled and written ten times faster than an object that gets fifty properties one by one, which matters for a list of a hundred
 * thousand.
 */
function blankOf({ properties = {} }: Schema, marks: readonly string[]): RecordData {
  const names = [...marks, ...Object.keys(properties).filter((name) => !name.startsWith('@') && !properties[name]?.writeOnly)];
  return JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as RecordData;
}
