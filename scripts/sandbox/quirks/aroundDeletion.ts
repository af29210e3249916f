import type { RecordData } from '../../../src/engine/model/Schema';
import { deleteRow, type Row, selectRows, updateRows } from '../store/rows';
import type { RequestContext } from '../World';

interface Referring {
  /** The list of those that refer to what is deleted. */
  path: string;
  field: string;
}

/** Takes along the records that belong to what is deleted. */
export async function deleteReferring({ path, field }: Referring, id: number, context: RequestContext): Promise<void> {
  const { collections, db } = context.world;
  const collection = collections.get(path);
  if (collection) for (const row of await referring({ path, field }, id, context)) await deleteRow(db, collection, row.id);
}

/** Leaves them without it. */
export async function forgetIn({ path, field }: Referring, id: number, context: RequestContext): Promise<void> {
  const { collections, db } = context.world;
  const collection = collections.get(path);
  const rows = await referring({ path, field }, id, context);
  const without = (document: RecordData): RecordData => ({ ...document, [field]: null });
  if (collection) await updateRows(db, collection, rows.map((row) => ({ ...row, document: without(row.document) })));
}

/** Whether anything refers to it. */
export async function isReferredTo(by: Referring, id: number, context: RequestContext): Promise<boolean> {
  return (await referring(by, id, context)).length > 0;
}

async function referring({ path, field }: Referring, id: number, { world }: RequestContext): Promise<Row[]> {
  const collection = world.collections.get(path);
  if (!collection) return [];
  const conditions = [`document @> jsonb_build_object('${field}', $1::int)`];
  return selectRows(world.db, collection, { conditions, parameters: [id], order: 'id' });
}
