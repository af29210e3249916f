import { fieldsInAnyCase, propertiesOf } from './broughtFields';
import type { Schema, SchemaType } from './Schema';

/**
 * What an alternative without a word of its own is called by: the value of the field that tells it from the others, the fields that only it has, its
 * one value, its kind, its format where others are of the same kind, or its place.
 */
export type AlternativeName = { field: string; value: unknown } | { fields: readonly string[] } | { value: unknown } | { kind: SchemaType } | { format: NamedFormat } | { position: number };

/** The formats by which an operator knows a text, or at least the one from the other. */
const NAMED_FORMATS = ['date', 'date-time', 'time', 'email', 'uri', 'ipv4', 'ipv6', 'hostname', 'uuid', 'duration'] as const;

export type NamedFormat = (typeof NAMED_FORMATS)[number];

/** The place of an alternative by which the files of words name it: behind that of the alternative in which it stands. */
export function placeWithin(around: string, index: number): string {
  return around === '' ? String(index) : `${around}-${index}`;
}

/** What the alternative at a place is called by. Local references are resolved in `options`; `around` is the schema that has them. */
export function alternativeName(options: readonly Schema[], place: number, around: Schema): AlternativeName {
  const option = options[place] ?? {};
  const [telling] = tellingValues(option);
  if (telling) return telling;
  const fields = ownParts(options, option);
  if (fields.length > 0) return { fields };
  if (option.const !== undefined) return { value: option.const };
  const kindOf = (one: Schema) => [one.type ?? around.type ?? []].flat()[0];
  const kind = kindOf(option);
  const alike = options.filter((one) => kindOf(one) === kind);
  if (kind !== undefined && alike.length === 1) return { kind };
  const format = NAMED_FORMATS.find((one) => one === option.format);
  const isAlone = alike.filter((one) => one.format === option.format).length === 1;
  if (format !== undefined && isAlone) return { format };
  // Beside texts of a format, the only one without is the text that is free.
  return kind === 'string' && option.format === undefined && isAlone ? { kind } : { position: place + 1 };
}

/** The fields that can have one value only, those of the alternative before those of the objects that it must have. */
function tellingValues(option: Schema): { field: string; value: unknown }[] {
  const fields = Object.entries(fieldsInAnyCase(option));
  const own = fields.flatMap(([field, schema]) => onlyValues(schema).map((value) => ({ field, value })));
  const inner = fields.filter(([name]) => option.required?.includes(name)).flatMap(([name, schema]) => tellingValues(schema).map(({ field, value }) => ({ field: `${name}.${field}`, value })));
  return [...own, ...inner];
}

/** The value of a field that can have no other. */
function onlyValues({ const: only, enum: choices }: Schema): readonly unknown[] {
  if (only !== undefined) return [only];
  return choices?.length === 1 ? choices : [];
}

/** The fields, two at most, that an alternative has or asks for and that not all the others have or ask for: they tell it from these. */
function ownParts(options: readonly Schema[], option: Schema): string[] {
  const parts = (one: Schema) => [...new Set([...(one.required ?? []), ...Object.keys(propertiesOf(one))])];
  return parts(option).filter((part) => !options.every((other) => parts(other).includes(part))).slice(0, 2);
}
