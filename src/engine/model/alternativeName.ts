import { propertiesOf } from './broughtFields';
import { ownParts } from './ownParts';
import type { Schema, SchemaType } from './Schema';

/**
 * What an alternative without a word of its own is called by: the value of the field that tells it from the others, the fields that only it has, its
 * one value, its kind, or its place where others are of the same kind.
 */
export type AlternativeName = { field: string; value: unknown } | { fields: readonly string[] } | { value: unknown } | { kind: SchemaType } | { position: number };

/** What the alternative at a place is called by. Local references are resolved in `options`; `around` is the schema that has them. */
export function alternativeName(options: readonly Schema[], place: number, around: Schema): AlternativeName {
  const option = options[place] ?? {};
  const [telling] = Object.entries(propertiesOf(option)).flatMap(([field, schema]) => onlyValues(schema).map((value) => ({ field, value })));
  if (telling) return telling;
  const fields = ownParts(options, option);
  if (fields.length > 0) return { fields };
  if (option.const !== undefined) return { value: option.const };
  const kindOf = (one: Schema) => [one.type ?? around.type ?? []].flat()[0];
  const kind = kindOf(option);
  const isAlone = options.filter((one) => kindOf(one) === kind).length === 1;
  return kind !== undefined && isAlone ? { kind } : { position: place + 1 };
}

/** The value of a field that can have no other. */
function onlyValues({ const: only, enum: choices }: Schema): readonly unknown[] {
  if (only !== undefined) return [only];
  return choices?.length === 1 ? choices : [];
}
