/** The part of JSON Schema draft-07 that `schemas/<entity>/schema.json` uses. */
export interface Schema {
  $ref?: string;
  type?: SchemaType | SchemaType[];
  title?: string;
  description?: string;
  default?: unknown;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  /** A schema that some of the items match, at least one by default. */
  contains?: Schema;
  minContains?: number;
  maxContains?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  minProperties?: number;
  maxProperties?: number;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  /** The schemas of values under names that match a pattern. */
  patternProperties?: Record<string, Schema>;
  /** The value should no longer be used, and comes last. */
  deprecated?: boolean;
  readOnly?: boolean;
  /** The field is sent, and never answered. */
  writeOnly?: boolean;
  definitions?: Record<string, Schema>;
  /** What validators follow below the inputs of a form; a form and a page are given schemas without it. */
  $defs?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  /** What the presence of a field requires: other fields by name, or a schema of the object. */
  dependencies?: Record<string, Schema | string[]>;
}

export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** The schema of a record: always an object, its cross-file `$ref`s already inlined. */
export interface RecordSchema extends Schema {
  type: 'object';
  properties: Record<string, Schema>;
}

/** The data of one entity, as a form sees it (after `fromApi`) or as the API stores it (wire). */
export type RecordData = Record<string, unknown>;
