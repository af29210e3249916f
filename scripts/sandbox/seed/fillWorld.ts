import type { Database } from '../database';
import { insertMembers, MEMBER, type Membership, MODERATOR, newMembership, PENDING, REFUSED } from '../people/members';
import { COMMUNITIES_PATH } from '../quirks/paths';
import { hashPassword } from '../session/passwords';
import { USERS_PATH } from '../session/users';
import { indexTable, migrateTable } from '../store/migrate';
import { preparedOnDemand } from '../store/preparedOnDemand';
import type { Table } from '../store/rows';
import { createFixedTables, readSetting, writeSetting } from '../store/settings';
import type { Collection } from '../World';
import { ACCOUNTS } from './accounts';
import { fillProperty, fillTable, type References, rowsFor } from './fillTable';
import { Random, seedOf } from './Random';
import { textId } from './textId';
import { daysAgo } from './times';

/** The collections of a sandbox: those of the platform, whose calls read one another's tables, and those of entities that it does not know. */
export interface Collections {
  known: readonly Collection[];
  strange: readonly Collection[];
}

/**
 * Brings the database in line with the schemas: tables are created and filled, or migrated with their rows. An interrupted start leaves the data as it
 * was. Answers the database to use: in it this is done for the table of a strange entity when it is first asked for.
 */
export async function fillWorld(db: Database, { known, strange }: Collections, rows: number | undefined): Promise<Database> {
  const all = [...known, ...strange];
  const collectionOf = (entity: string) => all.find(({ entity: { resource } }) => resource.name === entity);
  const references: References = {
    rowsOf: (entity) => {
      const found = collectionOf(entity);
      return found ? rowsFor(found, rows) : 0;
    },
    idOf: (entity, place) => {
      const found = collectionOf(entity);
      return found?.textIds ? textId(found, place) : place;
    },
  };
  await createFixedTables(db);
  for (const collection of known) {
    const filled = await db.transaction((inner) => prepareTable(inner, collection, { rows, references }));
    // Lets counting use an index instead of reading every document. This is impossible inside a transaction.
    if (filled) await db.exec(`vacuum analyze ${collection.name}`);
  }
  await addAccounts(db);
  const users = known.find(({ path }) => path === USERS_PATH);
  if (users) await fillMembers(db, known.find(({ path }) => path === COMMUNITIES_PATH), rowsFor(users, rows));
  return preparedOnDemand(db, strange, (at, collection) => at.transaction((inner) => prepareTable(inner, collection, { rows, references })));
}

/** Prepares one table. Answers whether rows were added. */
async function prepareTable(
  db: Database,
  collection: Collection,
  { rows, references }: { rows: number | undefined; references: References },
): Promise<boolean> {
  const properties = Object.keys(collection.wire.properties);
  const table = { ...collection, properties, fill: fillProperty(collection, references) };
  const { isNew } = await migrateTable(db, table);
  const last = rowsFor(collection, rows);
  const first = isNew ? 1 : await nextId(db, collection, rows);
  if (first > last) return false;
  await fillTable(db, collection, { first, last }, references);
  await indexTable(db, collection);
  return true;
}

/** The id of the next row to generate. A table that has rows only gets more when a larger number is asked for. */
async function nextId(db: Database, { name, quirk }: Collection, rows: number | undefined): Promise<number> {
  if (rows === undefined || !quirk.seed?.grows) return Infinity;
  const [row] = await db.query<{ next: number }>(`select coalesce(max(id), 0)::int + 1 as next from ${name}`);
  return row?.next ?? 1;
}

async function addAccounts(db: Database): Promise<void> {
  if (await readSetting(db, 'accounts')) return;
  const hash = await hashPassword(ACCOUNTS[0]?.password ?? '');
  const operates = ACCOUNTS.flatMap(({ id, operates: structures }) =>
    structures.map((structure) => ({ user: id, structure })),
  );
  await db.transaction(async (inner) => {
    for (const { id } of ACCOUNTS) await inner.query('insert into sandbox_password values ($1, $2)', [id, hash]);
    for (const [index, { user, structure }] of operates.entries()) {
      await inner.query('insert into sandbox_operate (id, user_id, structure_id) values ($1, $2, $3)', [index + 1, user, structure]);
    }
    await writeSetting(inner, 'accounts', true);
  });
}

const STATUSES = [MEMBER, MEMBER, MEMBER, MEMBER, MEMBER, PENDING, REFUSED];
const SETTING = 'members up to';

/**
 * Adds generated people to the communities that no earlier start has filled. The referrer of a community becomes its moderator. `users` is the
 * number of generated people.
 */
async function fillMembers(db: Database, communities: Table | undefined, users: number): Promise<void> {
  const done = (await readSetting<number>(db, SETTING)) ?? 0;
  if (!communities || done >= users) return;
  const all = await db.query<Community>(`select id, (document->>'referrerId')::int as referrer from ${communities.name} where document ? 'referrerId'`);
  const members = all.map(({ id, referrer }) => membership(referrer, id, MODERATOR));
  for (let id = Math.max(done, ACCOUNTS.length) + 1; id <= users; id += 1) members.push(...membershipsOf(id, all));
  await db.transaction(async (inner) => {
    await insertMembers(inner, members);
    await writeSetting(inner, SETTING, users);
  });
}

interface Community {
  id: number;
  referrer: number;
}

function membershipsOf(userId: number, communities: readonly Community[]): Membership[] {
  const random = new Random(seedOf('communities of', userId));
  if (communities.length === 0 || !random.chance(0.35)) return [];
  const joined = new Set(Array.from({ length: random.integer(1, 3) }, () => random.pick(communities).id));
  return [...joined].map((id) => membership(userId, id, random.pick(STATUSES)));
}

function membership(userId: number, communityId: number, status: number): Membership {
  const joined = daysAgo(new Random(seedOf(`community ${communityId}`, userId)), 900, 2);
  return newMembership({ communityId, userId }, status, joined);
}
