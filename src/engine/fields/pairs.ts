import { ADDITIONAL_PROPERTY_FLAG } from '@rjsf/utils';
import { propertiesOf, takesPairs } from '../model/broughtFields';
import type { RecordData, Schema } from '../model/Schema';
import { isPlainObject } from '../model/transforms/plainObject';

/** The name that RJSF gives to a pair that has just been added. */
const NEW_PAIR = /^newKey(-\d+)?$/;

/** Whether a pair has no name from the operator yet. */
export function isUnnamed(name: string): boolean {
  return NEW_PAIR.test(name);
}

/** The place of the name of a pair, beside that of its value. */
export function nameOfPair(place: string): string {
  return `${place}-key`;
}

/** Whether the operator, not the schema, has given a value its name. */
export function isPair(schema: Schema): boolean {
  return ADDITIONAL_PROPERTY_FLAG in schema;
}

/** A schema without the pairs that RJSF adds to it for a record, by which an object of free names alone would no longer be known as one. */
export function withoutPairs(schema: Schema): Schema {
  const { properties, ...others } = schema;
  if (!properties || !takesPairs(schema)) return schema;
  const own = Object.entries(properties).filter(([, part]) => !isPair(part));
  return own.length > 0 ? { ...others, properties: Object.fromEntries(own) } : others;
}

/** The object that contains the pair at a place of the record, and the name of the pair; `undefined` where the schema gives the name. */
export function pairAt(schema: Schema, path: string): { around: string; name: string } | undefined {
  const parts = path.split('.');
  let inner: Schema | undefined = schema;
  for (const [index, part] of parts.entries()) {
    const properties: Readonly<Record<string, Schema>> = propertiesOf(inner);
    if (takesPairs(inner) && index > 0 && !Object.hasOwn(properties, part)) return { around: parts.slice(0, index).join('.'), name: part };
    inner = inner.items ?? properties[part];
    if (!inner) return undefined;
  }
  return undefined;
}

/** Empties the value of a pair that has just been added, as RJSF starts a number at 0, which nobody has typed. */
export function withEmptyPairs<Value>(next: Value, before: unknown): Value {
  if (next === before || !isPlainObject(next)) return next;
  const known = isPlainObject(before) ? before : {};
  return Object.fromEntries(Object.entries(next as RecordData).map(([name, value]) => [name, isUnnamed(name) && !(name in known) && value === 0 ? undefined : withEmptyPairs(value, known[name])])) as Value;
}
