import { propertiesOf } from '../model/broughtFields';
import type { Schema } from '../model/Schema';

/** Whether a field's schema has alternatives: no widget of ours stands for them, RJSF and its MUI theme draw them whole. */
export function isReadyMade({ anyOf, oneOf }: Schema): boolean {
  return anyOf !== undefined || oneOf !== undefined;
}

/** Whether RJSF may have to draw something by itself, anywhere in a record: alternatives, or fields that our list of them does not know. */
export function hasReadyMadePart(schema: Schema): boolean {
  const { definitions, items } = schema;
  const parts = [...Object.values(propertiesOf(schema)), ...Object.values(definitions ?? {}), ...(items ? [items] : [])];
  return isReadyMade(schema) || hasUnlistedFields(schema) || parts.some(hasReadyMadePart);
}

/** Free names bring fields that no branch of the schema has. */
function hasUnlistedFields({ additionalProperties }: Schema): boolean {
  return Boolean(additionalProperties);
}
