import type { KnownTotal } from '../data/knownTotal';
import { isPlainObject } from '../model/transforms/plainObject';

/**
 * The list that an operator goes through, as it was when they began: a record that is dealt with keeps its place, although the list may no longer hold it. It is
 * kept in the entry of the browser's history, so that a reload knows it.
 */
export interface Queue extends KnownTotal {
  /** Those whose order is known, one after the other. */
  ids: readonly string[];
  /** How many stand before them. */
  before: number;
  /** Only the page of the list on which it was begun is known yet. */
  begun?: true;
  /** The fields by which these records were chosen, where the list has no filter for that. */
  by?: readonly string[];
}

/** The queue that an entry of the history holds, which may be anything. */
export function queueOf(state: unknown): Queue | undefined {
  const queue = isPlainObject(state) ? state['queue'] : undefined;
  if (!isPlainObject(queue)) return undefined;
  const { ids, before, total, more, begun, by } = queue;
  if (!isTexts(ids) || typeof before !== 'number' || typeof total !== 'number') return undefined;
  return { ids, before, total, ...(more === true && { more }), ...(begun === true && { begun }), ...(isTexts(by) && { by }) };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** The queue once a record is gone. */
export function withoutRecord({ ids, total, ...queue }: Queue, id: string): Queue {
  return { ...queue, ids: ids.filter((one) => one !== id), total: total - 1 };
}
