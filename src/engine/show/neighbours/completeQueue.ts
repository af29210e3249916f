import type { Queue } from '../../page/Queue';
import type { ReadIds } from './readIds';

/** As many as are known on both sides of the record that is shown before more is read. */
const NEAR = 20;

/** The place of the list from which it must be read for a queue to go on; nothing as long as enough of it is known. */
export function lackingFrom({ ids, before, total, more, begun }: Queue, id: string): number | undefined {
  const index = ids.indexOf(id);
  const lacksEarlier = before > 0 && (begun || index < NEAR);
  const lacksLater = (before + ids.length < total || more) && (begun || ids.length - index <= NEAR);
  if (lacksEarlier) return before - 1;
  return lacksLater ? before : undefined;
}

/**
 * A queue with what its list holds beside: what is known keeps its place, as those that have been dealt with may have left the list or moved in it. So nothing is passed
 * over, and nothing is met twice.
 */
export function completeQueue(queue: Queue, read: ReadIds): Queue {
  const known = new Set(queue.ids);
  const isEarlier = (index: number) => read.start + index < queue.before;
  const earlier = read.ids.filter((id, index) => isEarlier(index) && !known.has(id));
  const later = read.ids.filter((id, index) => !isEarlier(index) && !known.has(id));
  const ids = [...earlier, ...queue.ids, ...later];
  const counted = read.start + ids.length;
  // Those that follow may be ones that are known and have moved: as long as the end is not seen, there are as many as there were.
  return { ids, before: read.start, total: read.rest === 0 ? counted : Math.max(queue.total, counted + 1), ...(read.more && { more: read.more }) };
}
