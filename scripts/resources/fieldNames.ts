import { propertiesOf } from '../../src/engine/model/broughtFields';
import type { Schema } from '../../src/engine/model/Schema';
import { renameKeys } from '../../src/engine/model/transforms/renameKeys';
import { withKind } from './draft07';
import { camelCase } from './derive/names';

/** Whether the back office can call a field so: a dot means an inner field, and what JavaScript gives to every object is none. */
export function isFieldName(name: string): boolean {
  return FIELD_NAME.test(name) && !(name in Object.prototype);
}

const FIELD_NAME = /^(?!\d+$)[\p{L}\p{N}_$@-]+$/u;

/** A field that is read and written under another name than that of its box. */
export interface Renamed {
  /** In a form. */
  from: string;
  /** On the wire. */
  to: string;
}

/**
 * A record in which the fields of names that no box can have are called by names that one can; those that a condition speaks of keep theirs.
 */
export function withFieldNames(schema: Schema): { schema: Schema; renamed: Renamed[] } {
  const { properties = {}, ...others } = schema;
  const taken = new Set(Object.keys(properties));
  const conditions = JSON.stringify(CONDITIONS.map((keyword) => others[keyword]));
  const odd = Object.keys(properties).filter((name) => !isFieldName(name) && !conditions.includes(JSON.stringify(name)));
  const renamed = odd.map((to) => {
    const from = freeName(to, taken);
    taken.add(from);
    return { from, to };
  });
  if (renamed.length === 0) return { schema, renamed };
  const names = new Map(renamed.map(({ from, to }) => [to, from]));
  const called = (name: string) => names.get(name) ?? name;
  return { schema: { ...others, properties: renameKeys(properties, called), ...(schema.required && { required: schema.required.map(called) }) }, renamed };
}

const CONDITIONS = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not', 'dependencies'] as const;

function freeName(name: string, taken: ReadonlySet<string>): string {
  const words = camelCase(name);
  const plain = isFieldName(words) ? words : `field${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const numbers = Array.from({ length: taken.size + 1 }, (_one, index) => (index === 0 ? plain : `${plain}${index + 1}`));
  return numbers.find((one) => !taken.has(one)) ?? plain;
}

/** An object inside a record of which a field has a name that no box can have: it is checked, and written as JSON. */
export function withoutOddNames(schema: Schema): Schema {
  const { properties = {}, required, additionalProperties, ...others } = schema;
  if (Object.keys(properties).every(isFieldName)) return schema;
  const named = Object.fromEntries(Object.entries(properties).map(([name, field]) => [`^${name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)}$`, field]));
  const rules = { patternProperties: named, ...(required && { required }), ...(additionalProperties !== undefined && { additionalProperties }) };
  return { ...others, allOf: [...(others.allOf ?? []), rules] };
}

/** What must be there and is not described is a value of any kind: without a box for it no record could be saved. */
export function withRequiredFields(schema: Schema): Schema {
  const { properties, required = [] } = schema;
  if (!properties) return schema;
  const missing = required.filter((name) => !Object.hasOwn(propertiesOf(schema), name));
  return missing.length === 0 ? schema : { ...schema, properties: { ...properties, ...Object.fromEntries(missing.map((name) => [name, withKind({})])) } };
}

/** What must be there and can be one value only is that in a new record; in an object that may be left out it would be all that somebody has filled in. */
export function withConstants(schema: Schema): Schema {
  const { properties, items, required = [] } = schema;
  if (items && !Array.isArray(items)) return { ...schema, items: withConstants(items) };
  if (!properties) return schema;
  const inner = Object.entries(properties).map(([name, field]): [string, Schema] => {
    const isAsked = required.includes(name);
    const isConstant = isAsked && field.enum?.length === 1 && field.default === undefined && field.readOnly !== true;
    return [name, isConstant ? { ...field, default: field.enum?.[0] } : isAsked || field.items ? withConstants(field) : field];
  });
  return { ...schema, properties: Object.fromEntries(inner) };
}

/** The names that no box can have, of a record and inside it. */
export function oddNamesIn(schema: Schema): string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, field]) => [...(isFieldName(name) ? [] : [name]), ...oddNamesIn(field.items ?? field)]);
}
