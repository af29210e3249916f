/** Texts after each other, as sentences, of which some end with a mark of their own. The last one stays as it is. */
export function sentences(texts: readonly (string | false | undefined)[]): string {
  const said = texts.filter((text): text is string => typeof text === 'string' && text !== '');
  return said.map((text, index) => (index < said.length - 1 && !/[.!?…]$/.test(text) ? `${text}.` : text)).join(' ');
}
