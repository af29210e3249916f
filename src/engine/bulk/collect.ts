import { scopePages } from '../list/scope';
import type { Reading } from '../list/readRecords';
import { keyOf } from '../list/selection';
import type { ListDefinition } from '../ListDefinition';
import type { Scope } from '../ListQuery';
import type { RecordData } from '../Schema';

/**
 * Every record of a scope, once, before anything is done to the first: what is done may change which records the filters match. Ten thousand
 * users are 15 MB. Rejects with an `ApiError`.
 */
export async function collect(scope: Scope, list: ListDefinition, reading: Reading, onRead: (read: number) => void): Promise<readonly RecordData[]> {
  const records = new Map<string, RecordData>();
  for await (const page of scopePages(scope, list, reading)) {
    for (const record of page) records.set(keyOf(record), record);
    onRead(records.size);
  }
  return [...records.values()];
}
