/** The field of the record that a dotted path begins with. */
export function topOf(path: string): string {
  return path.split('.')[0] ?? path;
}
