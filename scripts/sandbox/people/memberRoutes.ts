import type { Hono } from 'hono';
import { hydraList, hydraSearch, hydraView } from '../crud/envelope';
import { requirePermission } from '../crud/permissions';
import { presentRows } from '../crud/read';
import { answer, noContent } from '../http/answers';
import { readPatch } from '../http/body';
import { accessDenied, databaseRefused, notFound, Refusal } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { managesCommunity } from '../quirks/community';
import { COMMUNITIES_PATH } from '../quirks/paths';
import { requestContext } from '../session/authenticate';
import { MANAGER_OF_PUBLIC_COMMUNITIES } from '../session/roles';
import { giveRole, USERS_PATH } from '../session/users';
import { findRow, type Row, selectRows } from '../store/rows';
import type { Collection, RequestContext, SandboxEnvironment, World } from '../World';
import { writtenMember } from './describeMember';
import { type MemberCollections, readMember } from './memberBody';
import { alreadyThere, createMember } from './memberCreation';
import { listMembers } from './memberList';
import { isMember, MEMBER, type Membership, moderatedBy, MODERATOR, REFUSED, type StoredMember, storeMember, toMembership } from './members';
import { withStatus } from './membership';

/** The members of communities (contract communities.members). The person and the community of a new membership are named by their addresses. */
export function addMemberRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const users = world.collections.get(USERS_PATH);
  const communities = world.collections.get(COMMUNITIES_PATH);
  if (!users || !communities) return;
  const both = { users, communities };
  app.post('/admin/community_members', (c) => createMember(c.req.raw, both, requestContext(c, world)));
  app.patch('/admin/community_members/:id', (c) => changeMember(c.req.param('id'), c.req.raw, both, requestContext(c, world)));
  app.delete('/admin/community_members/:id', (c) => removeMember(c.req.param('id'), both, requestContext(c, world)));
  app.get('/admin/communities/:id{\\d+}/members', async (c) => {
    const context = requestContext(c, world);
    const community = await findRow(world.db, communities, Number(c.req.param('id')));
    if (!community) throw new Refusal(400, 'Community not found');
    return listMembers(community, users, new URL(c.req.url), context);
  });
  app.get('/admin/communities/moderated', (c) => listModerated(communities, new URL(c.req.url), requestContext(c, world)));
}

/** The communities that the caller moderates: always all of them, whatever the query, and without empty fields (contract communities.calls). */
async function listModerated(communities: Collection, url: URL, context: RequestContext): Promise<Response> {
  await requirePermission(communities, 'list', context);
  const selection = { conditions: [moderatedBy('$1')], parameters: [context.caller.id], order: 'id' };
  const rows = await selectRows(context.world.db, communities, selection);
  const records = await presentRows(communities, rows, 'item', context);
  if (context.format === 'json') return answer(records, 'json');
  const around = { ...hydraView(url, records.length), 'hydra:search': hydraSearch(communities) };
  return answer({ ...hydraList(communities, records, records.length), ...around }, 'ld');
}

/**
 * Changes a membership (contract communities.members). It may move to another community or person. Every change tells an acceptance or refusal by
 * e-mail, whatever the status was before.
 */
async function changeMember(id: string, request: Request, collections: MemberCollections, context: RequestContext): Promise<Response> {
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

async function removeMember(id: string, collections: MemberCollections, context: RequestContext): Promise<Response> {
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
