import { nextTask } from '../export/nextTask';

type Row = readonly string[];

const BATCH = 500;

/** Writes batches of rows as a CSV file that a French Excel opens correctly; the page can react between two batches. */
export async function csvBlob(batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>): Promise<Blob> {
  const { BYTE_ORDER_MARK, writeCsv } = await import('../export/csvText');
  const parts = [BYTE_ORDER_MARK];
  for await (const rows of batches) {
    parts.push(writeCsv(rows));
    await nextTask();
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/** Splits a list into batches of rows. */
export function* inBatches<Item>(items: readonly Item[], toRow: (item: Item) => Row): Generator<Row[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH).map(toRow);
}
