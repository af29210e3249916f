import type { Schema } from '../model/Schema';

/** Whether a field's schema has alternatives: no widget of ours stands for them, RJSF and its MUI theme draw them whole. */
export function isReadyMade({ anyOf, oneOf }: Schema): boolean {
  return anyOf !== undefined || oneOf !== undefined;
}

/** Whether RJSF may have to draw something by itself, anywhere in a record: alternatives, or fields that our list of them does not know. */
export function hasReadyMadePart(schema: Schema): boolean {
  const { properties, definitions, items } = schema;
  const parts = [...Object.values(properties ?? {}), ...Object.values(definitions ?? {}), ...(items ? [items] : [])];
  return isReadyMade(schema) || hasUnlistedFields(schema) || parts.some(hasReadyMadePart);
}

/** Conditions and free names may bring fields that `properties` does not have. */
function hasUnlistedFields({ allOf, then, else: otherwise, additionalProperties }: Schema): boolean {
  return Boolean(allOf ?? then ?? otherwise ?? additionalProperties);
}
