import type { RecordData } from '../../../src/engine/model/Schema';
import { rowsAt } from '../store/at';
import type { RequestContext } from '../World';

/** The documents with these ids in the list of another entity; none when this sandbox does not have that entity. */
export async function documentsOf(path: string, ids: unknown[], { world }: RequestContext): Promise<Map<number, RecordData>> {
  const rows = await rowsAt(world, path, { conditions: ['id = any($1::int[])'], parameters: [ids.filter(Number.isInteger)] });
  return new Map(rows.map(({ id, document }) => [id, document]));
}
