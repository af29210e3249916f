import { isEmptyValue } from '../../model/transforms/emptyValue';
import type { Schema } from '../../model/Schema';
import { hasType } from '../../model/widgetName';

interface Change {
  index: number;
  value: unknown;
  places: readonly Schema[];
  /** The fewest items that the list may have. */
  least: number;
}

/**
 * A list with one of its places changed, no longer than its last filled place or its least length; `undefined` when nothing is left. An empty place becomes `null`
 * where its schema allows that, `false` where it is a tick box, and otherwise `undefined`, which its schema refuses.
 */
export function withPlace(list: readonly unknown[], { index, value, places, least }: Change): unknown[] | undefined {
  const filled = places.map((_place, at) => (at === index ? value : list[at]));
  const onlyBoxes = places.every((place) => hasType(place, 'boolean'));
  // A tick box that is not ticked beside empty boxes counts as empty, as nobody has filled it in.
  const isGiven = (one: unknown) => !isEmptyValue(one) && (onlyBoxes || one !== false);
  const used = filled.findLastIndex(isGiven) + 1;
  if (used === 0) return undefined;
  return filled.slice(0, Math.max(used, least)).map((one, at) => (isEmptyValue(one) ? leftEmpty(places[at] ?? {}) : one));
}

function leftEmpty(place: Schema): false | null | undefined {
  if (hasType(place, 'null')) return null;
  return hasType(place, 'boolean') ? false : undefined;
}
