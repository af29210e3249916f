import { fold } from '@/i18n/fold';
import type { PaletteEntry } from './PaletteEntry';

/** The entries that have every word typed, case and accents apart; those that begin with the text come first. */
export function matchingEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const text = fold(typed.trim());
  const words = text.split(/\s+/);
  const kept = entries.filter(({ title, alias = '' }) => words.every((word) => fold(`${title} ${alias}`).includes(word)));
  const begins = ({ title }: PaletteEntry) => Number(!fold(title).startsWith(text));
  return kept.toSorted((one, other) => begins(one) - begins(other));
}
