import { editAddress, showAddress } from '../model/recordAddress';
import type { OpensDefinition } from '../model/Resource';
import type { RecordData } from '../model/Schema';

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

/** The pages that rows lead to: those of the resource itself, or of the one that it opens. */
export interface RowTarget {
  route: string | undefined;
  /** The field that holds the id. */
  id: OpensDefinition['id'];
}

/** The addresses of a record's pages. */
export function recordLinks({ route, id: field }: RowTarget, record: RecordData, may: RowRights): RecordLinks {
  const value = record[field];
  const pages = value === undefined || value === null ? undefined : route;
  const show = pages && may.show ? showAddress(pages, value) : undefined;
  const edit = pages && may.edit ? editAddress(pages, value) : undefined;
  return { show, edit, open: show ?? edit };
}
