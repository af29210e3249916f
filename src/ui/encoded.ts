/** Half of a character, as a cut leaves it: an address cannot hold it. */
const HALVES = /\p{Surrogate}/gu;

/** A text as a part of an address. Of half a character nobody knows which one it was. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(HALVES, '\uFFFD'));
}
