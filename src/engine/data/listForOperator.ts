import type { Settings } from '@/config/Config';
import { asksRecord, holds } from '../model/conditions';
import type { FilterDefinition, ListDefinition } from '../model/ListDefinition';
import type { Resource } from '../model/Resource';

export interface OperatorRights {
  permissions: ReadonlySet<string>;
  settings: Settings;
  /** Whether the records of another resource may be listed. */
  mayList(resource: string): boolean;
}

/** The list without the columns and filters that a missing permission, a switched-off module or a forbidden resource hides. */
export function listForOperator(list: ListDefinition, resource: Resource, rights: OperatorRights): ListDefinition {
  return {
    ...list,
    columns: list.columns.filter(({ field }) => isFieldVisible(field, resource, rights)),
    filters: list.filters.filter((filter) => isFilterVisible(filter, resource, rights)),
  };
}

function isFilterVisible({ field, reference }: FilterDefinition, resource: Resource, rights: OperatorRights): boolean {
  if (reference && !rights.mayList(reference)) return false;
  return field === undefined || isFieldVisible(field, resource, rights);
}

/** Whether a field is shown to the operator at all, whatever the record. */
export function isFieldVisible(field: string, resource: Resource, { permissions, settings }: OperatorRights): boolean {
  const { visible } = resource.fields[field] ?? {};
  return !visible || asksRecord(visible) || holds(visible, { permissions, settings, mode: 'show', record: {} });
}
