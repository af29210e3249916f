import type { Schema } from '../../src/engine/model/Schema';

/** Every keyword of a `schema.json`, with what it contains. The list is closed, because JSON Schema would silently accept a misspelt keyword. */
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
  patternProperties: 'named schemas',
  readOnly: 'other',
  writeOnly: 'other',
  deprecated: 'other',
  definitions: 'named schemas',
  $defs: 'named schemas',
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

/** Keywords of other drafts and of OpenAPI that contain schemas. They are rewritten into the words above when they are read. */
const others: Readonly<Record<string, 'schema' | 'schemas' | 'named schemas' | 'other'>> = {
  prefixItems: 'schemas',
  additionalItems: 'schema',
  unevaluatedProperties: 'schema',
  unevaluatedItems: 'schema',
  dependentSchemas: 'named schemas',
  dependentRequired: 'other',
  nullable: 'other',
  extends: 'schema',
  disallow: 'other',
  divisibleBy: 'other',
};

/** Keywords of other tools by which a value has fields or rules that no form would have, each with the keyword that says the same here. */
export const UNREAD: Readonly<Record<string, string>> = {
  $merge: 'allOf',
  $patch: 'allOf',
  propertyDependencies: 'dependentSchemas',
  select: 'oneOf',
  selectCases: 'oneOf',
  switch: 'if',
};

/** What a keyword contains, for a walk through a schema. */
export function kindOfKeyword(keyword: string): 'schema' | 'schemas' | 'named schemas' | 'other' | undefined {
  return Object.hasOwn(keywords, keyword) ? keywords[keyword as keyof Schema] : others[keyword];
}

/** The schema that says what `true` or `false` says in the place of one. */
export function schemaOf(isAllowed: boolean): Schema {
  return isAllowed ? {} : { not: {} };
}
