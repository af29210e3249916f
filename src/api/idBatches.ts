/**
 * The longest batch, in characters of an address. It leaves a quarter of the address to its path and other parameters; an encoded comma takes three characters
 * (rule calls.addresses).
 */
const LONGEST = 3000;

/** Ids as values of `selected` (contract users.filters), each short enough for one address. */
export function idBatches(ids: readonly unknown[]): string[] {
  const batches: string[] = [];
  let room = 0;
  for (const id of ids.map(String)) {
    const length = encodeURIComponent(`,${id}`).length;
    if (room < length) {
      batches.push(id);
      room = LONGEST - length;
    } else {
      batches[batches.length - 1] += `,${id}`;
      room -= length;
    }
  }
  return batches;
}
