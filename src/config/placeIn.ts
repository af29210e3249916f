/** Finds `{name}` in an address. In its path, the browser has already encoded the braces. */
export function placeIn(name: string): RegExp {
  return new RegExp(`(?:\\{|%7B)${name}(?:\\}|%7D)`, 'gi');
}
