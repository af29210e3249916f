/** A schema as people write it, in any draft of JSON Schema or in OpenAPI. */
export type Written = Record<string, unknown>;

export function isSchema(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
