import { deleteAt, rowsAt, updateAt } from '../store/at';
import type { Row } from '../store/rows';
import type { RequestContext } from '../World';

interface Referring {
  /** The path of the list whose records refer to the deleted one. */
  path: string;
  field: string;
}

/** Deletes the records that belong to the deleted one. */
export async function deleteReferring({ path, field }: Referring, id: number, context: RequestContext): Promise<void> {
  for (const row of await referring({ path, field }, id, context)) await deleteAt(context.world, path, row.id);
}

/** Empties the field in the records that refer to the deleted one. */
export async function forgetIn({ path, field }: Referring, id: number, context: RequestContext): Promise<void> {
  const rows = await referring({ path, field }, id, context);
  await updateAt(context.world, path, rows.map((row) => ({ ...row, document: { ...row.document, [field]: null } })));
}

/** Whether any record of that list refers to this id. */
export async function isReferredTo(by: Referring, id: number, context: RequestContext): Promise<boolean> {
  return (await referring(by, id, context)).length > 0;
}

/** The records of that list that refer to this id. */
export async function referring({ path, field }: Referring, id: unknown, { world }: RequestContext): Promise<Row[]> {
  return rowsAt(world, path, { conditions: [`document @> jsonb_build_object('${field}', $1::int)`], parameters: [id] });
}
