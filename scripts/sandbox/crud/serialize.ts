import type { RecordData } from '../../../src/engine/Resource';
import type { Schema } from '../../../src/engine/Schema';
import type { Collection } from '../Collection';
import type { Format } from '../http/accept';

export interface Shape {
  format: Format;
  keepsNulls: boolean;
  origin: string;
}

/** A record as it is sent: only what the schema names, nulls kept (lists) or dropped (items), image addresses made absolute. */
export function serialize(record: RecordData, collection: Collection, shape: Shape): RecordData {
  const marks =
    shape.format === 'ld' ? { '@id': `${collection.iri}/${String(record.id)}`, '@type': collection.type } : {};
  return { ...marks, ...serializeObject(record, collection.wire, shape) };
}

function serializeObject(value: RecordData, schema: Schema, shape: Shape): RecordData {
  const sent: RecordData = {};
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const field = serializeValue(value[name], inner, shape);
    if (field !== null || shape.keepsNulls) sent[name] = field;
  }
  return sent;
}

function serializeValue(value: unknown, schema: Schema, shape: Shape): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && value.startsWith('/upload/')) return shape.origin + value;
  if (schema.properties && typeof value === 'object' && !Array.isArray(value)) {
    return serializeObject(value as RecordData, schema, shape);
  }
  return value;
}
