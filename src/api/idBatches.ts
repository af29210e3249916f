/** Leaves a quarter of an address to its path and its other parameters; a comma is three characters there (rule calls.addresses). */
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
