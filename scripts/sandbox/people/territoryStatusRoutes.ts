import type { Hono } from 'hono';
import type { RecordData } from '../../../src/engine/model/Schema';
import { requirePermission } from '../crud/permissions';
import { requireRow } from '../crud/read';
import { answer } from '../http/answers';
import { requestContext } from '../session/authenticate';
import { USERS_PATH } from '../session/users';
import type { SandboxEnvironment, World } from '../World';

/** As the platform spells them (contract users.hitchhikers). */
const STATUSES = ['notConsidered', 'pondering', 'ongoing', 'working', 'unsuscribed'];

/** Which of them a place is at, by its post code: the same for all who live there. */
function territoryStatus(homeAddress: unknown): string {
  const { postalCode } = (homeAddress ?? {}) as RecordData;
  const digits = typeof postalCode === 'string' ? [...postalCode].map(Number).filter(Number.isInteger) : [];
  const sum = digits.reduce((total, digit) => total + digit, 0);
  return STATUSES[sum % STATUSES.length] ?? 'notConsidered';
}

/** How far hitchhiking is where somebody lives: nothing but that (contract users.hitchhikers). */
export function addTerritoryStatusRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const users = world.collections.get(USERS_PATH);
  if (!users) return;
  app.get('/admin/users/:id/rzpTerritoryStatus', async (c) => {
    const context = requestContext(c, world);
    const row = await requireRow(users, c.req.param('id'), context);
    await requirePermission(users, 'item', context, row);
    const marks = { '@context': '/contexts/User', '@id': `/users/${row.id}`, '@type': 'User' };
    const body = { id: row.id, rzpTerritoryStatus: territoryStatus(row.document.homeAddress) };
    return answer(context.format === 'ld' ? { ...marks, ...body } : body, context.format);
  });
}
