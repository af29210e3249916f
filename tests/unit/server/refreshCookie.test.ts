import { expect, it } from 'vitest';
import { refreshCookie } from '../../../scripts/server/refreshCookie';

/** A platform that gives a pair of tokens to anybody, and records its requests. */
function platform() {
  const seen: string[] = [];
  const handle = async (request: Request) => {
    seen.push(`${new URL(request.url).pathname} ${await request.text()}`);
    return Response.json({ token: 'a', refreshToken: 'long/lived' });
  };
  const proxy = refreshCookie(handle, '/admin/api');
  const ask = (path: string, headers: Record<string, string>) => proxy(new Request(`http://localhost${path}`, { method: 'POST', body: '{}', headers }));
  return { ask, seen };
}

const ATTRIBUTES = 'Path=/admin/api/token; HttpOnly; Secure; SameSite=Strict';

it('takes the refresh token out of the answer, for thirty days or as long as the browser', async () => {
  const { ask } = platform();
  const [kept, session] = await Promise.all(['kept', 'session'].map(async (wanted) => ask('/login', { 'X-Refresh-Cookie': wanted })));
  expect(await kept?.json()).toEqual({ token: 'a' });
  expect(kept?.headers.get('Set-Cookie')).toBe(`backOffice.refresh=long%2Flived; ${ATTRIBUTES}; Max-Age=2592000`);
  expect(session?.headers.get('Set-Cookie')).toBe(`backOffice.refresh=long%2Flived; ${ATTRIBUTES}`);
});

it('renews by the cookie, refuses without one that can be read, and takes it away', async () => {
  const { ask, seen } = platform();
  const renewed = await ask('/token/refresh', { 'X-Refresh-Cookie': 'kept', Cookie: 'other=1; backOffice.refresh=long%2Flived' });
  expect(seen).toEqual(['/token/refresh {"refreshToken":"long/lived"}']);
  expect(await renewed.json()).toEqual({ token: 'a' });
  expect((await ask('/token/refresh', { 'X-Refresh-Cookie': 'kept' })).status).toBe(401);
  expect((await ask('/token/refresh', { 'X-Refresh-Cookie': 'kept', Cookie: 'backOffice.refresh=%E0%A4' })).status).toBe(401);
  expect(seen).toHaveLength(1);
  expect((await ask('/token/forget', { 'X-Refresh-Cookie': 'kept' })).headers.get('Set-Cookie')).toBe(`backOffice.refresh=; ${ATTRIBUTES}; Max-Age=0`);
});

it('leaves alone whoever asks for no cookie', async () => {
  const { ask, seen } = platform();
  const answer = await ask('/token/refresh', { Cookie: 'backOffice.refresh=long' });
  expect([await answer.json(), answer.headers.get('Set-Cookie'), seen]).toEqual([{ token: 'a', refreshToken: 'long/lived' }, null, ['/token/refresh {}']]);
});
