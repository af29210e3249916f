/** Around words that are not ours in a sentence that is: marks of text that no reader sees, so that a sentence stays a text on its way to the screen. */
const OPENING = '\u2068';
const CLOSING = '\u2069';

const QUOTED = new RegExp(`${OPENING}([^${CLOSING}]*)${CLOSING}`);

/** What somebody else has said, as a part of a sentence. */
export function quoted(words: string): string {
  return OPENING + words.replaceAll(new RegExp(`[${OPENING}${CLOSING}]`, 'g'), '') + CLOSING;
}

/** A sentence in turns: ours, quoted, ours… */
export function turnsOf(sentence: string): string[] {
  return sentence.split(QUOTED);
}
