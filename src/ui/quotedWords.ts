/** Around words that are not ours in a sentence that is: marks of text that no reader sees, so that a sentence stays a text on its way to the screen. */
const OPENING = '\u2068';
const CLOSING = '\u2069';

const QUOTED = new RegExp(`${OPENING}([^${CLOSING}]*)${CLOSING}`);

/** In characters: a server may answer with all that it was doing. */
const LONGEST = 400;

/** What somebody else has said, as a part of a sentence: its beginning where it is long. */
export function quoted(words: string): string {
  const start = words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words;
  return OPENING + start.replaceAll(new RegExp(`[${OPENING}${CLOSING}]`, 'g'), '') + CLOSING;
}

/** A sentence in turns: ours, quoted, ours… */
export function turnsOf(sentence: string): string[] {
  return sentence.split(QUOTED);
}
