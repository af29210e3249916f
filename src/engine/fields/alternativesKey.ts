/** The key of a group of alternatives: their keyword and place in the record, as in `oneOf:contact`; the record itself has an empty place. */
export function alternativesKey(keyword: string, path: readonly (string | number)[]): string {
  return `${keyword}:${path.join('.')}`;
}

/** The place of these alternatives in the record, dotted. */
export function placeOfAlternatives(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}
