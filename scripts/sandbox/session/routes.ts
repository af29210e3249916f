import type { Hono } from 'hono';
import { hydraList } from '../crud/envelope';
import { answer } from '../http/answers';
import { markedAnswer } from '../http/marks';
import { accessDenied, Refusal } from '../http/Refusal';
import type { SandboxEnvironment, World } from '../World';
import { requestContext } from './authenticate';
import { badRequest, isJson, readCredentials, readRefreshToken, unauthorizedPage } from './bodies';
import { describeMe, searchOfUsers } from './me';
import { isPassword } from './passwords';
import { permissionsWithHoles } from './permissions';
import { grantableRoles } from './roles';
import type { Tokens } from './tokens';
import { findUserByEmail, toCaller } from './users';

const ANY_METHOD = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The calls for signing in, renewing a token, and reading one's own account (contract session.login). Any method works: a JSON body is what signs in. */
export function addSessionRoutes(app: Hono<SandboxEnvironment>, world: World, tokens: Tokens): void {
  app.on(ANY_METHOD, '/login', async (c) => {
    if (!isJson(c.req.raw)) return unauthorizedPage();
    const credentials = await readCredentials(c.req.raw);
    return credentials ? answer(await logIn(world, tokens, credentials), 'json') : badRequest();
  });
  // The public site signs in here as an application; the accounts of people do not work.
  app.post('/auth', () => {
    throw new Refusal(401, 'Invalid credentials.');
  });
  app.on(ANY_METHOD, '/token/refresh', async (c) => answer(await refresh(world, tokens, await readRefreshToken(c.req.raw)), 'json'));
  app.get('/users/me', async (c) => {
    const context = requestContext(c, world);
    const me = await describeMe(context);
    if (context.format === 'json') return answer([me], 'json');
    return answer({ ...hydraList({ iri: '/users', type: 'User' }, [me], 1), ...searchOfUsers(world) }, 'ld');
  });
  addPermissionRoutes(app, world);
  // The platform's list of its addresses. It is known here, so that a token is required for it.
  app.get('/', (c) => {
    const lists = [...world.collections.values()].map(({ type, path }) => [type.charAt(0).toLowerCase() + type.slice(1), `/${path}`] as const);
    const marks = { '@context': '/contexts/Entrypoint', '@id': '/', '@type': 'Entrypoint' };
    return answer({ ...marks, ...Object.fromEntries(lists) }, requestContext(c, world).format);
  });
}

function addPermissionRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const collection = { iri: '/permissions', type: 'Permission' };
  app.get('/permissions', (c) => {
    const { caller, format } = requestContext(c, world);
    if (!caller.permissions.has('check_permission')) throw accessDenied();
    const held = permissionsWithHoles(caller.roles, world.addedPermissions);
    const names = Object.values(held);
    return answer(format === 'ld' ? hydraList(collection, names, names.length) : held, format);
  });
  app.get('/permissions/grantable', (c) => {
    const { caller, format } = requestContext(c, world);
    const roles = grantableRoles(caller.roles);
    return answer(format === 'ld' ? hydraList(collection, roles, roles.length) : roles, format);
  });
  app.get('/permissions/check', (c) => {
    const context = requestContext(c, world);
    const granted = context.caller.permissions.has(new URL(c.req.url).searchParams.get('item') ?? '');
    return markedAnswer(['/permissions/1', 'Permission'], { id: 1, granted }, context);
  });
}

async function logIn(world: World, tokens: Tokens, { username, password }: { username: string; password: string }): Promise<object> {
  const row = await findUserByEmail(world, username.trim());
  const [stored] = row
    ? await world.db.query<{ hash: string }>('select hash from sandbox_password where user_id = $1', [row.id])
    : [];
  if (!row || !stored || !(await isPassword(password, stored.hash))) throw new Refusal(401, 'Invalid credentials.');
  return tokens.issue(toCaller(world, row));
}

async function refresh(world: World, tokens: Tokens, refreshToken: string | undefined): Promise<object> {
  const username = refreshToken && (await tokens.refreshedUser(refreshToken));
  const row = username ? await findUserByEmail(world, username) : undefined;
  if (!row || !refreshToken) throw new Refusal(401, 'An authentication exception occurred.');
  return tokens.renew(toCaller(world, row), refreshToken);
}
