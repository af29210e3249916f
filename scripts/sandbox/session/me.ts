import type { RecordData } from '../../../src/engine/Resource';
import { STRUCTURES_PATH } from '../quirks/paths';
import { findRow, selectRows } from '../store/rows';
import type { RequestContext } from '../World';
import { ROLES } from './roles';
import { USERS_PATH } from './users';

/**
 * The signed-in user as `users/me` shows it (contract 2.1): everything, nulls and secrets included, so that a client that keeps
 * the whole answer is caught.
 */
export async function describeMe({ world, caller, format, origin }: RequestContext): Promise<RecordData> {
  const users = world.collections.get(USERS_PATH);
  const row = users && (await findRow(world.db, users, caller.id));
  const document = row?.document ?? {};
  const [password] = await world.db.query<{ hash: string }>('select hash from sandbox_password where user_id = $1', [
    caller.id,
  ]);
  const marks = format === 'ld' ? { '@id': `/users/${caller.id}`, '@type': 'User' } : {};
  const avatar = typeof document.avatar === 'string' ? document.avatar.replace(/^\/upload\//, `${origin}/upload/`) : '';
  return {
    ...marks,
    ...document,
    id: caller.id,
    shortFamilyName: `${String(document.familyName ?? '').charAt(0)}.`,
    avatar,
    avatars: avatar === '' ? [] : [avatar],
    language: document.language ?? { id: 1, code: 'fr' },
    roles: caller.roles.map((role) => ROLES[role]),
    password: password?.hash ?? null,
    pwdToken: null,
    emailToken: null,
    phoneToken: null,
    ...(await operations(world, caller.id)),
  };
}

async function operations(world: RequestContext['world'], userId: number): Promise<RecordData> {
  const links = await world.db.query<{ id: number; structure_id: number }>(
    'select id, structure_id from sandbox_operate where user_id = $1 order by id',
    [userId],
  );
  const structures = world.collections.get(STRUCTURES_PATH);
  const selection = {
    conditions: ['id = any($1::int[])'],
    parameters: [links.map((link) => link.structure_id)],
    order: 'id',
  };
  const rows = structures ? await selectRows(world.db, structures, selection) : [];
  return {
    operates: links.map(({ id }) => `/operates/${id}`),
    solidaryStructures: rows.map(({ id, document: { name, email, telephone, signature } }) => ({
      id,
      name,
      email,
      telephone,
      signature,
    })),
  };
}
