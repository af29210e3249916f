import { quoted } from '@/ui/quotedWords';
import { meaningOf, OF_A_REQUEST } from './platformSentences';

/** i18next's `t`, as far as the session's words need it. */
export type Translate = (...args: [key: string] | [key: string, params: Record<string, string>]) => string;

/** Our words for what the platform has said; nothing where it is not known. */
export function knownWords(said: string, t: Translate): string | undefined {
  const known = meaningOf(said, OF_A_REQUEST);
  return known && t(known.meaning);
}

/** What the platform has said: in our words where these are known, else in its own, marked as such. */
export function platformWords(said: string, t: Translate): string {
  return knownWords(said, t) ?? quoted(said);
}
