import { ADDITIONAL_PROPERTY_FLAG } from '@rjsf/utils';
import { propertiesOf, takesPairs } from '../model/broughtFields';
import type { RecordData, Schema } from '../model/Schema';
import { isPlainObject } from '../model/transforms/plainObject';

/** What RJSF calls a pair that has just been added. */
const NEW_PAIR = /^newKey(-\d+)?$/;

/** Whether a pair still waits for its name. */
export function isUnnamed(name: string): boolean {
  return NEW_PAIR.test(name);
}

/** Whether a value stands under a name that is not the schema's but the operator's. */
export function isPair(schema: Schema): boolean {
  return ADDITIONAL_PROPERTY_FLAG in schema;
}

/** The object whose pair is at a place of the record, and the name of the pair; nothing where no operator gave a name. */
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

/** RJSF begins a number at 0, which nobody has typed: a pair that has just been added has no value. */
export function withEmptyPairs<Value>(next: Value, before: unknown): Value {
  if (next === before || !isPlainObject(next)) return next;
  const known = isPlainObject(before) ? before : {};
  return Object.fromEntries(Object.entries(next as RecordData).map(([name, value]) => [name, isUnnamed(name) && !(name in known) && value === 0 ? undefined : withEmptyPairs(value, known[name])])) as Value;
}
