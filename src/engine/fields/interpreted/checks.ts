import { isObject } from '@/config/isObject';
import type { Schema, SchemaType } from '../../model/Schema';
import { equal, formats, ucs2length } from '../../model/validatorRuntime';

/** A rule about a value as a whole: whether the value meets it, and the parameters of its message, as the compiled validators give them. */
interface Check {
  keyword: keyof Schema;
  holds(value: unknown, said: never): boolean;
  params?(said: unknown): Record<string, unknown>;
}

/** The rules of a schema that a value breaks, without those of its parts. A rule about texts holds for any number, as another rule checks its type. */
export function brokenChecks(schema: Schema, value: unknown): { keyword: string; params: Record<string, unknown> }[] {
  return CHECKS.flatMap(({ keyword, holds, params = none }) => {
    const said = schema[keyword];
    return said === undefined || holds(value, said as never) ? [] : [{ keyword, params: params(said) }];
  });
}

const none = () => ({});
const limit = (said: unknown) => ({ limit: said });

const CHECKS: readonly Check[] = [
  { keyword: 'type', holds: (value, types: SchemaType | SchemaType[]) => [types].flat().some((type) => TYPES[type](value)), params: (type) => ({ type }) },
  { keyword: 'enum', holds: (value, values: unknown[]) => values.some((one) => equal(one, value)), params: (allowedValues) => ({ allowedValues }) },
  { keyword: 'const', holds: (value, only: unknown) => equal(only, value), params: (allowedValue) => ({ allowedValue }) },
  { keyword: 'format', holds: ofText((text, format: string) => hasFormat(text, format)), params: (format) => ({ format }) },
  { keyword: 'pattern', holds: ofText((text, pattern: string) => new RegExp(pattern, 'u').test(text)), params: (pattern) => ({ pattern }) },
  { keyword: 'minLength', holds: ofText((text, least: number) => ucs2length(text) >= least), params: limit },
  { keyword: 'maxLength', holds: ofText((text, most: number) => ucs2length(text) <= most), params: limit },
  { keyword: 'minimum', holds: ofNumber((number, least) => number >= least), params: limit },
  { keyword: 'maximum', holds: ofNumber((number, most) => number <= most), params: limit },
  { keyword: 'exclusiveMinimum', holds: ofNumber((number, least) => number > least), params: limit },
  { keyword: 'exclusiveMaximum', holds: ofNumber((number, most) => number < most), params: limit },
  { keyword: 'multipleOf', holds: ofNumber(isMultiple), params: (multipleOf) => ({ multipleOf }) },
  { keyword: 'minItems', holds: ofList((list, least: number) => list.length >= least), params: limit },
  { keyword: 'maxItems', holds: ofList((list, most: number) => list.length <= most), params: limit },
  { keyword: 'uniqueItems', holds: ofList((list, unique: boolean) => !unique || list.every((item, index) => list.findIndex((other) => equal(item, other)) === index)) },
  { keyword: 'minProperties', holds: ofObject((names, least) => names.length >= least), params: limit },
  { keyword: 'maxProperties', holds: ofObject((names, most) => names.length <= most), params: limit },
];

const TYPES: Readonly<Record<SchemaType, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  object: isObject,
  array: Array.isArray,
  null: (value) => value === null,
};

function ofText<Said>(holds: (text: string, said: Said) => boolean) {
  return (value: unknown, said: Said) => typeof value !== 'string' || holds(value, said);
}

function ofNumber(holds: (number: number, said: number) => boolean) {
  return (value: unknown, said: number) => typeof value !== 'number' || holds(value, said);
}

function ofList<Said>(holds: (list: readonly unknown[], said: Said) => boolean) {
  return (value: unknown, said: Said) => !Array.isArray(value) || holds(value, said);
}

function ofObject(holds: (names: readonly string[], said: number) => boolean) {
  return (value: unknown, said: number) => !isObject(value) || holds(Object.keys(value), said);
}

function hasFormat(text: string, format: string): boolean {
  const known = formats[format];
  return known === undefined || (typeof known === 'function' ? known(text) : known.test(text));
}

/** Whether a number is a multiple of another one. Binary decimals are not exact: three times 0.1 gives a little more than 0.3. */
function isMultiple(number: number, unit: number): boolean {
  const times = number / unit;
  return Math.abs(times - Math.round(times)) <= 1e-8;
}
