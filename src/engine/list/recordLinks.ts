import type { RecordData, Resource } from '../Resource';

/** Where a row leads, by what the operator may do; the first address is the one that its name and the Enter key open. */
export interface RecordLinks {
  show: string | undefined;
  edit: string | undefined;
  open: string | undefined;
}

export interface RowRights {
  show: boolean;
  edit: boolean;
}

/** The addresses of a record's pages (specification section 2). */
export function recordLinks({ route }: Resource, record: RecordData, may: RowRights): RecordLinks {
  const id = encodeURIComponent(String(record['id']));
  const show = route && may.show ? `${route}/show/${id}` : undefined;
  const edit = route && may.edit ? `${route}/${id}` : undefined;
  return { show, edit, open: show ?? edit };
}
