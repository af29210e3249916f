import type { Reading } from '../../data/readRecords';
import { scopePages } from '../../data/scope';
import type { ListDefinition } from '../../model/ListDefinition';
import type { Scope } from '../../model/ListQuery';
import { columnWriter, type Writing } from './columnWriter';
import type { CsvPage } from './CsvFile';
import { nextTask } from './nextTask';
import { withoutRepeats } from './withoutRepeats';

interface RecordPages {
  scope: Scope;
  list: ListDefinition;
  fields: readonly string[];
  reading: Reading;
  writing: Writing;
}

/** The records of a scope as pages of a file that the app writes itself. Rejects with an `ApiError`. */
export async function* recordPages({ scope, list, fields, reading, writing }: RecordPages): AsyncGenerator<CsvPage> {
  const columns = fields.map((field) => columnWriter(field, writing));
  const fresh = withoutRepeats();
  for await (const records of scopePages(scope, list, reading)) {
    await nextTask();
    const kept = fresh(records, (record) => record['id']);
    yield { columns, rows: kept.map((record) => columns.map(({ write }) => write(record))) };
  }
}
