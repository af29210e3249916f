import { scopePages } from '../data/scope';
import type { Reading } from '../data/readRecords';
import { keyOf } from '../data/selection';
import type { ListDefinition } from '../model/ListDefinition';
import type { Scope } from '../model/ListQuery';
import type { RecordData } from '../model/Schema';

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
