/** Which alternatives are meant: `oneOf:contact`, by the keyword and the place in the record; the record itself has no place. */
export function alternativesKey(keyword: string, path: readonly (string | number)[]): string {
  return `${keyword}:${path.join('.')}`;
}

/** The place in the record, dotted. */
export function placeOfAlternatives(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}
