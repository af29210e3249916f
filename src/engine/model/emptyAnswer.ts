import { hasAlternatives, isConditional, propertiesOf, requiredOf } from './broughtFields';
import { leastPlaces } from './placesOf';
import type { Schema } from './Schema';
import { defaultWidgetName, hasType, isJsonOnly } from './widgetName';

/**
 * The value that a required field has when nobody touches it: a box that is not ticked says no, a list without items is an empty one, what may be nothing is
 * `null`, and an object consists of such answers where it asks for nothing else. An object of free names, or of anything, is one without any. `undefined` where only
 * a value is an answer.
 */
export function emptyAnswer(schema: Schema): false | null | readonly [] | Readonly<Record<string, unknown>> | undefined {
  if (schema.readOnly) return undefined;
  if (mayBeNull(schema)) return null;
  if (defaultWidgetName(schema) === 'yesNo') return schema.const === true ? undefined : false;
  if (hasType(schema, 'object')) return emptyObject(schema);
  const isList = hasType(schema, 'array') && !isJsonOnly({ ...schema, items: {} });
  return isList && leastPlaces(schema) === 0 && !schema.contains ? [] : undefined;
}

/** An object with fields that requires none is no answer: an address that is required has to be given. */
function emptyObject(schema: Schema): Readonly<Record<string, unknown>> | undefined {
  const { properties = {}, required = [], minProperties = 0 } = schema;
  const isFree = schema.type === 'object' && Object.keys(propertiesOf(schema)).length === 0 && requiredOf(schema).length === 0 && !hasAlternatives(schema);
  if (isFree) return minProperties === 0 ? {} : undefined;
  if (required.length === 0 || isConditional(schema)) return undefined;
  const answers = required.map((name) => [name, emptyAnswer(properties[name] ?? {})] as const);
  return answers.every(([, answer]) => answer !== undefined) ? Object.fromEntries(answers) : undefined;
}

/** Whether `null` is a value of its own. */
export function mayBeNull(schema: Schema): boolean {
  const { type, enum: choices } = schema;
  return hasType(schema, 'null') || (type === undefined && choices?.includes(null) === true) || [schema.oneOf, schema.anyOf].some((options) => options?.some((option) => hasType(option, 'null')));
}
