import type { RecordData } from '../../../src/engine/model/Schema';
import { selectRows } from '../store/rows';
import type { RequestContext } from '../World';

/** The documents with these ids in the list of another entity; none when this sandbox does not have that entity. */
export async function documentsOf(path: string, ids: unknown[], { world }: RequestContext): Promise<Map<number, RecordData>> {
  const collection = world.collections.get(path);
  if (!collection) return new Map();
  const rows = await selectRows(world.db, collection, { conditions: ['id = any($1::int[])'], parameters: [ids.filter(Number.isInteger)], order: 'id' });
  return new Map(rows.map(({ id, document }) => [id, document]));
}
