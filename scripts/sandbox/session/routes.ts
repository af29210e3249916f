import type { Hono } from 'hono';
import { hydraList } from '../crud/envelope';
import { answer } from '../http/answers';
import { markedAnswer } from '../http/marks';
import { accessDenied, Refusal } from '../http/Refusal';
import type { SandboxEnvironment, World } from '../World';
import { requestContext } from './authenticate';
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

/** Reads the bodies of the calls that sign in, before any of the platform's own rules apply (contract wire.errors and session.login). */

function isJson(request: Request): boolean {
  return (request.headers.get('Content-Type') ?? '').includes('json');
}

/** The credentials in a body; undefined when a key is missing or is not a text. A text that no database can store belongs to nobody. */
async function readCredentials(request: Request): Promise<{ username: string; password: string } | undefined> {
  const { username, password } = await readJson(request);
  return typeof username === 'string' && typeof password === 'string' ? { username: username.replaceAll('\0', '\uFFFD'), password } : undefined;
}

/** The refresh token in the JSON body, the form or the address. */
async function readRefreshToken(request: Request): Promise<string | undefined> {
  const inAddress = new URL(request.url).searchParams.get('refreshToken');
  const sent = isJson(request) ? (await readJson(request)).refreshToken : new URLSearchParams(await request.text()).get('refreshToken');
  const given = sent ?? inAddress;
  return typeof given === 'string' && given !== '' ? given : undefined;
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(await request.text());
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  } catch {
    // A body that is not JSON has no keys.
  }
  return {};
}

/** The answer to a body without credentials, which has none of the usual keys of an error. */
function badRequest(): Response {
  const body = { error: { code: 400, message: 'Bad Request' } };
  return new Response(JSON.stringify(body), { status: 400, headers: { 'Content-Type': 'application/json' } });
}

/** The framework's own page, for a request without the content type of JSON: the platform then sees no attempt to sign in. */
function unauthorizedPage(): Response {
  const html =
    '<!DOCTYPE html><html><head><title>An Error Occurred: Unauthorized</title></head><body><h1>Oops! An Error Occurred</h1><h2>The server returned a "401 Unauthorized".</h2></body></html>';
  return new Response(html, { status: 401, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
}
