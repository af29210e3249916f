import type { WireRecord } from '@/api/records';
import { foldedLetters } from '@/i18n/fold';

/**
 * Whether an answer repeats texts that were sent, by their names, and none of them as it was sent: it is the answer to another command. An answer that repeats
 * nothing proves nothing.
 */
export function contradicts(answer: WireRecord, sent: WireRecord): boolean {
  const told = Object.keys(sent).filter((name) => typeof sent[name] === 'string' && typeof answer[name] === 'string');
  return told.length > 0 && !told.some((name) => isSameText(answer[name], sent[name]));
}

/** Compares letters and digits alone, as a server may tidy a text. */
export function isSameText(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && foldedLetters(one) === foldedLetters(other);
}
