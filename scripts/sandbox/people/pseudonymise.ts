import { removeImages } from '../images/imageStore';
import { USERS_PATH } from '../session/users';
import { type Row, updateRows } from '../store/rows';
import type { World } from '../World';

export const PSEUDONYMISED = 4;
const NOBODY = { givenName: null, familyName: null, telephone: null, birthDate: null, image: null, avatar: null };
const TASTES = { smoke: null, music: null, musicFavorites: null, chat: null, chatFavorites: null, gamification: null };

/** Deletes people (contract users.delete): the rows remain, without personal data. */
export async function pseudonymise(world: World, rows: readonly Row[]): Promise<void> {
  const users = world.collections.get(USERS_PATH);
  if (!users) return;
  const ids = rows.map(({ id }) => id);
  await removeImages(world, 'users', ids);
  await world.db.query('delete from sandbox_password where user_id = any($1::int[])', [ids]);
  const left = rows.map(({ id, document }) => {
    const email = `${id}@mobicoop-anonymized.io`;
    return { id, document: { ...document, ...NOBODY, ...TASTES, status: PSEUDONYMISED, gender: 3, email } };
  });
  await updateRows(world.db, users, left);
}
