import { propertiesOf } from '../../../src/engine/model/broughtFields';
import type { Schema } from '../../../src/engine/model/Schema';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { withKind } from '../kindsOfValues';

/** The field that collects the values under names that an operator chooses. */
export const FREE = 'otherFields';

export const FREE_RULE = 'names that the operator gives beside the fields of the record';

/** A record whose schema describes values under free names, with these as the pairs of one field; nothing where the record has such a field already. */
export function withFreeNames(schema: Schema): Schema | undefined {
  const { additionalProperties, patternProperties, properties, ...others } = schema;
  const isFree = isPlainObject(additionalProperties) || patternProperties !== undefined;
  if (!isFree || Object.hasOwn(propertiesOf(schema), FREE)) return undefined;
  const value = patternProperties ? ofPatterns(schema) : { additionalProperties: withKind(additionalProperties as Schema) };
  return { ...others, type: 'object', properties: { ...properties, [FREE]: { type: 'object', ...value } } };
}

/** The schema of the values under free names. Where a single pattern allows the names and nothing else is allowed, all values have the pattern's kind. */
function ofPatterns({ patternProperties = {}, additionalProperties }: Schema): Schema {
  const [[pattern, value] = [], ...others] = Object.entries(patternProperties);
  if (pattern !== undefined && others.length === 0 && additionalProperties === false) return { additionalProperties: withKind(value ?? {}), propertyNames: { pattern } };
  return { patternProperties, ...(additionalProperties !== undefined && { additionalProperties }) };
}
