import type { Hono } from 'hono';
import { hydraList } from '../crud/envelope';
import { answer } from '../http/answers';
import { Refusal } from '../http/Refusal';
import type { World } from '../World';
import { requestContext, type SandboxEnvironment } from './authenticate';
import { describeMe } from './me';
import { isPassword } from './passwords';
import { permissionsWithHoles } from './permissions';
import { grantableRoles } from './roles';
import type { Tokens } from './tokens';
import { findUserByEmail, toCaller } from './users';

/** Signing in, refreshing, and who am I (contract 2). */
export function addSessionRoutes(app: Hono<SandboxEnvironment>, world: World, tokens: Tokens): void {
  app.post('/login', async (c) => {
    const { username, password } = await readCredentials(c.req.raw);
    return answer(await logIn(world, tokens, username, password), 'json');
  });
  app.post('/token/refresh', async (c) =>
    answer(await refresh(world, tokens, await readRefreshToken(c.req.raw)), 'json'),
  );
  app.get('/users/me', async (c) => {
    const context = requestContext(c, world);
    const me = await describeMe(context);
    return answer(context.format === 'ld' ? hydraList({ iri: '/users', type: 'User' }, [me], 1) : [me], context.format);
  });
  addPermissionRoutes(app, world);
}

function addPermissionRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const collection = { iri: '/permissions', type: 'Permission' };
  app.get('/permissions', (c) => {
    const { caller, format } = requestContext(c, world);
    if (!caller.permissions.has('check_permission')) throw new Refusal(400, 'Access Denied.');
    const held = permissionsWithHoles(caller.roles, world.addedPermissions);
    const names = Object.values(held);
    return answer(format === 'ld' ? hydraList(collection, names, names.length) : held, format);
  });
  app.get('/permissions/grantable', (c) => {
    const { caller, format } = requestContext(c, world);
    const roles = grantableRoles(caller.roles);
    return answer(format === 'ld' ? hydraList(collection, roles, roles.length) : roles, format);
  });
}

async function logIn(world: World, tokens: Tokens, username: string, password: string): Promise<object> {
  const row = await findUserByEmail(world, username);
  const [stored] = row
    ? await world.db.query<{ hash: string }>('select hash from sandbox_password where user_id = $1', [row.id])
    : [];
  if (!row || !stored || !(await isPassword(password, stored.hash))) throw new Refusal(401, 'Invalid credentials.');
  return tokens.issue(toCaller(world, row));
}

async function refresh(world: World, tokens: Tokens, refreshToken: string): Promise<object> {
  const username = await tokens.refreshedUser(refreshToken);
  const row = username === undefined ? undefined : await findUserByEmail(world, username);
  if (!row) throw new Refusal(401, 'An authentication exception occurred.');
  return tokens.renew(toCaller(world, row), refreshToken);
}

async function readCredentials(request: Request): Promise<{ username: string; password: string }> {
  const { username, password } = await readJson(request);
  if (typeof username !== 'string') throw new Refusal(400, 'The key "username" must be provided.');
  if (typeof password !== 'string') throw new Refusal(400, 'The key "password" must be provided.');
  return { username, password };
}

async function readRefreshToken(request: Request): Promise<string> {
  const { refreshToken } = await readJson(request);
  if (typeof refreshToken === 'string' && refreshToken !== '') return refreshToken;
  throw new Refusal(401, 'An authentication exception occurred.');
}

/** The login listener only looks at JSON bodies: without the content type, nobody has signed in. */
async function readJson(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('Content-Type') ?? '';
  const text = await request.text();
  if (!type.includes('json')) throw new Refusal(401, 'JWT Token not found');
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  } catch {
    // Falls through: the same refusal.
  }
  throw new Refusal(400, 'Invalid JSON.');
}
