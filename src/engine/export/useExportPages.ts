import { useApi, useConfig } from '@/session/hooks';
import { useEngine } from '../EngineContext';
import { useLabels } from '../labels';
import type { ListDefinition } from '../ListDefinition';
import type { Scope } from '../ListQuery';
import type { EntityBody } from '../Resource';
import { transformContext } from '../transforms/transformContext';
import { useTextContext } from '../useTextContext';
import type { CsvPage } from './CsvFile';
import type { ExportForm } from './exportForms';
import { recordPages } from './recordPages';
import { serverPages } from './serverPages';

export type ExportPages = (scope: Scope, form: ExportForm, signal: AbortSignal) => AsyncIterable<CsvPage>;

/** Where the lines of a file come from: the list, or the server's own export. */
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
