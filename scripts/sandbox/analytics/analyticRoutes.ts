import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { hydraList } from '../crud/envelope';
import { boundTerritories } from '../geography/territories';
import { answer } from '../http/answers';
import { markedAnswer } from '../http/marks';
import { type Parameter, readParameters } from '../http/parameters';
import { accessDenied, Refusal, routeNotFound } from '../http/Refusal';
import { managesCommunity } from '../quirks/community';
import { COMMUNITIES_PATH } from '../quirks/paths';
import { requestContext } from '../session/authenticate';
import { isAdministrator } from '../session/roles';
import { rowAt, rowsAt } from '../store/at';
import type { RequestContext, SandboxEnvironment, World } from '../World';
import { type Dashboard, figuresOf, narrowedTo, TYPES } from './dashboard';
import { dashboardPage } from './dashboardPage';

const PERIODICITIES = ['daily', 'monthly', 'yearly'];

/** Parameters that the answer repeats as null when they were not in the request. */
const FORCED = ['forceDefaultCommunityId', 'forceDefaultTerritoryId'];

/**
 * The routes for the addresses of dashboards, and for the application that draws them: on the platform another application, here a page of the
 * sandbox (contract dashboards.analytics).
 */
export function addAnalyticRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const key = randomBytes(32);
  app.get('/admin/analytics', (c) => {
    const { caller, format } = requestContext(c, world);
    if (!caller.permissions.has('analytic_list')) throw accessDenied();
    return answer(format === 'ld' ? hydraList({ iri: '/analytics', type: 'Analytic' }, [], 0) : [], format);
  });
  app.get('/admin/analytics/:type', async (c) => {
    const context = requestContext(c, world);
    if (!context.caller.permissions.has('analytic_read')) throw accessDenied();
    const asked = readParameters(new URL(c.req.url).searchParams);
    const dashboard = await readAsked(c.req.param('type'), asked, context);
    const theme = dashboard.isDark ? '&theme=night' : '';
    const url = `${context.origin}/embed/dashboard/${signDashboard(dashboard, key)}#bordered=false&titled=false${theme}`;
    const { type, periodicity, communityId, territoryId } = dashboard;
    const forced = Object.fromEntries(FORCED.map((name) => [name, asked.has(name) ? isYes(asked, name) : null]));
    const body = { type, periodicity, url, communityId, territoryId, ...forced };
    return markedAnswer([`/analytics/${type}`, 'Analytic'], body, context);
  });
  app.get('/embed/dashboard/:token', async (c) => {
    const dashboard = readDashboard(c.req.param('token'), key);
    if (!dashboard) throw routeNotFound('GET', c.req.path);
    return dashboardPage(dashboard, await figuresOf(dashboard, world), await narrowedTo(dashboard, world));
  });
}

async function readAsked(type: string, asked: ReadonlyMap<string, Parameter>, context: RequestContext): Promise<Dashboard> {
  const periodicity = asked.get('periodicity')?.values.at(-1) ?? '';
  if (!TYPES.includes(type) || !PERIODICITIES.includes(periodicity)) throw new Refusal(500, `No analytic ${type} ${periodicity}`);
  const communityId = isYes(asked, 'forceDefaultCommunityId') ? await firstCommunity(context) : numberOf(asked, 'communityId');
  if (communityId !== null) await requireManaged(communityId, context);
  return { type, periodicity, communityId, territoryId: territoryOf(asked, context), isDark: isYes(asked, 'darkTheme') };
}

/** Whether a parameter is a yes: any text but "0" is, even "false". */
function isYes(asked: ReadonlyMap<string, Parameter>, name: string): boolean {
  const value = asked.get(name)?.values.at(-1) ?? '';
  return value !== '' && value !== '0';
}

function numberOf(asked: ReadonlyMap<string, Parameter>, name: string): number | null {
  const value = asked.get(name)?.values.at(-1);
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : null;
}

/**
 * The territory that was asked for. Without one, or when the default is forced, it is the first territory that the right to see figures is limited
 * to; null for a caller who has that right everywhere.
 */
function territoryOf(asked: ReadonlyMap<string, Parameter>, { caller }: RequestContext): number | null {
  const picked = isYes(asked, 'forceDefaultTerritoryId') ? null : numberOf(asked, 'territoryId');
  return picked ?? boundTerritories(caller, 'analytic_read')?.[0] ?? null;
}

/** Lets a manager of single communities see only those that they refer or moderate. */
async function requireManaged(id: number, context: RequestContext): Promise<void> {
  const row = await rowAt(context.world, COMMUNITIES_PATH, id);
  if (isAdministrator(context.caller.roles)) return;
  if (!row || !(await managesCommunity(row, context))) throw new Refusal(500, `Community ${id} is not managed by the caller`);
}

async function firstCommunity(context: RequestContext): Promise<number | null> {
  const { world } = context;
  if (isAdministrator(context.caller.roles)) return null;
  for (const row of await rowsAt(world, COMMUNITIES_PATH)) {
    if (await managesCommunity(row, context)) return row.id;
  }
  return null;
}

/**
 * The token in the address of a dashboard: what the dashboard shows, with a signature that proves that this server issued it. Whoever has the
 * address needs no other right.
 */
function signDashboard(dashboard: Dashboard, key: Buffer): string {
  const text = Buffer.from(JSON.stringify(dashboard)).toString('base64url');
  return `${text}.${signature(text, key).toString('base64url')}`;
}

/** The dashboard of a token; undefined when somebody else made or changed the address. */
function readDashboard(token: string, key: Buffer): Dashboard | undefined {
  const [text = '', signed = ''] = token.split('.');
  const expected = signature(text, key);
  const found = Buffer.from(signed, 'base64url');
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Dashboard;
}

function signature(text: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
