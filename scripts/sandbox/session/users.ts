import type { RecordData } from '../../../src/engine/Resource';
import { fold } from '../store/fold';
import type { Row } from '../store/rows';
import { selectRows, updateRows } from '../store/rows';
import type { Caller, World } from '../World';
import { permissionsOf } from './permissions';

export const USERS_PATH = 'admin/users';

/** The user who signs in with this e-mail, whatever its case. */
export async function findUserByEmail(world: World, email: string): Promise<Row | undefined> {
  const users = world.collections.get(USERS_PATH);
  if (!users) return undefined;
  const selection = { conditions: ['"f_email" = $1'], parameters: [fold(email)], order: 'id' };
  const [row] = await selectRows(world.db, users, selection);
  return row;
}

export function toCaller({ id, document }: Row): Caller {
  const roles = rolesOf(document);
  return { id, email: String(document.email), roles, permissions: permissionsOf(roles) };
}

/** Every request of a signed-in user is an activity (contract 1.1); kept to the minute, to spare a write per request. */
export async function touchActivity(world: World, row: Row): Promise<void> {
  const users = world.collections.get(USERS_PATH);
  const now = `${world.now().toISOString().slice(0, 16)}:00+00:00`;
  if (!users || row.document.lastActivityDate === now) return;
  await updateRows(world.db, users, [{ id: row.id, document: { ...row.document, lastActivityDate: now } }]);
}

function rolesOf(document: RecordData): number[] {
  const assigned = Array.isArray(document.rolesTerritory) ? (document.rolesTerritory as { role?: unknown }[]) : [];
  return [...new Set(assigned.map(({ role }) => role).filter((role) => typeof role === 'number'))];
}
