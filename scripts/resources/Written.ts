/** A schema as people write it, in any draft of JSON Schema or in OpenAPI. */
export type Written = Record<string, unknown>;
