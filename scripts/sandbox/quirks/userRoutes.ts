import type { Hono } from 'hono';
import type { RecordData } from '../../../src/engine/model/Schema';
import { filterConditions } from '../crud/conditions';
import { hydraList, hydraSearch, hydraView } from '../crud/envelope';
import { requirePermission } from '../crud/permissions';
import { presentRows } from '../crud/read';
import { answer } from '../http/answers';
import { readParameters } from '../http/parameters';
import { accessDenied, Refusal } from '../http/Refusal';
import { pseudonymise } from '../people/pseudonymise';
import { requestContext } from '../session/authenticate';
import { findUserByEmail } from '../session/users';
import { selectRows } from '../store/rows';
import { SqlParameters } from '../store/SqlParameters';
import type { Collection, SandboxEnvironment, World } from '../World';
import { ownership } from './userFields';

/** The calls on users whose addresses have a word in the place of an id (contract users.calls). */
export function addUserRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const users = world.collections.get('admin/users');
  if (!users) return;
  // Finds an account by its exact e-mail, without any limit to the caller's territories, because the purpose is to know whether the account exists.
  app.get('/admin/users/email', async (c) => {
    const context = requestContext(c, world);
    await requirePermission(users, 'list', context);
    const url = new URL(c.req.url);
    const email = url.searchParams.get('email');
    if (email === null) throw new Refusal(500, 'The parameter "email" is missing');
    const row = await findUserByEmail(world, email);
    const members = await presentRows(users, row ? [row] : [], 'list', context);
    // This is the only list with what the people own, and it lacks the kind of their advertisements.
    for (const member of members) Object.assign(member, { ownership: await ownership(member, context), adType: null });
    return answer(context.format === 'ld' ? wholeList(users, members, url) : members, context.format);
  });
  // A GET that deletes every user that its filters match, or all of them when it recognises no filter, before it checks the right to (contract users.bulk and wire.acting).
  app.get('/admin/users/delete', async (c) => {
    const context = requestContext(c, world);
    const sql = new SqlParameters();
    const url = new URL(c.req.url);
    const conditions = filterConditions(readParameters(url.searchParams), users, sql, world);
    const selection = { conditions: [...conditions, '"f_status" <> 4'], parameters: sql.values, order: 'id' };
    // Every member may delete an account, namely their own; deleting several requires the right to manage users.
    const isRefused = !context.caller.permissions.has('user_manage');
    if (isRefused && !world.faults.has('refusedBulkDeletion')) throw accessDenied();
    await pseudonymise(world, await selectRows(world.db, users, selection));
    if (isRefused) throw accessDenied();
    return answer(context.format === 'ld' ? wholeList(users, [], url) : [], context.format);
  });
}

function wholeList(users: Collection, members: unknown[], url: URL): RecordData {
  return { ...hydraList(users, members, members.length), ...hydraView(url, members.length), 'hydra:search': hydraSearch(users) };
}
