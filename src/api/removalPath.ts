import type { Ids } from './Api';

/**
 * How many records one call deletes: few enough for the answer to come before a gateway gives up, for progress to show, and for the address to stay short
 * (rule calls.addresses).
 */
const REMOVED_AT_ONCE = 50;

/**
 * The address of a bulk deletion. The platform ignores what it does not understand, and then deletes every record: anything but a list of ids is refused here,
 * whoever calls (contract users.bulk).
 */
export function removalPath(path: string, parameter: string, ids: Ids): string {
  if (ids.length === 0 || !ids.every((id) => Number.isSafeInteger(id) && id > 0)) {
    throw new Error(`A bulk deletion needs ids, not [${ids.join(', ')}].`);
  }
  if (parameter === '') throw new Error('A bulk deletion needs the name of its parameter.');
  return `${path}?${parameter}=${ids.join(',')}`;
}

/** Splits items into lists short enough for one call each; none of the lists is empty. */
export function removalBatches<Item>(items: readonly Item[]): [Item, ...Item[]][] {
  const batches: [Item, ...Item[]][] = [];
  for (const item of items) {
    const last = batches.at(-1);
    if (last && last.length < REMOVED_AT_ONCE) last.push(item);
    else batches.push([item]);
  }
  return batches;
}
