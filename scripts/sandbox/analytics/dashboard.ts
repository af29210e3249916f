import { USERS_PATH } from '../session/users';
import type { World } from '../World';

/** The names that the demonstration's deployment gives to its analytics. */
export const TYPES = ['summary', 'hitchhiking', 'community'];

export interface Dashboard {
  type: string;
  periodicity: string;
  communityId: number | null;
  territoryId: number | null;
  isDark: boolean;
}

/** How many people signed up in a period. */
export interface Figure {
  /** `2026`, `2026-11` or `2026-11-20`. */
  period: string;
  count: number;
}

/** How much of a date names its period. */
const LENGTHS: Readonly<Record<string, number>> = { yearly: 4, monthly: 7, daily: 10 };
const SHOWN = 12;

/** The sign-ups of the last periods that have any, oldest first. */
export async function figuresOf({ type, periodicity, communityId }: Dashboard, { db, collections }: World): Promise<Figure[]> {
  const users = collections.get(USERS_PATH);
  if (!users) return [];
  const conditions = [
    '"f_status" <> 4',
    ...(type === 'hitchhiking' ? ['("f_hitchHikeDriver" or "f_hitchHikePassenger")'] : []),
    ...(communityId === null ? [] : [`id in (select user_id from sandbox_member where community_id = ${communityId})`]),
  ];
  const figures = await db.query<Figure>(
    `select left(document->>'createdDate', ${LENGTHS[periodicity] ?? 7}) as period, count(*)::int as count from ${users.name}
     where ${conditions.join(' and ')} group by 1 order by 1 desc limit ${SHOWN}`,
    [],
  );
  return figures.reverse();
}
