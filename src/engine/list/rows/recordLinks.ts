import { editAddress, showAddress } from '../../model/recordAddress';
import type { OpensDefinition } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';

/** The pages that a row leads to, as far as the operator may open them. The row's name and the Enter key lead to `open`: the page that shows the record, else the one that edits it. */
export interface RecordLinks {
  edit: string | undefined;
  open: string | undefined;
}

interface RowRights {
  show: boolean;
  edit: boolean;
}

/** The pages that rows lead to: those of the resource itself, or of the one that it opens. */
interface RowTarget {
  route: string | undefined;
  /** The field that contains the id. */
  id: OpensDefinition['id'];
}

/** The addresses of a record's pages. */
export function recordLinks({ route, id: field }: RowTarget, record: RecordData, may: RowRights): RecordLinks {
  const value = record[field];
  const pages = value === undefined || value === null ? undefined : route;
  const show = pages && may.show ? showAddress(pages, value) : undefined;
  const edit = pages && may.edit ? editAddress(pages, value) : undefined;
  return { edit, open: show ?? edit };
}
