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
  /** What some of the items are, at least one unless said. */
  contains?: Schema;
  minContains?: number;
  maxContains?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  minProperties?: number;
  maxProperties?: number;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  /** Not to be used any more: it comes last. */
  deprecated?: boolean;
  readOnly?: boolean;
  /** Sent, and never answered. */
  writeOnly?: boolean;
  definitions?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  /** What the presence of a field asks for: other fields by their names, or what a schema says of the object. */
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
