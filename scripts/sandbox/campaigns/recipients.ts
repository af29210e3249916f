import type { RecordData } from '../../../src/engine/model/Schema';
import { filterConditions } from '../crud/conditions';
import type { Searched } from '../crud/envelope';
import { readOrder } from '../crud/page';
import { readParameters } from '../http/parameters';
import { Refusal } from '../http/Refusal';
import { memberConditions, MEMBERS } from '../people/memberList';
import { MEMBER, MODERATOR } from '../people/members';
import { COMMUNITIES_PATH } from '../quirks/paths';
import { rowAt } from '../store/at';
import { type Row, selectIds } from '../store/rows';
import { SqlParameters } from '../store/SqlParameters';
import type { Collection, RequestContext } from '../World';

/** The two ways of choosing people, and the lists they are chosen from (contract campaigns.fields). */
export const SELECTION = 1;
export const FILTER = 2;
export const FROM_USERS = 1;
export const FROM_COMMUNITY = 2;

/** A list that recipients are taken from: only people who accept news can be chosen (contract campaigns.associate). */
export interface RecipientList {
  /** The path of its calls for choosing and sending. */
  path: string;
  source: number;
  /** The collection that the answers name as their list's. */
  collection: Searched;
  /** The fields of a campaign that say where its recipients come from. */
  origin: (query: URLSearchParams, context: RequestContext) => Promise<RecordData>;
  /** The permissions that a caller must hold, all of them. */
  permissions: readonly string[];
  /** The parameter that takes the ids of a selection. */
  ids: string;
  /** The users that these ids of the list belong to. */
  selected: (ids: readonly number[], query: URLSearchParams, context: RequestContext) => Promise<number[]>;
  /** The users that match the filters of a query. */
  filtered: (query: URLSearchParams, context: RequestContext) => Promise<number[]>;
  /** The users that a mailing by filters goes to. The filters are sent again with the call. */
  refiltered: (query: URLSearchParams, campaign: RecordData, context: RequestContext) => Promise<number[]>;
}

const ACCEPTS_NEWS = '"f_newsSubscription" and "f_status" <> 4';

/** The list of users, with all its filters. The page counts as a filter too: a query that names a page reaches only the people on it. */
export function usersList(users: Collection): RecipientList {
  const filtered = async (query: URLSearchParams, context: RequestContext): Promise<number[]> => {
    const asked = readParameters(query);
    const sql = new SqlParameters();
    const scope = (await users.quirk.scope?.(sql, context, asked)) ?? [];
    const conditions = [...scope, ...filterConditions(asked, users, sql, context.world), ACCEPTS_NEWS];
    const ids = await selectIds(context.world.db, users, { conditions, parameters: sql.values, order: readOrder(asked, users) });
    return cutToPage(ids, query);
  };
  return {
    path: 'admin/users',
    source: FROM_USERS,
    collection: users,
    // The community of earlier recipients is left in the campaign.
    origin: async () => ({ source: FROM_USERS }),
    permissions: ['user_list', 'campaign_update'],
    ids: 'user',
    selected: (ids, _query, { world }) =>
      selectIds(world.db, users, { conditions: [ACCEPTS_NEWS, 'id = any($1::int[])'], parameters: [ids], order: 'id' }),
    filtered,
    refiltered: (query, _campaign, context) => filtered(query, context),
  };
}

/** The accepted members of one community. */
export function membersList(users: Collection): RecipientList {
  return {
    path: 'admin/community_members',
    source: FROM_COMMUNITY,
    collection: MEMBERS,
    origin: async (query, context) => ({ source: FROM_COMMUNITY, sourceId: (await requireCommunity(query, context)).id }),
    permissions: ['community_membership', 'campaign_update'],
    ids: 'member',
    selected: (ids, _query, context) => findMembers(users, context, (sql) => [`m.id = any(${sql.add(ids)}::int[])`]),
    filtered: (query, context) => findMembers(users, context, (sql) => [`m.community_id = ${sql.add(Number(query.get('communityId')))}`, ...filtersOf(query, sql)]),
    refiltered: (query, { sourceId }, context) => findMembers(users, context, (sql) => [...misread(sourceId, sql), ...filtersOf(query, sql)]),
  };
}

async function requireCommunity(query: URLSearchParams, { world }: RequestContext): Promise<Row> {
  const id = Number(query.get('communityId') ?? NaN);
  const row = await rowAt(world, COMMUNITIES_PATH, Number.isInteger(id) ? id : undefined);
  if (!row) throw new Refusal(500, 'Community not found');
  return row;
}

const OF_THE_CALL = ['campaignId', 'communityId', 'filterType', 'mode'];

function filtersOf(query: URLSearchParams, sql: SqlParameters): string[] {
  return memberConditions(new Map([...readParameters(query)].filter(([name]) => !OF_THE_CALL.includes(name))), sql);
}

/**
 * When sending, the platform looks for a membership whose own id is the id of the community. Unless one happens to exist, nobody is found (contract
 * campaigns.associate).
 */
function misread(sourceId: unknown, sql: SqlParameters): string[] {
  const id = sql.add(sourceId);
  return [`m.community_id = ${id}`, `exists (select 1 from sandbox_member where id = ${id})`];
}

async function findMembers(users: Collection, { world }: RequestContext, conditionsOf: (sql: SqlParameters) => string[]): Promise<number[]> {
  const sql = new SqlParameters();
  const conditions = [`m.status in (${MEMBER}, ${MODERATOR})`, ...conditionsOf(sql)];
  const rows = await world.db.query<{ id: number }>(
    `select m.user_id as id from sandbox_member m join ${users.name} u on u.id = m.user_id
     where ${ACCEPTS_NEWS} and ${conditions.map((condition) => `(${condition})`).join(' and ')} order by 1`,
    sql.values,
  );
  return rows.map(({ id }) => id);
}

const PAGE_SIZE = 100;

function cutToPage(ids: readonly number[], query: URLSearchParams): number[] {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('perPage') ?? PAGE_SIZE);
  if (page < 1 || size < 0) throw new Refusal(400, 'Page should not be less than 1');
  const start = (page - 1) * size;
  return query.has('perPage') ? ids.slice(start, start + size) : ids.slice(start);
}
