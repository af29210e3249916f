import type { Collection } from '../Collection';
import { filterConditions } from '../crud/conditions';
import { readOrder } from '../crud/page';
import { readParameters } from '../http/parameters';
import { Refusal } from '../http/Refusal';
import { memberConditions } from '../people/memberList';
import { MEMBER, MODERATOR } from '../people/members';
import { selectIds } from '../store/rows';
import { SqlParameters } from '../store/SqlParameters';
import type { RequestContext } from '../World';

/** Contract core 6.2. */
export const SELECTION = 1;
export const FILTER = 2;
export const FROM_USERS = 1;
export const FROM_COMMUNITY = 2;

/** A list that recipients are taken from: who is chosen there, among those who accept news (contract core 6.4). */
export interface RecipientList {
  /** The path under which it is associated and sent. */
  path: string;
  source: number;
  /** What whoever chooses there must hold, all of them. */
  permissions: readonly string[];
  /** The parameter that takes the ids of a selection. */
  ids: string;
  /** The users behind these ids. */
  selected: (ids: readonly number[], query: URLSearchParams, context: RequestContext) => Promise<number[]>;
  /** The users that the filters of a query keep. */
  filtered: (query: URLSearchParams, context: RequestContext) => Promise<number[]>;
  /** Whether the platform can send again to what filters keep. */
  resendsFilters: boolean;
}

const ACCEPTS_NEWS = '"f_newsSubscription" and "f_status" <> 4';

/** The list of users, with all its filters. Its page is a filter too: whoever sends one moves or cuts the selection. */
export function usersList(users: Collection): RecipientList {
  return {
    path: 'admin/users',
    source: FROM_USERS,
    permissions: ['user_list', 'campaign_update'],
    ids: 'user',
    selected: (ids, _query, { world }) =>
      selectIds(world.db, users, { conditions: [ACCEPTS_NEWS, 'id = any($1::int[])'], parameters: [ids], order: 'id' }),
    async filtered(query, context) {
      const asked = readParameters(query);
      const sql = new SqlParameters();
      const scope = (await users.quirk.scope?.(sql, context, asked)) ?? [];
      const conditions = [...scope, ...filterConditions(asked, users, sql, context.world), ACCEPTS_NEWS];
      const ids = await selectIds(context.world.db, users, { conditions, parameters: sql.values, order: readOrder(asked, users) });
      return cutToPage(ids, query);
    },
    resendsFilters: true,
  };
}

/** The members of one community: those who are accepted. Its filters can be counted, not sent again (contract core 6.4). */
export function membersList(users: Collection): RecipientList {
  return {
    path: 'admin/community_members',
    source: FROM_COMMUNITY,
    permissions: ['community_membership', 'campaign_update'],
    ids: 'member',
    selected: (ids, query, context) => findMembers(users, query, context, (sql) => [`m.id = any(${sql.add(ids)}::int[])`]),
    filtered: (query, context) => {
      const asked = new Map([...readParameters(query)].filter(([name]) => !['campaignId', 'communityId', 'filterType'].includes(name)));
      return findMembers(users, query, context, (sql) => memberConditions(asked, sql));
    },
    resendsFilters: false,
  };
}

async function findMembers(users: Collection, query: URLSearchParams, { world }: RequestContext, conditionsOf: (sql: SqlParameters) => string[]): Promise<number[]> {
  const sql = new SqlParameters();
  const conditions = [
    `m.community_id = ${sql.add(Number(query.get('communityId')))}`,
    `m.status in (${MEMBER}, ${MODERATOR})`,
    ...conditionsOf(sql),
  ];
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
