import type { Hono } from 'hono';
import { filterConditions } from '../crud/conditions';
import { hydraList } from '../crud/envelope';
import { requirePermission } from '../crud/permissions';
import { listRecords } from '../crud/read';
import { removeRow } from '../crud/write';
import { answer } from '../http/answers';
import { readParameters } from '../http/parameters';
import { Refusal } from '../http/Refusal';
import { requestContext, type SandboxEnvironment } from '../session/authenticate';
import { selectRows } from '../store/rows';
import { SqlParameters } from '../store/SqlParameters';
import type { World } from '../World';

/** The calls on users that stand where an id would (contract 4.1). */
export function addUserRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const users = world.collections.get('admin/users');
  if (!users) return;
  app.get('/admin/users/email', (c) => {
    const url = new URL(c.req.url);
    const email = url.searchParams.get('email');
    if (email === null) throw new Refusal(500, 'The parameter "email" is missing');
    // Exact, by the filter that is exact; the apostrophe it cannot take is doubled.
    const exact = new URL(`${url.origin}${url.pathname}?login=${encodeURIComponent(email.replaceAll("'", "''"))}`);
    return listRecords(users, exact, requestContext(c, world));
  });
  // A GET that deletes every user its filters match, all of them when it recognises none, and before it checks the right to
  // (contract 0, facts 1 and 10).
  app.get('/admin/users/delete', async (c) => {
    const context = requestContext(c, world);
    const sql = new SqlParameters();
    const conditions = filterConditions(readParameters(new URL(c.req.url).searchParams), users, sql, world);
    const selection = { conditions: [...conditions, '"f_status" <> 4'], parameters: sql.values, order: 'id' };
    for (const row of await selectRows(world.db, users, selection)) await removeRow(users, row, context);
    await requirePermission(users, 'delete', context);
    return answer(context.format === 'ld' ? hydraList(users, [], 0) : [], context.format);
  });
}
