import type { Hono } from 'hono';
import { hydraList, hydraSearch, hydraView } from '../crud/envelope';
import { requirePermission } from '../crud/permissions';
import { presentRows } from '../crud/read';
import { answer } from '../http/answers';
import { Refusal } from '../http/Refusal';
import { COMMUNITIES_PATH } from '../quirks/paths';
import { requestContext } from '../session/authenticate';
import { USERS_PATH } from '../session/users';
import { findRow, selectRows } from '../store/rows';
import type { Collection, RequestContext, SandboxEnvironment, World } from '../World';
import { changeMember, removeMember } from './memberChanges';
import { createMember } from './memberCreation';
import { listMembers } from './memberList';
import { moderatedBy } from './members';

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
