import type { Schema } from '../../src/engine/model/Schema';

/** Every keyword of a `schema.json` and what stands under it: JSON Schema would let a misspelt one through in silence. */
const keywords: Record<keyof Schema, 'schema' | 'schemas' | 'named schemas' | 'other'> = {
  $ref: 'other',
  type: 'other',
  title: 'other',
  description: 'other',
  default: 'other',
  examples: 'other',
  enum: 'other',
  const: 'other',
  format: 'other',
  pattern: 'other',
  minLength: 'other',
  maxLength: 'other',
  minimum: 'other',
  maximum: 'other',
  exclusiveMinimum: 'other',
  exclusiveMaximum: 'other',
  multipleOf: 'other',
  minItems: 'other',
  maxItems: 'other',
  uniqueItems: 'other',
  items: 'schema',
  contains: 'schema',
  minContains: 'other',
  maxContains: 'other',
  properties: 'named schemas',
  required: 'other',
  minProperties: 'other',
  maxProperties: 'other',
  additionalProperties: 'schema',
  propertyNames: 'schema',
  readOnly: 'other',
  writeOnly: 'other',
  deprecated: 'other',
  definitions: 'named schemas',
  allOf: 'schemas',
  anyOf: 'schemas',
  oneOf: 'schemas',
  not: 'schema',
  if: 'schema',
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  then: 'schema',
  else: 'schema',
  dependencies: 'named schemas',
};

export const KEYWORDS = Object.keys(keywords);

/** What other drafts and OpenAPI write under, which is put in the words above as it is read. */
const others: Readonly<Record<string, 'schema' | 'schemas' | 'named schemas' | 'other'>> = {
  $defs: 'named schemas',
  prefixItems: 'schemas',
  additionalItems: 'schema',
  patternProperties: 'named schemas',
  dependentSchemas: 'named schemas',
  dependentRequired: 'other',
  nullable: 'other',
};

/** What a keyword holds, as far as a walk through a schema is concerned. */
export function kindOfKeyword(keyword: string): 'schema' | 'schemas' | 'named schemas' | 'other' | undefined {
  return Object.hasOwn(keywords, keyword) ? keywords[keyword as keyof Schema] : others[keyword];
}
