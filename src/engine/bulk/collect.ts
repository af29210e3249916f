import { scopePages } from '../data/scope';
import type { Reading } from '../data/readRecords';
import { keyOf } from '../data/selection';
import type { ListDefinition } from '../model/ListDefinition';
import type { Scope } from '../model/ListQuery';
import type { RecordData } from '../model/Schema';

/** Reads every record of a scope before the task begins, since the task may change which records the filters match. Ten thousand users take 15 MB. Rejects with an `ApiError`. */
export async function collect(scope: Scope, list: ListDefinition, reading: Reading, onRead: (read: number) => void): Promise<readonly RecordData[]> {
  const records = new Map<string, RecordData>();
  for await (const page of scopePages(scope, list, reading)) {
    for (const record of page) records.set(keyOf(record), record);
    onRead(records.size);
  }
  return [...records.values()];
}
