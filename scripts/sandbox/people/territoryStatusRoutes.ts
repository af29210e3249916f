import type { Hono } from 'hono';
import type { RecordData } from '../../../src/engine/model/Schema';
import { requirePermission } from '../crud/permissions';
import { requireRow } from '../crud/read';
import { markedAnswer } from '../http/marks';
import { requestContext } from '../session/authenticate';
import { USERS_PATH } from '../session/users';
import type { SandboxEnvironment, World } from '../World';

/** The statuses, spelt as on the platform (contract users.hitchhikers). */
const STATUSES = ['notConsidered', 'pondering', 'ongoing', 'working', 'unsuscribed'];

/** The status of a place, derived from its postal code, so that it is the same for everybody who lives there. */
function territoryStatus(homeAddress: unknown): string {
  const { postalCode } = (homeAddress ?? {}) as RecordData;
  const digits = typeof postalCode === 'string' ? [...postalCode].map(Number).filter(Number.isInteger) : [];
  const sum = digits.reduce((total, digit) => total + digit, 0);
  return STATUSES[sum % STATUSES.length] ?? 'notConsidered';
}

/** The call that tells how far hitchhiking has been set up where a person lives, and nothing else (contract users.hitchhikers). */
export function addTerritoryStatusRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const users = world.collections.get(USERS_PATH);
  if (!users) return;
  app.get('/admin/users/:id/rzpTerritoryStatus', async (c) => {
    const context = requestContext(c, world);
    const row = await requireRow(users, c.req.param('id'), context);
    await requirePermission(users, 'item', context, row);
    const body = { id: row.id, rzpTerritoryStatus: territoryStatus(row.document.homeAddress) };
    return markedAnswer([`/users/${row.id}`, 'User'], body, context);
  });
}
