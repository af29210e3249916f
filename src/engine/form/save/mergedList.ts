import { isPlainObject } from '../../model/transforms/plainObject';

/** A list as it was before two people changed it, as the operator has changed it, and as the server has it now. */
interface Versions {
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

/**
 * The list with the changes of both, each item told by its id: the items that one of them has changed or removed, in the order of whoever moved or added some.
 * `undefined` where both have changed the same item, or both have moved or added items, since one of two added items may be the other, whose answer was lost.
 */
export function mergedList({ before, mine, theirs }: Versions, isSame: (one: unknown, other: unknown) => boolean): unknown[] | undefined {
  const known = itemsById(before);
  const [own, others] = [itemsById(mine), itemsById(theirs)];
  if (!known || !own || !others) return undefined;
  const [isMine, isTheirs] = [own, others].map((items) => isArranged(items, known));
  if (isMine && isTheirs) return undefined;

  const isBoth = (id: unknown) => ![own, others].some((items) => isSame(items.get(id), known.get(id))) && !isSame(own.get(id), others.get(id));
  if ([...known.keys()].some(isBoth)) return undefined;
  const [leading, other] = isMine ? [own, others] : [others, own];
  const kept = [...leading].filter(([id]) => !known.has(id) || other.has(id));
  return kept.map(([id, item]) => (known.has(id) && isSame(item, known.get(id)) ? other.get(id) : item));
}

/** The items of a list by their ids, in their order, each item without an id by itself. `undefined` for anything but a list of objects, and where two have the same id. */
function itemsById(list: unknown): Map<unknown, unknown> | undefined {
  if (!Array.isArray(list) || !list.every(isPlainObject)) return undefined;
  const items = new Map(list.map((item) => [item['id'] ?? item, item]));
  return items.size === list.length ? items : undefined;
}

/** Whether items were added to the list or moved in it. */
function isArranged(items: Map<unknown, unknown>, before: Map<unknown, unknown>): boolean {
  const order = [...before.keys()].filter((id) => items.has(id));
  return [...items.keys()].some((id, place) => id !== order[place]);
}
