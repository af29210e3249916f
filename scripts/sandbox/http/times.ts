/** An instant as the API writes it (contract wire.values). */
export function toWireTime(date: Date): string {
  return `${date.toISOString().slice(0, 19)}+00:00`;
}
