import { quoted } from '@/ui/quotedWords';
import { meaningOf, OF_A_REQUEST } from './platformSentences';

/** The part of i18next's `t` that the session's words need. */
export type Translate = (...args: [key: string] | [key: string, params: Record<string, string | number>]) => string;

/** Our words for a sentence of the platform; `undefined` where the sentence is not known. */
export function knownWords(said: string, t: Translate): string | undefined {
  const known = meaningOf(said, OF_A_REQUEST);
  return known && t(known.meaning);
}

/** A sentence of the platform: in our words where it is known, otherwise in the platform's own, marked as such. */
export function platformWords(said: string, t: Translate): string {
  return knownWords(said, t) ?? quoted(said);
}
