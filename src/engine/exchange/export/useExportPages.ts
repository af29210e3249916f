import { useApi, useConfig } from '@/session/hooks';
import { useEngine } from '../../data/EngineContext';
import type { Reading } from '../../data/readRecords';
import { scopePages } from '../../data/scope';
import { useLabels } from '../../fields/labels';
import type { ListDefinition } from '../../model/ListDefinition';
import type { Scope } from '../../model/ListQuery';
import type { EntityBody } from '../../model/Resource';
import { transformContext } from '../../model/transforms/transformContext';
import { useTextContext } from '../../fields/useTextContext';
import { columnWriter, type Writing } from './columnWriter';
import type { CsvPage } from './CsvFile';
import type { ExportForm } from './exportForms';
import { nextTask } from './nextTask';
import { serverPages } from './serverPages';

type ExportPages = (scope: Scope, form: ExportForm, signal: AbortSignal) => AsyncIterable<CsvPage>;

/** Makes the pages of a file, from the list or from the server's own export. */
export function useExportPages(entity: EntityBody, list: ListDefinition): ExportPages {
  const api = useApi();
  const { settings } = useConfig();
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  const text = useTextContext();
  const writing = { entity, labels, widgets, text };

  return (scope, form, signal) => {
    const reading = { api, entity, signal, context: transformContext(settings.utcTime) };
    if (form.kind === 'columns') return recordPages({ scope, list, reading, writing, fields: form.fields });
    return serverPages({ scope, list, reading, writing, variant: form.variant, endpoint: form.endpoint });
  };
}

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
  for await (const records of scopePages(scope, list, reading)) {
    await nextTask();
    yield { columns, rows: records.map((record) => columns.map(({ write }) => write(record))) };
  }
}
