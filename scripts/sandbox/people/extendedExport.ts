import { inTerritories } from '../geography/territories';
import { csvLine } from '../http/csv';
import type { Parameter } from '../http/parameters';
import { COMMUNITIES_PATH } from '../quirks/paths';
import { HOME, userFilters } from '../quirks/userFilters';
import { batches, selectFields, selectIds } from '../store/rows';
import { SqlParameters } from '../store/SqlParameters';
import type { Collection, World } from '../World';
import { EXTENDED_COLUMNS, extendedLines, type ExtendedFields } from './extendedColumns';

const TYPES: Record<keyof ExtendedFields, string> = {
  givenName: 'text',
  familyName: 'text',
  gender: 'int',
  email: 'text',
  telephone: 'text',
  birthDate: 'text',
  createdDate: 'text',
  lastActivityDate: 'text',
  newsSubscription: 'boolean',
  homeAddress: 'jsonb',
  rolesTerritory: 'jsonb',
  identityProofs: 'jsonb',
  hitchHikeDriver: 'boolean',
  hitchHikePassenger: 'boolean',
  adType: 'int',
};

/** The extended export: everybody who matches the five filters it knows, on all pages. */
export async function extendedExport(
  users: Collection,
  parameters: ReadonlyMap<string, Parameter>,
  world: World,
): Promise<AsyncGenerator<string>> {
  const sql = new SqlParameters();
  const conditions = extendedConditions(parameters, sql, world);
  const ids = await selectIds(world.db, users, { conditions, parameters: sql.values, order: 'id' });
  return writeRows(users, ids, world);
}

/** The filters of the extended export. The list's other filters are ignored, and so is the plain form of a filter that expects the array form. */
function extendedConditions(parameters: ReadonlyMap<string, Parameter>, sql: SqlParameters, world: World): string[] {
  const conditions = ['"f_status" <> 4'];
  const community = Number(parameters.get('community')?.values.at(-1) ?? NaN);
  if (Number.isInteger(community)) {
    conditions.push(`id in (select user_id from sandbox_member where community_id = ${sql.add(community)})`);
  }
  if (parameters.has('isHitchHiker')) conditions.push('"f_hitchHikeDriver" is not null or "f_hitchHikePassenger" is not null');
  const territories = parameters.get('territory')?.values.at(-1)?.split(',').map(Number);
  if (territories) conditions.push(inTerritories(HOME, territories, sql));
  const homes = parameters.get('homeAddressTerritory');
  if (homes?.isArray) conditions.push(inTerritories(HOME, homes.values.map(Number), sql));
  const selected = parameters.get('selected');
  const rule = userFilters.selected;
  const chosen = selected && rule?.kind === 'custom' ? rule.condition(selected, sql, world) : undefined;
  return chosen ? [...conditions, chosen] : conditions;
}

/** Writes the rows. A column that is empty in every line is left out with its header, so the lines are first looked through, as far as necessary. */
async function* writeRows(users: Collection, ids: readonly number[], world: World): AsyncGenerator<string> {
  const filled = await filledColumns(users, ids, world);
  const kept = (line: readonly unknown[]): string => csvLine(filled.map((column) => line[column]));
  yield kept(EXTENDED_COLUMNS);
  for await (const lines of batchesOfLines(users, ids, world)) yield lines.map(kept).join('');
}

async function filledColumns(users: Collection, ids: readonly number[], world: World): Promise<number[]> {
  const empty = new Set(EXTENDED_COLUMNS.keys());
  for await (const lines of batchesOfLines(users, ids, world)) {
    for (const column of empty) if (lines.some((line) => (line[column] ?? null) !== null)) empty.delete(column);
    if (empty.size === 0) break;
  }
  return [...EXTENDED_COLUMNS.keys()].filter((column) => !empty.has(column));
}

async function* batchesOfLines(users: Collection, ids: readonly number[], world: World): AsyncGenerator<unknown[][]> {
  const names = await communityNames(world);
  const now = world.now();
  for (const batch of batches(ids)) {
    const rows = await selectFields<ExtendedFields>(world.db, users, { ids: batch, types: TYPES });
    const joined = await joinedCommunities(world, batch);
    yield rows.flatMap(({ id, fields }) => {
      const communities = (joined.get(id) ?? []).map((community) => names.get(community) ?? null);
      return extendedLines(id, fields, { communities, now });
    });
  }
}

async function communityNames({ db, collections }: World): Promise<Map<number, string>> {
  const communities = collections.get(COMMUNITIES_PATH);
  if (!communities) return new Map();
  const rows = await db.query<{ id: number; name: string }>(`select id, document->>'name' as name from ${communities.name}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The communities that have accepted each person, in the order of acceptance. */
async function joinedCommunities({ db }: World, userIds: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db.query<{ user: number; communities: number[] }>(
    `select user_id as "user", array_agg(community_id order by accepted_date, id) as communities from sandbox_member
     where user_id = any($1::int[]) and accepted_date is not null group by user_id`,
    [userIds],
  );
  return new Map(rows.map(({ user, communities }) => [user, communities]));
}
