/** An ISO instant as a number, for sorting. Unreadable ones come before all others and keep their order. */
export function momentOf(date: string): number {
  return Date.parse(date) || 0;
}
