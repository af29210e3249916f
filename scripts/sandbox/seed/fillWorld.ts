import type { Database } from '../database';
import { COMMUNITIES_PATH } from '../quirks/paths';
import { hashPassword } from '../session/passwords';
import { USERS_PATH } from '../session/users';
import { indexTable, migrateTable } from '../store/migrate';
import { createFixedTables, readSetting, writeSetting } from '../store/settings';
import type { Collection } from '../World';
import { ACCOUNTS } from './accounts';
import { fillProperty, fillTable, type References, rowsFor } from './fillTable';
import { fillMembers } from './members';
import { textId } from './textId';

/** Brings the database in line with the schemas: tables are created and filled, or migrated with their rows. An interrupted start leaves the data as it was. */
export async function fillWorld(
  db: Database,
  collections: Iterable<Collection>,
  rows: number | undefined,
): Promise<void> {
  const all = [...collections];
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
  for (const collection of all) {
    const filled = await db.transaction((inner) => prepareTable(inner, collection, { rows, references }));
    // Lets counting use an index instead of reading every document. This is impossible inside a transaction.
    if (filled) await db.exec(`vacuum analyze ${collection.name}`);
  }
  await addAccounts(db);
  const users = all.find(({ path }) => path === USERS_PATH);
  if (users) await fillMembers(db, all.find(({ path }) => path === COMMUNITIES_PATH), rowsFor(users, rows));
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
