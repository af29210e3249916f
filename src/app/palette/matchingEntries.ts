import { fold } from '@/i18n/fold';
import type { PaletteEntry } from './PaletteEntry';

/** The entries that have every word typed in their title, or the beginning of one of their other words, case and accents apart; those that begin with the text come first. */
export function matchingEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const text = fold(typed.trim());
  const words = wordsOf(text);
  const kept = entries.filter(({ title, alias = '' }) => words.every((word) => fold(title).includes(word) || wordsOf(alias).some((other) => other.startsWith(word))));
  const begins = ({ title }: PaletteEntry) => Number(!fold(title).startsWith(text));
  return kept.toSorted((one, other) => begins(one) - begins(other));
}

function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/);
}
