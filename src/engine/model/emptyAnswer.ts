import { leastPlaces } from './placesOf';
import type { Schema } from './Schema';
import { defaultWidgetName, hasType, isJsonOnly } from './widgetName';

/**
 * The value that a required field has when nobody touches it: a box that is not ticked says no, a list without items is an empty one, and what may be nothing is
 * `null`. `undefined` where only a value is an answer.
 */
export function emptyAnswer(schema: Schema): false | null | readonly [] | undefined {
  if (schema.readOnly) return undefined;
  if (mayBeNull(schema)) return null;
  if (defaultWidgetName(schema) === 'yesNo') return schema.const === true ? undefined : false;
  const isList = hasType(schema, 'array') && !isJsonOnly({ ...schema, items: {} });
  return isList && leastPlaces(schema) === 0 && !schema.contains ? [] : undefined;
}

/** Whether `null` is a value of its own. */
export function mayBeNull(schema: Schema): boolean {
  return hasType(schema, 'null') || [schema.oneOf, schema.anyOf].some((options) => options?.some((option) => hasType(option, 'null')));
}
