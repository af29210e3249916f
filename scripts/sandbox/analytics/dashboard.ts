import { inTerritories } from '../geography/territories';
import { MEMBER, MODERATOR } from '../people/members';
import { COMMUNITIES_PATH } from '../quirks/paths';
import { RECORDS_PATH } from '../quirks/paths';
import { HOME } from '../quirks/userFilters';
import { TERRITORY_NAMES } from '../seed/places';
import { USERS_PATH } from '../session/users';
import { rowAt } from '../store/at';
import { SqlParameters } from '../store/SqlParameters';
import type { World } from '../World';

/** The names that the demonstration's deployment gives to its dashboards. */
export const TYPES = ['summary', 'hitchhiking', 'community', 'carpool'];

export interface Dashboard {
  type: string;
  periodicity: string;
  communityId: number | null;
  territoryId: number | null;
  isDark: boolean;
}

/** The number of records in a period. */
export interface Figure {
  /** The period as a year, a month or a day: `2026`, `2026-11` or `2026-11-20`. */
  period: string;
  count: number;
}

/** The number of characters of a date that name its period. */
const LENGTHS: Readonly<Record<string, number>> = { yearly: 4, monthly: 7, daily: 10 };
const SHOWN = 12;

/** The figures of a dashboard for the last periods that have any, oldest first. People are counted by their sign-up, requests for help by their creation. */
export async function figuresOf(dashboard: Dashboard, { db, collections }: World): Promise<Figure[]> {
  const [users, requests] = [collections.get(USERS_PATH), collections.get(RECORDS_PATH)];
  if (!users || !requests) return [];
  const sql = new SqlParameters();
  const people = `select id from ${users.name} where ${conditionsOf(dashboard, sql).join(' and ')}`;
  const counted = dashboard.type === 'carpool' ? `${requests.name} where "f_userId" in (${people})` : `${users.name} where id in (${people})`;
  const figures = await db.query<Figure>(
    `select left(document->>'createdDate', ${LENGTHS[dashboard.periodicity] ?? 7}) as period, count(*)::int as count from ${counted}
     group by 1 order by 1 desc limit ${SHOWN}`,
    sql.values,
  );
  return figures.reverse();
}

function conditionsOf({ type, communityId, territoryId }: Dashboard, sql: SqlParameters): string[] {
  return [
    '"f_status" <> 4',
    ...(type === 'hitchhiking' ? ['("f_hitchHikeDriver" or "f_hitchHikePassenger")'] : []),
    ...(communityId === null ? [] : [`id in (select user_id from sandbox_member where community_id = ${sql.add(communityId)} and status in (${MEMBER}, ${MODERATOR}))`]),
    ...(territoryId === null ? [] : [`(${inTerritories(HOME, [territoryId], sql)})`]),
  ];
}

/** The names of the community and the territory that the figures are limited to. */
export async function narrowedTo({ communityId, territoryId }: Dashboard, world: World): Promise<string[]> {
  const community = await rowAt(world, COMMUNITIES_PATH, communityId);
  return [community?.document.name, territoryId === null ? undefined : TERRITORY_NAMES[territoryId - 1]].flatMap((name) => (typeof name === 'string' ? [name] : []));
}
