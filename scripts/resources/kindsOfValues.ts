import { ANY } from '../../src/engine/model/kindsOfField';
import type { Schema, SchemaType } from '../../src/engine/model/Schema';

/** A schema that says nothing allows any kind of value; one that has only rules allows the kind that the rules are about. */
export function withKind(schema: Schema): Schema {
  if (Object.keys(schema).some((keyword) => SAY_KIND.has(keyword))) return schema;
  const ruled = Object.entries(RULES_OF).find(([, keywords]) => keywords.some((keyword) => keyword in schema));
  return { ...schema, type: ruled ? (ruled[0] as SchemaType) : [...ANY] };
}

/** An object in which values under free names have a kind, also in its alternatives: RJSF would take a new one for a text. */
export function withKindOfPairs(schema: Schema): Schema {
  const { additionalProperties: value = false, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(value !== false && { additionalProperties: withKind(value === true ? {} : value) }),
    ...(anyOf && { anyOf: anyOf.map(withKindOfPairs) }),
    ...(oneOf && { oneOf: oneOf.map(withKindOfPairs) }),
  };
}

export const SAY_KIND = new Set(['$ref', 'type', 'enum', 'const', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'properties', 'dependencies']);

/** The rules that only values of one kind can break. */
export const RULES_OF: Partial<Record<SchemaType, readonly string[]>> = {
  string: ['format', 'pattern', 'minLength', 'maxLength'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems', 'contains'],
  object: ['properties', 'additionalProperties', 'patternProperties', 'minProperties', 'maxProperties', 'propertyNames'],
};
