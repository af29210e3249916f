/**
 * The characters that nobody sees and that come along with what is copied: marks of the direction of writing around a number of an address book or a date of a
 * file's properties, zero-width spaces and soft hyphens of a web page. The joiners of emojis and of some scripts are not among them.
 */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A line of text without them: with them, a number would be refused for no visible reason, and a name would not be found. */
export function withoutUnseen(line: string): string {
  return line.replaceAll(UNSEEN, '');
}
