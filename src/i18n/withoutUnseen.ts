/**
 * The characters that nobody sees and that come along with what is copied: marks of the direction of writing around a number of an address book or a date of a
 * file's properties, zero-width spaces and soft hyphens of a web page. The joiners of emojis and of some scripts are not among them, and neither is the override
 * that turns a text round, because that is seen.
 */
const UNSEEN = '\u00ad\u200b\u200e\u200f\u202a-\u202d\u2060\u2066-\u2069\ufeff';

const ANYWHERE = new RegExp(`[${UNSEEN}]`, 'g');
const AROUND = new RegExp(`^[\\s${UNSEEN}]+|[\\s${UNSEEN}]+$`, 'g');

/** A line of text without them: with them, a number would be refused for no visible reason. */
export function withoutUnseen(line: string): string {
  return line.replaceAll(ANYWHERE, '');
}

/** A text that is looked for, without them and without spaces around it. Inside, they may be what is looked for. */
export function trimmedOfUnseen(text: string): string {
  return text.replaceAll(AROUND, '');
}
