import type { RecordData } from '../../../src/engine/model/Schema';
import { deleteRow, type Row, selectRows, updateRows } from '../store/rows';
import type { RequestContext } from '../World';

interface Referring {
  /** The path of the list whose records refer to the deleted one. */
  path: string;
  field: string;
}

/** Deletes the records that belong to the deleted one. */
export async function deleteReferring({ path, field }: Referring, id: number, context: RequestContext): Promise<void> {
  const { collections, db } = context.world;
  const collection = collections.get(path);
  if (collection) for (const row of await referring({ path, field }, id, context)) await deleteRow(db, collection, row.id);
}

/** Empties the field in the records that refer to the deleted one. */
export async function forgetIn({ path, field }: Referring, id: number, context: RequestContext): Promise<void> {
  const { collections, db } = context.world;
  const collection = collections.get(path);
  const rows = await referring({ path, field }, id, context);
  const without = (document: RecordData): RecordData => ({ ...document, [field]: null });
  if (collection) await updateRows(db, collection, rows.map((row) => ({ ...row, document: without(row.document) })));
}

/** Whether any record of that list refers to this id. */
export async function isReferredTo(by: Referring, id: number, context: RequestContext): Promise<boolean> {
  return (await referring(by, id, context)).length > 0;
}

async function referring({ path, field }: Referring, id: number, { world }: RequestContext): Promise<Row[]> {
  const collection = world.collections.get(path);
  if (!collection) return [];
  const conditions = [`document @> jsonb_build_object('${field}', $1::int)`];
  return selectRows(world.db, collection, { conditions, parameters: [id], order: 'id' });
}
