import type { Operation, RecordData, Resource } from '../Resource';

/** Where a row leads, by what the operator may do; the first address is the one that its name and the Enter key open. */
export interface RecordLinks {
  show: string | undefined;
  edit: string | undefined;
  open: string | undefined;
}

/** The addresses of a record's pages (specification section 2). */
export function recordLinks(resource: Resource, record: RecordData, can: (operation: Operation) => boolean): RecordLinks {
  const { route, permissions } = resource;
  const id = encodeURIComponent(String(record['id']));
  const show = route && permissions.show && can('show') ? `${route}/show/${id}` : undefined;
  const edit = route && permissions.edit && can('edit') ? `${route}/${id}` : undefined;
  return { show, edit, open: show ?? edit };
}
