import { propertiesOf } from '../../src/engine/model/broughtFields';
import type { Schema } from '../../src/engine/model/Schema';
import { renamedSchema } from '../../src/engine/model/transforms/renameKeys';
import { choicesOf } from './draft07';
import { withKind } from './kindsOfValues';
import { camelCase } from './derive/names';
import { freeName } from './freeName';

/** Whether the forms can use this name for a field: a dot would mean an inner field, and names that every JavaScript object has are refused. */
function isFieldName(name: string): boolean {
  return FIELD_NAME.test(name) && !(name in Object.prototype);
}

const FIELD_NAME = /^(?!\d+$)[\p{L}\p{N}_$@-]+$/u;

/** A field whose name on the wire differs from the name in the form. */
export interface Renamed {
  /** The name in the form. */
  from: string;
  /** The name on the wire. */
  to: string;
}

/** A record in which the fields with unusable names get usable ones. */
export function withFieldNames(schema: Schema): { schema: Schema; renamed: Renamed[] } {
  const taken = new Set(Object.keys(propertiesOf(schema)));
  const renamed = [...taken].filter((name) => !isFieldName(name)).map((to) => {
    const from = freeName(usableName(to), taken);
    taken.add(from);
    return { from, to };
  });
  if (renamed.length === 0) return { schema, renamed };
  const names = new Map(renamed.map(({ from, to }) => [to, from]));
  return { schema: renamedSchema(schema, (name) => names.get(name) ?? name), renamed };
}

function usableName(name: string): string {
  const words = camelCase(name);
  return isFieldName(words) ? words : `field${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** An object inside a record, of which a field has an unusable name, is checked as a whole and edited as JSON. */
export function withoutOddNames(schema: Schema): Schema {
  const { properties = {}, required, additionalProperties, ...others } = schema;
  if (Object.keys(properties).every(isFieldName)) return schema;
  const named = Object.fromEntries(Object.entries(properties).map(([name, field]) => [`^${name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}$`, field]));
  const rules = { patternProperties: named, ...(required && { required }), ...(additionalProperties !== undefined && { additionalProperties }) };
  return { ...others, allOf: [...(others.allOf ?? []), rules] };
}

/** A required field that is not described becomes a value of any kind: without an input for it, no record could be saved. */
export function withRequiredFields(schema: Schema): Schema {
  const { properties, required = [], dependencies = {} } = schema;
  if (!properties) return schema;
  const asked = [...required, ...Object.values(dependencies).flatMap((names) => (Array.isArray(names) ? names : []))];
  const missing = asked.filter((name) => !Object.hasOwn(propertiesOf(schema), name));
  return missing.length === 0 ? schema : { ...schema, properties: { ...properties, ...Object.fromEntries(missing.map((name) => [name, withKind({})])) } };
}

/**
 * A required field with only one possible value has that value in a new record. Optional objects are left out, because the value alone would make
 * an untouched object count as filled in.
 */
export function withConstants(schema: Schema): Schema {
  const { properties, items, required = [] } = schema;
  if (items && !Array.isArray(items)) return { ...schema, items: withConstants(items) };
  if (!properties) return schema;
  const inner = Object.entries(properties).map(([name, field]): [string, Schema] => {
    const isAsked = required.includes(name);
    const choices = choicesOf(field);
    const isConstant = isAsked && choices?.length === 1 && field.default === undefined && field.readOnly !== true;
    return [name, isConstant ? { ...field, default: choices[0] } : isAsked || field.items ? withConstants(field) : field];
  });
  return { ...schema, properties: Object.fromEntries(inner) };
}

/** The unusable names of a record, at any depth. */
export function oddNamesIn(schema: Schema): string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, field]) => [...(isFieldName(name) ? [] : [name]), ...oddNamesIn(field.items ?? field)]);
}
