/** A schema without the references that only validators follow, and without what these lead to. The form and the sandbox know such a value by its type. */
export function withoutReferences<Known extends object>(schema: Known): Known {
  return JSON.parse(JSON.stringify(schema, (_key, part: unknown) => (isSchema(part) ? { ...part, $ref: undefined, $defs: undefined } : part))) as Known;
}

/** A field may be called `$ref` too, but is no text then. */
function isSchema(part: unknown): part is { $ref: string } | { $defs: object } {
  return typeof part === 'object' && part !== null && (('$ref' in part && typeof part.$ref === 'string') || '$defs' in part);
}
