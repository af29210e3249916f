import { isListOfTexts } from '../../config/isListOfTexts';
import type { KnownTotal } from '../data/knownTotal';
import { isPlainObject } from '../model/transforms/plainObject';

/**
 * The list that an operator goes through, as it was when they began: a record that has been dealt with keeps its place, although the list may no longer contain
 * it. The queue is stored in the entry of the browser's history, so that it survives a reload.
 */
export interface Queue extends KnownTotal {
  /** The ids of the records whose order is known, one after the other. */
  ids: readonly string[];
  /** How many records come before these in the list. */
  before: number;
  /** Set while only the page of the list is known on which the operator began. */
  begun?: true;
  /** The fields by which these records were chosen, where the list has no filter for that. */
  by?: readonly string[];
}

/** Reads the queue from an entry of the history, which may contain anything. */
export function queueOf(state: unknown): Queue | undefined {
  const queue = isPlainObject(state) ? state['queue'] : undefined;
  if (!isPlainObject(queue)) return undefined;
  const { ids, before, total, more, begun, by } = queue;
  if (!isListOfTexts(ids) || typeof before !== 'number' || typeof total !== 'number') return undefined;
  return { ids, before, total, ...(more === true && { more }), ...(begun === true && { begun }), ...(isListOfTexts(by) && { by }) };
}

/** The queue after a record was deleted. */
export function withoutRecord({ ids, total, ...queue }: Queue, id: string): Queue {
  return { ...queue, ids: ids.filter((one) => one !== id), total: total - 1 };
}
