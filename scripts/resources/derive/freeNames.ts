import { propertiesOf } from '../../../src/engine/model/broughtFields';
import type { Schema } from '../../../src/engine/model/Schema';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { withKind } from '../draft07';

/** The field that collects the values under names that an operator chooses. */
export const FREE = 'otherFields';

export const FREE_RULE = 'names that the operator gives beside the fields of the record';

/** A record whose schema describes values under free names, with these as the pairs of one field; nothing where the record has such a field already. */
export function withFreeNames(schema: Schema): Schema | undefined {
  const { additionalProperties, allOf = [], properties, ...others } = schema;
  const patterns = (allOf as Written[]).find((part) => part.patternProperties);
  const isFree = isPlainObject(additionalProperties) || patterns !== undefined;
  if (!isFree || Object.hasOwn(propertiesOf(schema), FREE)) return undefined;
  const rest = allOf.filter((part) => part !== patterns);
  const value = patterns ? ofPatterns(patterns) : { additionalProperties: withKind(additionalProperties as Schema) };
  return { ...others, type: 'object', ...(rest.length > 0 && { allOf: rest }), properties: { ...properties, [FREE]: { type: 'object', ...value } } };
}

interface Written extends Schema {
  patternProperties?: Record<string, Schema>;
}

/** The schema of the values under free names. Where a single pattern allows the names and nothing else is allowed, all values have the pattern's kind. */
function ofPatterns({ patternProperties = {}, additionalProperties }: Written): Schema {
  const [[pattern, value] = [], ...others] = Object.entries(patternProperties);
  if (pattern !== undefined && others.length === 0 && additionalProperties === false) return { additionalProperties: withKind(value ?? {}), propertyNames: { pattern } };
  return { additionalProperties: withKind({}), allOf: [{ patternProperties, ...(additionalProperties !== undefined && { additionalProperties }) } as Schema] };
}
