/** Rounds degrees to a tenth of a metre, as the platform stores decimal(10,6). */
export function coordinate(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
