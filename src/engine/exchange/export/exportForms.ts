import type { Settings } from '@/config/Config';
import { holds, type ConditionContext } from '../../model/conditions';
import type { ExportVariant } from '../../model/FileExchange';
import { listRequest } from '../../data/listRequest';
import type { ListQuery } from '../../model/ListQuery';
import { allows } from '../../model/permissions';
import type { ListDefinition } from '../../model/ListDefinition';
import type { Resource } from '../../model/Resource';

/** The content of a line of the file: columns of the list, written by the app, or an export of the server. */
export type ExportForm =
  | { kind: 'columns'; name: 'shown' | 'all'; fields: readonly string[] }
  | { kind: 'server'; name: string; endpoint: string; variant: ExportVariant };

interface Rights {
  permissions: ReadonlySet<string>;
  settings: Settings;
}

/** The contents that an operator may choose from, the usual one first. Whether they may export at all is checked before. */
export function exportForms({ export: server }: Pick<Resource, 'export'>, list: ListDefinition, { permissions, settings }: Rights): ExportForm[] {
  const context: ConditionContext = { permissions, settings, mode: 'show', record: {} };
  if (!server || !allows(server.permission, permissions)) return columnForms(list);
  const offered = server.variants.filter(({ when }) => !when || holds(when, context));
  return [
    ...offered.map((variant) => ({ kind: 'server', name: variant.name, endpoint: server.endpoint, variant }) as const),
    ...columnForms(list),
  ];
}

function columnForms({ columns }: ListDefinition): ExportForm[] {
  const all: ExportForm = { kind: 'columns', name: 'all', fields: columns.map(({ field }) => field) };
  const shown = columns.filter(({ hidden }) => !hidden).map(({ field }) => field);
  return shown.length === columns.length ? [all] : [{ kind: 'columns', name: 'shown', fields: shown }, all];
}

/** Whether each line is a record: a whole file of the server may have several lines for one record (contract users.export). */
export function isLineARecord(form: ExportForm): boolean {
  return form.kind === 'columns' || form.variant.paged;
}

/** The names of the active filters that an export of the server does not support (contract users.export): it would answer more than was asked for. */
export function ignoredFilters({ filters: known }: ExportVariant, query: ListQuery, list: ListDefinition): string[] {
  if (!known) return [];
  const isIgnored = (parameters: ListDefinition['fixedFilters'], values: ListQuery['filters']) =>
    (listRequest({ ...query, filters: values }, { ...list, fixedFilters: parameters }).filters ?? []).some(([name]) => !known.includes(name));
  return [
    ...list.fixedFilters.filter((filter) => isIgnored([filter], {})).map(({ name }) => name),
    ...Object.entries(query.filters).filter(([name, values]) => isIgnored([], { [name]: values })).map(([name]) => name),
  ];
}
