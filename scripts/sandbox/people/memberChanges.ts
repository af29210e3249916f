import { answer, noContent } from '../http/answers';
import { readPatch } from '../http/body';
import { accessDenied, databaseRefused, notFound } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { managesCommunity } from '../quirks/community';
import { MANAGER_OF_PUBLIC_COMMUNITIES } from '../session/roles';
import { giveRole } from '../session/users';
import { findRow, type Row } from '../store/rows';
import type { RequestContext } from '../World';
import { writtenMember } from './describeMember';
import { type MemberCollections, readMember } from './memberBody';
import { alreadyThere } from './memberCreation';
import { isMember, MEMBER, type Membership, MODERATOR, REFUSED, storeMember, type StoredMember, toMembership } from './members';
import { withStatus } from './membership';

/**
 * Changes a membership (contract communities.members). It may move to another community or person. Every change tells an acceptance or refusal by
 * e-mail, whatever the status was before.
 */
export async function changeMember(id: string, request: Request, collections: MemberCollections, context: RequestContext): Promise<Response> {
  const { world } = context;
  const found = await requireMember(id, collections, context);
  const body = await readMember(world, await readPatch(request), collections);
  const user = body.user ?? found.user;
  const ids = { communityId: body.community?.id ?? found.member.communityId, userId: user.id };
  const isElsewhere = ids.communityId !== found.member.communityId || ids.userId !== found.member.userId;
  if (isElsewhere && (await isMember(world.db, ids))) throw alreadyThere();
  if (body.status === null) throw databaseRefused('Column "status" cannot be null');
  const moved = { ...found.member, ...ids };
  const member = body.status === undefined ? moved : withStatus(moved, body.status, toWireTime(world.now()));
  await storeMember(world.db, found.id, member);
  if (member.status === MODERATOR) await giveRole(world, member.userId, MANAGER_OF_PUBLIC_COMMUNITIES);
  const subject = SUBJECTS[member.status];
  if (subject !== undefined) world.deliver({ channel: 'email', to: String(user.document.email), subject });
  return answer(writtenMember(found.id, member, user, context), context.format);
}

const SUBJECTS: Readonly<Record<number, string>> = {
  [MEMBER]: 'Votre demande d’adhésion est acceptée',
  [REFUSED]: 'Votre demande d’adhésion est refusée',
};

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
  const mayUpdate = context.caller.permissions.has('community_update') && (await managesCommunity(community, context));
  if (!mayUpdate) throw accessDenied();
  return { id: row.id, member: toMembership(row), user };
}
