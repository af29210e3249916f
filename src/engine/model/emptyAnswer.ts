import { leastPlaces } from './placesOf';
import type { Schema } from './Schema';
import { defaultWidgetName, hasType, isJsonOnly } from './widgetName';

/** The value that a required field has when nobody touches it: a box that is not ticked says no, and a list without items is an empty one. `undefined` where only a value is an answer. */
export function emptyAnswer(schema: Schema): false | readonly [] | undefined {
  if (schema.readOnly) return undefined;
  if (defaultWidgetName(schema) === 'yesNo') return schema.const === true ? undefined : false;
  const isList = hasType(schema, 'array') && !isJsonOnly({ ...schema, items: {} });
  return isList && leastPlaces(schema) === 0 && !schema.contains ? [] : undefined;
}
