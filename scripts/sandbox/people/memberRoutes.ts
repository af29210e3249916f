import type { Hono } from 'hono';
import type { RecordData } from '../../../src/engine/Resource';
import type { Schema } from '../../../src/engine/Schema';
import type { Collection } from '../Collection';
import { acceptFields } from '../crud/checkTypes';
import { hydraList } from '../crud/envelope';
import { requirePermission } from '../crud/permissions';
import { presentRows, requireRow } from '../crud/read';
import { answer } from '../http/answers';
import { readCreation } from '../http/body';
import { referredRow } from '../http/reference';
import { accessDenied, Refusal, violated, type Violation } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { COMMUNITIES_PATH, managesCommunity } from '../quirks/community';
import { requestContext, type SandboxEnvironment } from '../session/authenticate';
import { MANAGER_OF_PUBLIC_COMMUNITIES } from '../session/roles';
import { giveRole, USERS_PATH } from '../session/users';
import { type Row, selectRows } from '../store/rows';
import type { RequestContext, World } from '../World';
import { writtenMember } from './describeMember';
import { changeMember, removeMember } from './memberChanges';
import { listMembers } from './memberList';
import { insertMembers, moderatedBy, MODERATOR, newMembership } from './members';

const fields: Schema = { properties: { status: { type: 'integer' } } };

/** The members of communities (contract core 5.3); whoever is added is named by their address, and so is the community. */
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
    return answer(writtenMember(id, member, user, context), context.format, 201);
  });
  app.patch('/admin/community_members/:id', (c) => changeMember(c.req.param('id'), c.req.raw, { users, communities }, requestContext(c, world)));
  app.delete('/admin/community_members/:id', (c) => removeMember(c.req.param('id'), { users, communities }, requestContext(c, world)));
  app.get('/admin/communities/:id{\\d+}/members', async (c) => {
    const context = requestContext(c, world);
    return listMembers(await requireRow(communities, c.req.param('id'), context), users, new URL(c.req.url), context);
  });
  app.get('/admin/communities/moderated', (c) => listModerated(communities, requestContext(c, world)));
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

/** Those that the caller moderates: all of them at once, whatever is asked, without their empty fields (contract core 5.1). */
async function listModerated(communities: Collection, context: RequestContext): Promise<Response> {
  await requirePermission(communities, 'list', context);
  const selection = { conditions: [moderatedBy('$1')], parameters: [context.caller.id], order: 'id' };
  const rows = await selectRows(context.world.db, communities, selection);
  const records = await presentRows(communities, rows, 'item', context);
  return answer(context.format === 'ld' ? hydraList(communities, records, records.length) : records, context.format);
}
