import type { Hono } from 'hono';
import { requirePermission } from '../crud/permissions';
import { noContent } from '../http/answers';
import { readCreation } from '../http/body';
import { accessDenied, notFound, Refusal } from '../http/Refusal';
import { RECORDS_PATH } from '../quirks/paths';
import { requestContext } from '../session/authenticate';
import { deleteRow, findRow } from '../store/rows';
import type { SandboxEnvironment, World } from '../World';

/** Calls of the public site on records, which the back office never makes: the only deletion, and two lists that are closed (contract requests.calls). */
export function addPublicRecordRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const records = world.collections.get(RECORDS_PATH);
  if (!records) return;
  app.delete('/solidaries/:id', async (c) => {
    const context = requestContext(c, world);
    const row = await findRow(world.db, records, Number(c.req.param('id')) || 0);
    if (!row) throw notFound();
    if (!context.caller.permissions.has('solidary_delete')) throw accessDenied();
    await requirePermission(records, 'update', context, row);
    await deleteRow(world.db, records, row.id);
    return noContent();
  });
  app.get('/solidary_formal_requests', () => {
    throw new Refusal(400, 'SolidarySolution is missing');
  });
  // The platform first checks whether the caller may change the solution's request, and without a solution there is none to check.
  app.post('/solidary_contacts', async (c) => {
    await readCreation(c.req.raw);
    throw new Refusal(500, 'Call to a member function getSolidary() on null');
  });
  app.get('/solidary_asks', () => {
    throw accessDenied();
  });
}
