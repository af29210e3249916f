import { fold } from '@/i18n/fold';
import type { PaletteEntry, PaletteGroup } from './PaletteEntry';

/** The ranks of a match, the best first: the whole text, its beginning, the beginnings of its words, any place in it, a misspelling. */
export const EXACT = 0;
const BEGINS = 1;
const WORDS = 2;
const INSIDE = 3;
export const NEAR = 4;

/**
 * The entries that match the typed text, the best first, regardless of case and accents: by their title, or by the beginning of their other words.
 * Misspellings count only where nothing else matches.
 */
export function matchingEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const rank = ranking(typed);
  const found = entries.flatMap((entry) => withRank(entry, rank(entry)));
  return (found.length > 0 ? found : entries.flatMap((entry) => withRank(entry, nearly(entry, typed)))).toSorted(byRank);
}

/** The records that a list has found, the best first. The list may have searched fields that the line does not show, so a record without a match in its line is kept. */
export function rankedRecords(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const rank = ranking(typed);
  return entries.map((entry) => ({ ...entry, rank: rank(entry) ?? INSIDE })).toSorted(byRank);
}

/** Sorts the groups by their best line; equal groups keep their order. Of several lines that open the same page, only the first is kept. */
export function bestFirst(groups: readonly PaletteGroup[]): PaletteGroup[] {
  const best = ({ entries }: PaletteGroup) => Math.min(...entries.map(rankOf));
  const led = new Set<string>();
  const isNew = ({ href }: PaletteEntry) => href === undefined || (!led.has(href) && led.add(href));
  return groups
    .toSorted((one, other) => best(one) - best(other) || 0)
    .map((group) => ({ ...group, entries: group.entries.filter(isNew) }))
    .filter(({ entries }) => entries.length > 0);
}

function ranking(typed: string): (entry: PaletteEntry) => number | undefined {
  const text = fold(typed.trim());
  const words = wordsOf(text);
  return ({ title, detail = '', alias = '' }) => {
    const whole = [fold(title), fold(detail)];
    if (whole.includes(text)) return EXACT;
    if (whole.some((one) => one.startsWith(text))) return BEGINS;
    const others = wordsOf(`${title} ${detail} ${alias}`);
    const begins = (word: string) => others.some((other) => other.startsWith(word));
    if (words.length === 0) return undefined;
    if (words.every(begins)) return WORDS;
    return words.every((word) => begins(word) || whole.some((one) => one.includes(word))) ? INSIDE : undefined;
  };
}

function nearly({ title, alias = '' }: PaletteEntry, typed: string): number | undefined {
  const others = wordsOf(`${title} ${alias}`);
  const words = wordsOf(typed);
  return words.length > 0 && words.every((word) => others.some((other) => isNear(word, other))) ? NEAR : undefined;
}

function withRank(entry: PaletteEntry, rank: number | undefined): PaletteEntry[] {
  return rank === undefined ? [] : [{ ...entry, rank }];
}

function byRank(one: PaletteEntry, other: PaletteEntry): number {
  return rankOf(one) - rankOf(other);
}

/** An entry that matches nothing typed, such as the link to all results, comes last. */
function rankOf({ rank = NEAR + 1 }: PaletteEntry): number {
  return rank;
}

function wordsOf(text: string): string[] {
  return fold(text).split(/[\s’'-]+/).filter(Boolean);
}

/** The least number of letters: fewer are close to too many words. */
const SHORTEST = 4;

/** Whether the typed letters may be a misspelling of a word: one slip (a letter too many, too few, wrong, or two in the wrong order), or the word with letters left out. */
export function isNear(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < SHORTEST) return false;
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  // A slip in the first letter is rare, and allowing it would find too much.
  if (at === 0) return false;
  const [rest, meant] = [typed.slice(at), word.slice(at)];
  const swapped = `${rest.slice(1, 2)}${rest.slice(0, 1)}${rest.slice(2)}`;
  return [meant.startsWith(swapped), meant.slice(1).startsWith(rest.slice(1)), meant.startsWith(rest.slice(1)), meant.slice(1).startsWith(rest)].some(Boolean) || leavesOut(typed, word);
}

/** Whether all the typed letters occur in the word in their order. */
function leavesOut(typed: string, word: string): boolean {
  let from = 0;
  return [...typed].every((letter) => (from = word.indexOf(letter, from) + 1) > 0);
}
