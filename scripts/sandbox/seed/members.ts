import type { Database } from '../database';
import { insertMembers, MEMBER, type Membership, MODERATOR, newMembership, PENDING, REFUSED } from '../people/members';
import type { Table } from '../store/rows';
import { readSetting, writeSetting } from '../store/settings';
import { ACCOUNTS } from './accounts';
import { Random, seedOf } from './Random';
import { daysAgo } from './times';

const STATUSES = [MEMBER, MEMBER, MEMBER, MEMBER, MEMBER, PENDING, REFUSED];
const SETTING = 'members up to';

/**
 * Adds generated people to the communities that no earlier start has filled. The referrer of a community becomes its moderator. `users` is the
 * number of generated people.
 */
export async function fillMembers(db: Database, communities: Table | undefined, users: number): Promise<void> {
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
