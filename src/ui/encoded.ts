/** Matches half of a character, which is left where a text was cut and which an address cannot contain. */
const HALVES = /\p{Surrogate}/gu;

/** Encodes a text as a part of an address. Half a character becomes the replacement character, as nobody knows which character it was. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(HALVES, '\uFFFD'));
}
