import type { RecordData } from '../../../src/engine/model/Schema';
import { fold } from '../../../src/i18n/fold';
import { rowAt, rowsAt, updateAt } from '../store/at';
import { type Row } from '../store/rows';
import type { Assignment, Caller, World } from '../World';
import { permissionsOf } from './permissions';

export const USERS_PATH = 'admin/users';

/** The user who signs in with this e-mail, ignoring case. */
export async function findUserByEmail(world: World, email: string): Promise<Row | undefined> {
  const selection = { conditions: ['"f_email" = $1'], parameters: [fold(email)], order: 'id' };
  const [row] = await rowsAt(world, USERS_PATH, selection);
  return row;
}

export function toCaller(world: World, { id, document }: Row): Caller {
  const assignments = assignmentsOf(document);
  const roles = rolesOf(assignments);
  return { id, email: String(document.email), assignments, roles, permissions: permissionsOf(roles, world.addedPermissions) };
}

/**
 * Notes when a user was last active, with every request (contract wire.formats). It is kept to the minute, which saves most of the writes. Only
 * this field is written, because a change of the same user may be under way.
 */
export async function touchActivity(world: World, row: Row): Promise<void> {
  const users = world.collections.get(USERS_PATH);
  const now = `${world.now().toISOString().slice(0, 16)}:00+00:00`;
  if (!users || row.document.lastActivityDate === now) return;
  const document = `document || jsonb_build_object('lastActivityDate', $1::text)`;
  await world.db.query(
    `update ${users.name} set document = ${document}, "f_lastActivityDate" = $1::text::timestamptz where id = $2`,
    [now, row.id],
  );
}

/** The roles of a user, each with the territory that it is limited to, if any. */
function assignmentsOf({ rolesTerritory }: RecordData): Assignment[] {
  const sent = Array.isArray(rolesTerritory) ? (rolesTerritory as Partial<Assignment>[]) : [];
  return sent.flatMap(({ role, territory }) => (typeof role === 'number' ? [{ role, territory: territory ?? null }] : []));
}

function rolesOf(assignments: readonly Assignment[]): number[] {
  return [...new Set(assignments.map(({ role }) => role))];
}

/** Gives a user a role everywhere, unless they have it already. */
export async function giveRole(world: World, userId: number, role: number): Promise<void> {
  await changeRoles(world, userId, (held) => (held.some((assignment) => assignment.role === role) ? held : [...held, { role, territory: null }]));
}

/** Takes a role from a user on every territory. */
export async function takeRole(world: World, userId: number, role: number): Promise<void> {
  await changeRoles(world, userId, (held) => held.filter((assignment) => assignment.role !== role));
}

async function changeRoles(world: World, userId: number, change: (held: Assignment[]) => Assignment[]): Promise<void> {
  const row = await rowAt(world, USERS_PATH, userId);
  if (!row) return;
  const held = assignmentsOf(row.document);
  const rolesTerritory = change(held);
  if (rolesTerritory.length === held.length) return;
  await updateAt(world, USERS_PATH, [{ id: userId, document: { ...row.document, rolesTerritory } }]);
}
