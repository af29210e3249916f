import { Refusal } from '../http/Refusal';
import { PEOPLE_PATHS, RECORDS_PATH, RELAY_POINTS_PATH, STRUCTURES_PATH } from '../quirks/paths';
import { deleteAt, rowsAt, updateAt } from '../store/at';
import { countRows } from '../store/countRows';
import { type Row } from '../store/rows';
import type { RequestContext, World } from '../World';
import { attachmentsOf } from './attachments';

/** Whether anybody is or was a candidate in the structure. */
export async function hasPeople(id: number, { world }: RequestContext): Promise<boolean> {
  for (const path of PEOPLE_PATHS) {
    const people = world.collections.get(path);
    if (people && (await countRows(world.db, people, attachedTo(id))) > 0) return true;
  }
  return false;
}

/** Removes a structure with its requests, its links to people, and its relay points, even if they are in use (contract structures.delete). */
export async function removeStructure({ id }: Row, context: RequestContext): Promise<void> {
  const { world } = context;
  if (!world.faults.has('structureDeletion') && (await hasPeople(id, context))) throw new Refusal(400, 'The structure is in use');
  await removeRows(world, RECORDS_PATH, `"f_structureId" = ${id}`);
  if (world.faults.has('deletionTakesRelayPoints')) await removeRows(world, RELAY_POINTS_PATH, `(document->>'structureId')::int = ${id}`);
  for (const path of PEOPLE_PATHS) await detachPeople(path, id, world);
  await world.db.query('delete from sandbox_operate where structure_id = $1', [id]);
  await deleteAt(world, STRUCTURES_PATH, id);
}

async function removeRows({ db, collections }: World, path: string, condition: string): Promise<void> {
  const collection = collections.get(path);
  if (collection) await db.query(`delete from ${collection.name} where ${condition}`);
}

async function detachPeople(path: string, structureId: number, world: World): Promise<void> {
  const rows = await rowsAt(world, path, attachedTo(structureId));
  const left = rows.map(({ id, document }) => ({ id, document: { ...document, attachments: attachmentsOf(document).filter((one) => one.structureId !== structureId) } }));
  await updateAt(world, path, left);
}

function attachedTo(structureId: number) {
  return { conditions: ['strpos("f_attachedTo", $1) > 0'], parameters: [`|${structureId}|`] };
}
