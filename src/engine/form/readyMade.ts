import type { Schema } from '../Schema';

/** Whether a field's schema has alternatives: no widget of ours stands for them, RJSF and its MUI theme draw them whole. */
export function isReadyMade({ anyOf, oneOf }: Schema): boolean {
  return anyOf !== undefined || oneOf !== undefined;
}

/** Whether such a field stands anywhere in a record. */
export function hasReadyMadePart(schema: Schema): boolean {
  const parts = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return parts.some((part) => isReadyMade(part) || hasReadyMadePart(part));
}
