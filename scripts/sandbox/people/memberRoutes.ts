import type { Hono } from 'hono';
import type { RecordData } from '../../../src/engine/Resource';
import type { Schema } from '../../../src/engine/Schema';
import type { Collection } from '../Collection';
import { acceptFields } from '../crud/checkTypes';
import { answer } from '../http/answers';
import { readCreation } from '../http/body';
import { referredRow } from '../http/reference';
import { accessDenied, Refusal, violated, type Violation } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { COMMUNITIES_PATH, managesCommunity } from '../quirks/community';
import { requestContext, type SandboxEnvironment } from '../session/authenticate';
import { MANAGER_OF_PUBLIC_COMMUNITIES } from '../session/roles';
import { giveRole, USERS_PATH } from '../session/users';
import type { Row } from '../store/rows';
import type { RequestContext, World } from '../World';
import { insertMembers, type Membership, MODERATOR, newMembership } from './members';
import { shownName } from './shownName';

const fields: Schema = { properties: { status: { type: 'integer' } } };

/** Adding somebody to a community (contract core 5.3); the community and the person are named by their addresses. */
export function addMemberRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const users = world.collections.get(USERS_PATH);
  const communities = world.collections.get(COMMUNITIES_PATH);
  if (!users || !communities) return;
  app.post('/admin/community_members', async (c) => {
    const context = requestContext(c, world);
    if (!context.caller.permissions.has('community_membership')) throw accessDenied();
    const body = await readCreation(c.req.raw);
    const { status } = acceptFields(body, fields);
    const { community, user } = await readRelations(world, body, { communities, users });
    if (!(await managesCommunity('create', community, context))) throw accessDenied();
    if (typeof status !== 'number') throw new Refusal(500, 'Column "status" cannot be null');
    const now = toWireTime(world.now());
    const member = newMembership({ communityId: community.id, userId: user.id }, status, now);
    const [id] = await insertMembers(world.db, [member]);
    if (id === undefined) throw violated([{ propertyPath: 'user', message: 'This user already asked to join this community.' }]);
    if (status === MODERATOR) await giveRole(world, user.id, MANAGER_OF_PUBLIC_COMMUNITIES);
    return answer(describe(id, member, user, context), context.format, 201);
  });
}

async function readRelations(
  world: World,
  body: RecordData,
  { communities, users }: { communities: Collection; users: Collection },
): Promise<{ community: Row; user: Row }> {
  const community = await referredRow(world, communities, body.community);
  const user = await referredRow(world, users, body.user);
  if (community && user) return { community, user };
  const missing = [...(community ? [] : ['community']), ...(user ? [] : ['user'])];
  throw violated(missing.map((propertyPath): Violation => ({ propertyPath, message: 'Cette valeur ne doit pas être vide.' })));
}

/** Without its empty fields, as every answer to a write. */
function describe(id: number, member: Membership, { document }: Row, { format, origin }: RequestContext): RecordData {
  const marks = { '@context': '/contexts/CommunityUser', '@id': `/community_users/${id}`, '@type': 'CommunityUser' };
  const avatar = typeof document.avatar === 'string' ? document.avatar.replace(/^\/upload\//, `${origin}/upload/`) : null;
  const all = { id, ...member, ...shownName(document), avatar, newsSubscription: document.newsSubscription ?? null };
  const filled = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
  return { ...(format === 'ld' ? marks : {}), ...filled };
}
