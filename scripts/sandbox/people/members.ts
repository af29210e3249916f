import type { Database } from '../database';
import { databaseRefused } from '../http/Refusal';
import { toWireTime } from '../http/times';
import type { World } from '../World';

/** The statuses of a membership (contract communities.members). */
export const PENDING = 0;
export const MEMBER = 1;
export const MODERATOR = 2;
export const REFUSED = 3;

export interface Membership {
  communityId: number;
  userId: number;
  status: number;
  createdDate: string;
  acceptedDate: string | null;
  refusedDate: string | null;
}

/** A row of the table of memberships. */
export interface StoredMember {
  id: number;
  community_id: number;
  user_id: number;
  status: number;
  created_date: Date;
  accepted_date: Date | null;
  refused_date: Date | null;
}

export function toMembership(row: StoredMember): Membership {
  const time = (date: Date | null) => date && toWireTime(date);
  const dates = { createdDate: toWireTime(row.created_date), acceptedDate: time(row.accepted_date), refusedDate: time(row.refused_date) };
  return { communityId: row.community_id, userId: row.user_id, status: row.status, ...dates };
}

const BATCH = 5000;
/** The largest status, as the column has two bytes. */
const LARGEST_STATUS = 32767;

/** A membership that begins at a given time, with the second date that its status requires. */
export function newMembership(ids: { communityId: number; userId: number }, status: number, time: string): Membership {
  const isIn = status === MEMBER || status === MODERATOR;
  return { ...ids, status, createdDate: time, acceptedDate: isIn ? time : null, refusedDate: status === REFUSED ? time : null };
}

/** Stores memberships; existing ones are left as they are. Answers the ids of the new ones, in order. */
export async function insertMembers(db: Database, members: readonly Membership[]): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < members.length; start += BATCH) {
    const rows = await db.query<{ id: number }>(INSERT, [JSON.stringify(members.slice(start, start + BATCH))]);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

const INSERT = `
  insert into sandbox_member (community_id, user_id, status, created_date, accepted_date, refused_date)
  select "communityId", "userId", status, "createdDate", "acceptedDate", "refusedDate"
  from json_to_recordset($1::json) as r("communityId" int, "userId" int, status int,
    "createdDate" timestamptz, "acceptedDate" timestamptz, "refusedDate" timestamptz)
  on conflict do nothing returning id`;

export async function storeMember(db: Database, id: number, { communityId, userId, status, acceptedDate, refusedDate }: Membership): Promise<void> {
  if (Math.abs(status) > LARGEST_STATUS) throw databaseRefused('Out of range value for column "status"');
  const sets = 'community_id = $2, user_id = $3, status = $4, accepted_date = $5, refused_date = $6';
  await db.query(`update sandbox_member set ${sets} where id = $1`, [id, communityId, userId, status, acceptedDate, refusedDate]);
}

/** Whether a person has a membership in a community, whatever its status. */
export async function isMember(db: Database, { communityId, userId }: { communityId: number; userId: number }): Promise<boolean> {
  const sql = 'select 1 from sandbox_member where community_id = $1 and user_id = $2';
  return (await db.query(sql, [communityId, userId])).length > 0;
}

/** The number of accepted members of each community. */
export async function countMembers({ db }: World, communities: readonly unknown[]): Promise<Map<number, number>> {
  const rows = await db.query<{ id: number; count: number }>(
    `select community_id as id, count(*)::int as count from sandbox_member
     where community_id = any($1::int[]) and status in (${MEMBER}, ${MODERATOR}) group by 1`,
    [communities],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The SQL condition that a person moderates the community. */
export function moderatedBy(userId: string): string {
  return `id in (select community_id from sandbox_member where user_id = ${userId} and status = ${MODERATOR})`;
}

export async function moderates({ db }: World, userId: number, communityId: number): Promise<boolean> {
  const sql = `select 1 from sandbox_member where user_id = $1 and community_id = $2 and status = ${MODERATOR}`;
  return (await db.query(sql, [userId, communityId])).length > 0;
}

export async function removeMembersOf(db: Database, communityId: number): Promise<void> {
  await db.query('delete from sandbox_member where community_id = $1', [communityId]);
}
