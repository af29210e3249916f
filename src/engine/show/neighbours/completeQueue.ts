import type { Queue } from '../../page/Queue';
import type { ReadIds } from './readIds';

/** How many records must be known on both sides of the shown one; with fewer, more are read. */
const NEAR = 20;

/** The place in the list from which it must be read to extend the queue; `undefined` as long as enough of it is known. */
export function lackingFrom({ ids, before, total, more, begun }: Queue, id: string): number | undefined {
  const index = ids.indexOf(id);
  const lacksEarlier = before > 0 && (begun || index < NEAR);
  const lacksLater = (before + ids.length < total || more) && (begun || ids.length - index <= NEAR);
  if (lacksEarlier) return before - 1;
  return lacksLater ? before : undefined;
}

/**
 * The queue extended by what was read of its list. Known records keep their places, as those that have been dealt with may have left the list or moved in it. So
 * no record is skipped, and none comes twice.
 */
export function completeQueue(queue: Queue, read: ReadIds): Queue {
  const known = new Set(queue.ids);
  const isEarlier = (index: number) => read.start + index < queue.before;
  const earlier = read.ids.filter((id, index) => isEarlier(index) && !known.has(id));
  const later = read.ids.filter((id, index) => !isEarlier(index) && !known.has(id));
  const ids = [...earlier, ...queue.ids, ...later];
  const counted = read.start + ids.length;
  // The records that follow in the list may be known ones that have moved. Until the end of the list is read, the total stays as it was.
  return { ids, before: read.start, total: read.rest === 0 ? counted : Math.max(queue.total, counted + 1), ...(read.more && { more: read.more }) };
}
