/** Invisible characters around quoted words of somebody else, so that a sentence with a quotation can be passed on as a plain string. */
const OPENING = '\u2068';
const CLOSING = '\u2069';

const QUOTED = new RegExp(`${OPENING}([^${CLOSING}]*)${CLOSING}`);

/** The longest quotation, in characters: a server may answer with its whole stack trace. */
const LONGEST = 400;

/** Marks the words of somebody else as a quotation, for use in a sentence; long words are cut. */
export function quoted(words: string): string {
  const start = words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words;
  return OPENING + start.replaceAll(new RegExp(`[${OPENING}${CLOSING}]`, 'g'), '') + CLOSING;
}

/** Splits a sentence into its parts, in turn our own words and a quotation, starting with our own. */
export function turnsOf(sentence: string): string[] {
  return sentence.split(QUOTED);
}
