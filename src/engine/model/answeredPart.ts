import { propertiesOf } from './broughtFields';
import type { Schema } from './Schema';
import { isPlainObject } from './transforms/plainObject';

/** What an API answers of a value: all but what is only written, at any depth. */
export function answeredPart(schema: Schema, value: unknown): unknown {
  if (schema.writeOnly) return undefined;
  if (Array.isArray(value)) return value.map((item) => answeredPart(schema.items ?? {}, item));
  if (!isPlainObject(value)) return value;
  const fields = propertiesOf(schema);
  const parts = Object.entries(value).map(([name, inner]) => [name, answeredPart(fields[name] ?? {}, inner)] as const);
  return Object.fromEntries(parts.filter(([name]) => fields[name]?.writeOnly !== true));
}
