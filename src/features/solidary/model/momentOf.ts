/** Of an ISO instant, for an order: one that cannot be read comes before all the others, and leaves them in their places. */
export function momentOf(date: string): number {
  return Date.parse(date) || 0;
}
