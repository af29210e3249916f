import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import { Refusal } from '../http/Refusal';
import { isWrittenAsFraction } from '../http/writtenNumbers';
import { propertiesOf, takesPairs } from '../../../src/engine/model/broughtFields';
import { typesOf } from '../store/columns';
import { setOwn } from '../store/setOwn';
import { writtenTime } from './writtenTime';

/** The framework's names for the types of JSON. */
const EXPECTED: Record<string, string> = {
  boolean: 'bool',
  integer: 'int',
  number: 'float',
  string: 'string',
  array: 'array',
};

/**
 * The writable fields of a body in the form in which they are stored. Unknown and read-only fields are ignored. A wrong type is refused with the
 * framework's sentence, and so is `null` where the schema does not allow it (contract wire.values). The server gives a record its `id`; that of an
 * object inside it is a value like any other.
 */
export function acceptFields(body: RecordData, schema: Schema, level: 'record' | 'nested' = 'record'): RecordData {
  const accepted: RecordData = {};
  const fields = propertiesOf(schema);
  for (const [name, value] of Object.entries(body)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field && field.readOnly !== true && (name !== 'id' || level === 'nested')) {
      if (isWrittenAsFraction(body, name) && typesOf(field)[0] === 'integer') throw typeRefusal(name, 'integer', 0.5);
      setOwn(accepted, name, acceptValue(name, value, field, isNullable(schema, name, level)));
    }
    else if (!field && takesPairs(schema)) setOwn(accepted, name, value);
  }
  return accepted;
}

function acceptValue(name: string, value: unknown, schema: Schema, nullable: boolean): unknown {
  const types = typesOf(schema);
  if (types.length === 0) return value;
  if (value === null && nullable) return null;
  if (types[0] === 'object' && !types.slice(1).some((type) => hasType(value, type))) return acceptObject(name, value, schema);
  if (isTime(schema)) return writtenTime(value, schema.format === 'date' ? 'date' : 'date-time');
  if (!types.some((type) => hasType(value, type))) throw typeRefusal(name, types[0] ?? '', value);
  return value;
}

/** Whether a field accepts `null`. For the fields of a record the wire schema says so; inside an object, every field that is not required does. */
function isNullable(parent: Schema, name: string, level: 'record' | 'nested'): boolean {
  const field = propertiesOf(parent)[name] ?? {};
  if (level === 'nested' && !parent.required?.includes(name)) return true;
  return [field.type ?? []].flat().includes('null') || field.enum?.includes(null) === true;
}

function isTime(schema: Schema): boolean {
  return typesOf(schema)[0] === 'string' && (schema.format === 'date' || schema.format === 'date-time');
}

function hasType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return typeof value === 'object' && value !== null;
  return typeof value === type;
}

function typeRefusal(name: string, type: string, value: unknown): Refusal {
  const expected = EXPECTED[type] ?? type;
  return new Refusal(400, `The type of the "${name}" attribute must be "${expected}", "${givenType(value)}" given.`);
}

function givenType(value: unknown): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'double';
  return typeof value === 'object' ? 'array' : typeof value;
}

function acceptObject(name: string, value: unknown, schema: Schema): unknown {
  if (typeof value === 'string') throw new Refusal(400, `Invalid IRI "${value}".`);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, `Expected IRI or document for resource "${resourceOf(name, schema)}", "${givenType(value)}" given.`);
  }
  return schema.properties ? acceptFields(value as RecordData, schema, 'nested') : value;
}

/** The name of the server's class for an object inside a record. Only that of addresses has been seen. */
function resourceOf(name: string, { properties }: Schema): string {
  return properties && 'addressLocality' in properties ? 'App\\Geography\\Entity\\Address' : name;
}
