import type { RecordData } from '../../../src/engine/model/Schema';
import { documentsOf } from '../crud/documentsOf';
import { Refusal } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { giveRole, takeRole, USERS_PATH } from '../session/users';
import type { Database } from '../database';
import type { RequestContext, World } from '../World';

const SOLIDARY_OPERATOR = 10;

/** The structures that a user operates. */
export async function operatedBy({ db }: Pick<World, 'db'>, userId: number): Promise<number[]> {
  const links = await db.query<{ structure_id: number }>('select structure_id from sandbox_operate where user_id = $1 order by id', [userId]);
  return links.map((link) => link.structure_id);
}

/** The operators of a structure as its item has them; `id` is the id of the user. */
export async function operatorsOf(structureId: number, context: RequestContext): Promise<RecordData[]> {
  const links = await linksOf(context.world.db, structureId);
  const people = await documentsOf(USERS_PATH, links.map((link) => link.user_id), context);
  return links.map((link) => {
    const { givenName = null, familyName = null, email = null } = people.get(link.user_id) ?? {};
    return { id: link.user_id, givenName, familyName, email, operatorDate: toWireTime(new Date(link.created_date)) };
  });
}

/** Reads the users that a body names as operators, before anything is stored. Each is an object whose `id` may also be a text of digits. */
export async function readOperators(sent: unknown, context: RequestContext): Promise<number[]> {
  const ids = Object.values(typeof sent === 'object' && sent !== null ? sent : {}).map(idOf);
  const known = await documentsOf(USERS_PATH, ids, context);
  if (ids.some((id) => !known.has(id))) throw new Refusal(400, 'Unknown User');
  return ids;
}

function idOf(element: unknown): number {
  const { id } = (element ?? {}) as RecordData;
  const isNumber = typeof id === 'number' || (typeof id === 'string' && /^\d+$/.test(id));
  if (!isNumber) throw new Refusal(500, 'Argument must be of the type int');
  return Number(id);
}

/** Makes these users the operators of a structure. New operators get the role, and those who no longer operate any structure lose it. */
export async function replaceOperators(structureId: number, ids: readonly number[], { world }: RequestContext): Promise<void> {
  const before = (await linksOf(world.db, structureId)).map((link) => link.user_id);
  const added = ids.filter((id, index) => !before.includes(id) && ids.indexOf(id) === index);
  const removed = before.filter((id) => !ids.includes(id));
  await world.db.query('delete from sandbox_operate where structure_id = $1 and user_id = any($2::int[])', [structureId, removed]);
  for (const id of added) {
    await world.db.query('insert into sandbox_operate select coalesce(max(id), 0) + 1, $1, $2, $3 from sandbox_operate', [id, structureId, world.now().toISOString()]);
    await giveRole(world, id, SOLIDARY_OPERATOR);
  }
  for (const id of removed) if ((await operatedBy(world, id)).length === 0) await takeRole(world, id, SOLIDARY_OPERATOR);
}

interface Link {
  user_id: number;
  created_date: string;
}

async function linksOf(db: Database, structureId: number): Promise<Link[]> {
  return db.query<Link>('select user_id, created_date from sandbox_operate where structure_id = $1 order by id', [structureId]);
}
