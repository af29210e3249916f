import { alternativesOf, hasAlternatives, isConditional, propertiesOf, requiredOf } from './broughtFields';
import { isOfAnyKind } from './kindsOfField';
import { leastPlaces } from './placesOf';
import type { Entity } from './Resource';
import type { Schema } from './Schema';
import { defaultWidgetName, hasType, isJsonOnly } from './widgetName';

/** Where a field of an entity is: by dotted names, without the numbers of items. */
interface Place {
  entity: Pick<Entity, 'resource'>;
  path: string;
}

/**
 * The value that a required field has when nobody touches it: a box that is not ticked says no, a list without items is an empty one, what may be nothing is
 * `null` unless it may be anything, and an object consists of such answers where it asks for nothing else. One that asks for nothing, of free names or of
 * anything is an empty one, unless a widget edits it as a whole, as it does an address. `undefined` where only a value is an answer.
 */
export function emptyAnswer(schema: Schema, place?: Place): false | null | readonly [] | Readonly<Record<string, unknown>> | undefined {
  if (schema.readOnly) return undefined;
  if ([schema, ...alternativesOf(schema)].some(isOfAnyKind)) return undefined;
  if (mayBeNull(schema)) return null;
  if (defaultWidgetName(schema) === 'yesNo') return schema.const === true ? undefined : false;
  if (hasType(schema, 'object')) return emptyObject(schema, place);
  const isList = hasType(schema, 'array') && !isJsonOnly({ ...schema, items: {} });
  return isList && leastPlaces(schema) === 0 && !schema.contains ? [] : undefined;
}

function emptyObject(schema: Schema, place: Place | undefined): Readonly<Record<string, unknown>> | undefined {
  const { type, properties = {}, required = [], minProperties = 0, not } = schema;
  if (type !== 'object' || minProperties > 0 || not || hasAlternatives(schema) || isEditedWhole(schema, place)) return undefined;
  if (requiredOf(schema).length === 0) return {};
  if (required.length === 0 || isConditional(schema)) return undefined;
  const answers = required.map((name) => [name, emptyAnswer(properties[name] ?? {}, place && { ...place, path: `${place.path}.${name}` })] as const);
  return answers.every(([, answer]) => answer !== undefined) ? Object.fromEntries(answers) : undefined;
}

/** Whether a widget of its own edits the fields of an object. */
function isEditedWhole(schema: Schema, place: Place | undefined): boolean {
  return place?.entity.resource.fields[place.path]?.widget !== undefined && Object.keys(propertiesOf(schema)).length > 0;
}

/** Whether `null` is a value of its own. */
export function mayBeNull(schema: Schema): boolean {
  const { type, enum: choices } = schema;
  return hasType(schema, 'null') || (type === undefined && choices?.includes(null) === true) || [schema.oneOf, schema.anyOf].some((options) => options?.some((option) => hasType(option, 'null')));
}
