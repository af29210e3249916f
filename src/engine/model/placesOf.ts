import { hasAlternatives, propertiesOf } from './broughtFields';
import { oncePerSchema } from './oncePerSchema';
import type { Schema } from './Schema';

/**
 * The schemas of the places of a short list (a tuple), each of which has a box or a group of boxes of its own in a form. A list of a fixed length has that
 * number of equal places. `undefined` for a list that may go on after its places, that has more than a line of them, or one of whose places is a list or has
 * values of several types.
 */
export const placesOf = oncePerSchema((schema: Schema): readonly Schema[] | undefined => {
  if (![schema.type].flat().includes('array')) return undefined;
  const places = describedPlaces(schema) ?? repeatedPlaces(schema) ?? [];
  return places.length > 0 && places.length <= MOST && places.every((place) => isPlain(place) || isGroup(place)) ? places : undefined;
});

/** The fields inside the places of a tuple that are objects, which share their words as the items of a list do. */
export function fieldsOfPlaces(places: readonly Schema[]): Readonly<Record<string, Schema>> {
  return Object.assign({}, ...places.toReversed().map(propertiesOf)) as Record<string, Schema>;
}

/** Whether a place is an object with fields of its own, and not a single value. */
export function isGroup(place: Schema): boolean {
  return place.properties !== undefined && !hasAlternatives(place);
}

/** The fewest items that a list with places must have, unless it is empty. */
export function leastPlaces({ minItems = 0, allOf = [] }: Schema): number {
  return Math.max(minItems, ...allOf.map((part) => part.minItems ?? 0));
}

/** The greatest number of places with a box each, as more boxes would be a form of their own. */
const MOST = 10;

/** The reader of `schemas/` puts places under `allOf`, where `items` is a list; RJSF merges the parts before it renders a field. */
export interface Described {
  items?: Schema | readonly Schema[];
  additionalItems?: Schema | boolean;
}

/** The schemas that a list gives to its places one by one, and the one of what may follow them. */
export function listedPlaces(schema: Schema): { places: readonly Schema[]; after: Schema | boolean | undefined } | undefined {
  const parts = [schema, ...(schema.allOf ?? [])] as readonly Described[];
  const told = parts.find(({ items }) => Array.isArray(items));
  return told && { places: told.items as readonly Schema[], after: told.additionalItems };
}

function describedPlaces(schema: Schema): readonly Schema[] | undefined {
  const { places, after } = listedPlaces(schema) ?? {};
  return typeof after === 'object' ? undefined : places;
}

function repeatedPlaces({ items, minItems, maxItems, uniqueItems }: Schema): readonly Schema[] | undefined {
  if (!items || minItems === undefined || minItems !== maxItems || minItems > MOST || uniqueItems || !isPlain(items)) return undefined;
  return Array.from({ length: minItems }, () => items);
}

function isPlain(place: Schema): boolean {
  const kinds = new Set([place.type ?? []].flat().filter((type) => type !== 'null'));
  const isOne = kinds.size === 1 && !kinds.has('object') && !kinds.has('array');
  return !hasAlternatives(place) && (isOne || place.enum !== undefined || place.const !== undefined);
}
