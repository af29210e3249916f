import { answer } from '../http/answers';
import { readCreation } from '../http/body';
import { accessDenied, databaseRefused, type Refusal, violated } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { managesEveryCommunity, MANAGER_OF_PUBLIC_COMMUNITIES } from '../session/roles';
import { giveRole } from '../session/users';
import type { RequestContext } from '../World';
import { writtenMember } from './describeMember';
import { type MemberCollections, readMember, requireBoth } from './memberBody';
import { insertMembers, MODERATOR, newMembership, storeMember } from './members';
import { firstStatus, withStatus } from './membership';

/** Creates a membership (contract communities.members). Managers of single communities are refused, even for their own. */
export async function createMember(request: Request, collections: MemberCollections, context: RequestContext): Promise<Response> {
  const { caller, world } = context;
  if (!caller.permissions.has('community_membership') || !managesEveryCommunity(caller.roles)) throw accessDenied();
  const body = await readMember(world, await readCreation(request), collections);
  const { community, user } = requireBoth(body);
  const asked = body.status ?? null;
  const now = toWireTime(world.now());
  const { validationType, referrerId } = community.document;
  const ids = { communityId: community.id, userId: user.id };
  const first = newMembership(ids, firstStatus(asked, { validationType, isReferrer: referrerId === user.id }), now);
  const [id] = await insertMembers(world.db, [first]);
  if (id === undefined) throw alreadyThere();
  if (first.status === MODERATOR) await giveRole(world, user.id, MANAGER_OF_PUBLIC_COMMUNITIES);
  if (asked === null) throw databaseRefused('Column "status" cannot be null');
  const member = withStatus(first, asked, now);
  await storeMember(world.db, id, member);
  return answer(writtenMember(id, member, user, context), context.format, 201);
}

export function alreadyThere(): Refusal {
  return violated([{ propertyPath: 'user', message: 'This user already asked to join this community.' }]);
}
