/** Finds `{name}` in an address: in its path, the browser has already written the braces otherwise. */
export function placeIn(name: string): RegExp {
  return new RegExp(`(?:\\{|%7B)${name}(?:\\}|%7D)`, 'gi');
}
