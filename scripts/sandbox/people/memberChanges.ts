import type { Collection } from '../Collection';
import { acceptFields } from '../crud/checkTypes';
import { answer, noContent } from '../http/answers';
import { readPatch } from '../http/body';
import { accessDenied, notFound } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { managesCommunity } from '../quirks/community';
import { MANAGER_OF_PUBLIC_COMMUNITIES } from '../session/roles';
import { giveRole } from '../session/users';
import { findRow, type Row } from '../store/rows';
import type { RequestContext } from '../World';
import { writtenMember } from './describeMember';
import { MEMBER, type Membership, MODERATOR, REFUSED } from './members';

export interface MemberCollections {
  users: Collection;
  communities: Collection;
}

/** Contract core 5.3: acceptance and refusal are told by e-mail each time that they are sent, whatever the status was. */
export async function changeMember(id: string, request: Request, collections: MemberCollections, context: RequestContext): Promise<Response> {
  const found = await requireMember(id, collections, context);
  const { status } = acceptFields(await readPatch(request), { properties: { status: { type: 'integer' } } });
  const member = typeof status === 'number' ? await keepStatus(found, status, context) : found.member;
  return answer(writtenMember(found.id, member, found.user, context), context.format);
}

export async function removeMember(id: string, collections: MemberCollections, context: RequestContext): Promise<Response> {
  const found = await requireMember(id, collections, context);
  await context.world.db.query('delete from sandbox_member where id = $1', [found.id]);
  return noContent();
}

interface FoundMember {
  id: number;
  member: Membership;
  user: Row;
}

async function requireMember(id: string, { users, communities }: MemberCollections, context: RequestContext): Promise<FoundMember> {
  const { db } = context.world;
  const [row] = await db.query<StoredMember>('select * from sandbox_member where id = $1', [/^\d{1,9}$/.test(id) ? Number(id) : 0]);
  const community = row && (await findRow(db, communities, row.community_id));
  const user = row && (await findRow(db, users, row.user_id));
  if (!row || !community || !user) throw notFound();
  const mayUpdate = context.caller.permissions.has('community_update') && (await managesCommunity('update', community, context));
  if (!mayUpdate) throw accessDenied();
  const time = (date: Date | null) => date && toWireTime(date);
  const dates = { createdDate: toWireTime(row.created_date), acceptedDate: time(row.accepted_date), refusedDate: time(row.refused_date) };
  return { id: row.id, member: { communityId: row.community_id, userId: row.user_id, status: row.status, ...dates }, user };
}

/** A row of the table of members. */
export interface StoredMember {
  id: number;
  community_id: number;
  user_id: number;
  status: number;
  created_date: Date;
  accepted_date: Date | null;
  refused_date: Date | null;
}

async function keepStatus({ id, member, user }: FoundMember, status: number, { world }: RequestContext): Promise<Membership> {
  const now = toWireTime(world.now());
  const kept = {
    ...member,
    status,
    ...(status === MEMBER && { acceptedDate: now }),
    ...(status === REFUSED && { refusedDate: now }),
  };
  await world.db.query('update sandbox_member set status = $2, accepted_date = $3, refused_date = $4 where id = $1', [
    id,
    status,
    kept.acceptedDate,
    kept.refusedDate,
  ]);
  if (status === MODERATOR) await giveRole(world, member.userId, MANAGER_OF_PUBLIC_COMMUNITIES);
  const subject = SUBJECTS[status];
  if (subject !== undefined) world.deliver({ channel: 'email', to: String(user.document.email), subject });
  return kept;
}

const SUBJECTS: Readonly<Record<number, string>> = {
  [MEMBER]: 'Votre demande d’adhésion est acceptée',
  [REFUSED]: 'Votre demande d’adhésion est refusée',
};
