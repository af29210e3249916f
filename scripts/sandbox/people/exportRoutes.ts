import type { Hono } from 'hono';
import { csvAnswer, requireCsv } from '../http/csv';
import { readParameters } from '../http/parameters';
import { accessDenied } from '../http/Refusal';
import { requestContext } from '../session/authenticate';
import { USERS_PATH } from '../session/users';
import type { SandboxEnvironment, World } from '../World';
import { extendedExport } from './extendedExport';
import { standardExport } from './standardExport';

/** `GET admin/users/export` (contract users.export): a page of the list or, with `exportType=1`, everybody; both in French. */
export function addExportRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const users = world.collections.get(USERS_PATH);
  if (!users) return;
  app.get('/admin/users/export', async (c) => {
    requireCsv(c.req.header('Accept'));
    if (!requestContext(c, world, 'json').caller.permissions.has('admin_user_export_all')) throw accessDenied();
    const parameters = readParameters(new URL(c.req.url).searchParams);
    const isExtended = parameters.get('exportType')?.values.at(-1) === '1';
    return csvAnswer(await (isExtended ? extendedExport : standardExport)(users, parameters, world));
  });
}
