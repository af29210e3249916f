import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '@/api/Api';
import type { ApiError } from '@/api/ApiError';
import { commandEnd } from '@/api/commandEnd';
import type { Fetch } from '@/api/send';
import { versionOf } from '@/api/version';
import { rest } from '@/engine/model/dialects/rest';
import { API, expiredToken, fakeServer, json, memoryStorage, openApi, seconds, token } from './fakes';

const NOW = Date.UTC(2026, 10, 21, 9);
const fresh = (mark = 'new') => json({ token: token({ mark }), refreshToken: 'refresh-1' });
const kindOf = (call: Promise<unknown>) => call.then(() => 'answered', (error: ApiError) => error.kind);

const COMMANDS: [string, (api: Api) => Promise<unknown>][] = [
  ['create', (api) => api.create('admin/users', { email: 'a@b.fr' })],
  ['update', (api) => api.update('admin/users/1', { email: 'a@b.fr' })],
  ['remove', (api) => api.remove('admin/users/1')],
  ['removeMany', (api) => api.removeMany('admin/users/delete', 'selected', [1])],
  ['act', (api) => api.act('admin/users/associate-campaign', [['campaignId', '1']])],
  ['upload', (api) => api.upload('admin/images', new FormData())],
];
const QUICK_READS: [string, (api: Api) => Promise<unknown>][] = [
  ['list', (api) => api.list('admin/users', { page: 1, perPage: 20 })],
  ['get', (api) => api.get('admin/users/1')],
  ['read', (api) => api.read('permissions')],
];
const FILE: [string, (api: Api) => Promise<unknown>] = ['csv', (api) => api.csv('admin/users/export', [['page', '1']])];
const READS = [...QUICK_READS, FILE];

/** The platform's answer to a successful call. */
function success(name: string): Response {
  return name === 'remove' ? new Response(null, { status: 204 }) : json({ id: 1, 'hydra:member': [name === 'act' ? 1 : { id: 1 }] });
}

/** A call that never answers, and fails as the platform's fetch does when its signal is aborted. */
const silent: Fetch = (_url, init) =>
  new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('what is sent', () => {
  it('carries the bearer token and asks for ld+json', async () => {
    const server = fakeServer(json({ id: 1 }));
    await openApi(server.fetch, { pair: { token: 'abc' } }).api.get('admin/users/1');
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      url: 'https://platform.test/api/admin/users/1',
      headers: { Authorization: 'Bearer abc', Accept: 'application/ld+json' },
    });
  });

  it('never puts a token in an address', async () => {
    const server = fakeServer(expiredToken(), fresh(), json({ 'hydra:member': [] }));
    const used = token();
    await openApi(server.fetch, { pair: { token: used } }).api.list('admin/users', { page: 1, perPage: 20 });
    const addresses = server.seen.map(({ url }) => url).join(' ');
    expect(addresses).not.toContain(used);
    expect(addresses).not.toContain('refresh-1');
  });

  it('asks for plain JSON when told', async () => {
    const server = fakeServer(json({}));
    await openApi(server.fetch).api.read('admin/external_journey_providers', { plainJson: true });
    expect(server.seen[0]?.headers['Accept']).toBe('application/json');
  });

  it('asks for a file as CSV, with the parameters that are not empty, and gives its text', async () => {
    const server = fakeServer(new Response('id,nom\n1,Élodie\n'));
    const { api } = openApi(server.fetch);
    expect(await api.csv('admin/users/export', [['selected', '1,2'], ['q', ''], ['status[]', 'é']])).toBe('id,nom\n1,Élodie\n');
    expect(server.seen[0]?.headers['Accept']).toBe('text/csv');
    expect(server.seen[0]?.path).toBe('admin/users/export?selected=1,2&status[]=é');
  });

  it('gives a file as it is, even when it reads as JSON', async () => {
    const server = fakeServer(new Response('12'));
    expect(await openApi(server.fetch).api.csv('admin/users/export', [])).toBe('12');
  });

  it('posts JSON and patches merge-patch JSON', async () => {
    const server = fakeServer(json({ id: 7 }, 201), json({ id: 7 }));
    const { api } = openApi(server.fetch);
    expect(await api.create('admin/editorials', { title: 'A' })).toEqual({ id: 7 });
    await api.update('admin/editorials/7', { text: null });
    expect(server.seen.map(({ method, headers, body }) => [method, headers['Content-Type'], body])).toEqual([
      ['POST', 'application/json', { title: 'A' }],
      ['PATCH', 'application/merge-patch+json', { text: null }],
    ]);
  });

  it('leaves the content type of multipart to the browser', async () => {
    const server = fakeServer(json({ id: 3 }, 201));
    const form = new FormData();
    form.append('userId', '12');
    await openApi(server.fetch).api.upload('admin/images', form);
    expect(Object.keys(server.seen[0]?.headers ?? {})).not.toContain('Content-Type');
    expect(server.seen[0]?.body).toBe(form);
  });

  describe('where commands name themselves', () => {
    const keysOf = (server: ReturnType<typeof fakeServer>) => server.seen.map(({ headers }) => headers['Idempotency-Key']);

    it('gives each its own key, and a read none', async () => {
      const server = fakeServer(json({ id: 7 }, 201), json({ id: 8 }, 201), json({ id: 7 }), new Response(null, { status: 204 }), json([3]), json({ id: 7 }));
      const { api } = openApi(server.fetch, { idempotencyKeys: true });
      await api.create('admin/editorials', { title: 'A' });
      await api.create('admin/editorials', { title: 'A' });
      await api.update('admin/editorials/7', { text: null });
      await api.remove('admin/editorials/7');
      await api.act('admin/campaigns/7/send-campaign', []);
      await api.get('admin/editorials/7');
      const keys = keysOf(server);
      expect(keys.pop()).toBeUndefined();
      for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
      expect(new Set(keys).size).toBe(keys.length);
    });

    it('names a call anew after a renewed token: the refused one was not made', async () => {
      const server = fakeServer(expiredToken(), json({ token: token({ mark: 'new' }), refreshToken: 'refresh-2' }), json({ id: 7 }, 201));
      await openApi(server.fetch, { idempotencyKeys: true }).api.create('admin/editorials', { title: 'A' });
      const [first, , second] = keysOf(server);
      expect(first).toMatch(/^[0-9a-f]{32}$/);
      expect(second).toMatch(/^[0-9a-f]{32}$/);
      expect(second).not.toBe(first);
    });

    it('takes "seen before" for the answer to a command that the browser has sent twice: nobody knows how the first one ended', async () => {
      const seenBefore = () => fakeServer(new Response('<html>409 Conflict</html>', { status: 409 }));
      await expect(openApi(seenBefore().fetch, { idempotencyKeys: true }).api.update('admin/users/1', {})).rejects.toMatchObject({ kind: 'outcomeUnknown' });
      await expect(openApi(seenBefore().fetch).api.update('admin/users/1', {})).rejects.toMatchObject({ kind: 'rejected' });
    });

    it('takes the same status for a refusal where the platform gives its words', async () => {
      const { fetch } = fakeServer(json({ 'hydra:description': 'Déjà pris' }, 409));
      await expect(openApi(fetch, { idempotencyKeys: true }).api.update('admin/users/1', {})).rejects.toMatchObject({ kind: 'rejected', serverMessage: 'Déjà pris' });
    });
  });

  it.each([
    ['2', 2000],
    ['-5', undefined],
    ['1e999', undefined],
    ['', undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [undefined, undefined],
  ])('tells a busy server, which has done nothing, from a refusal: it is asked again after %s', async (header, retryAfter) => {
    const busy = new Response('<html>Too Many Requests</html>', { status: 429, ...(header !== undefined && { headers: { 'Retry-After': header } }) });
    await expect(openApi(fakeServer(busy).fetch).api.update('admin/users/1', {})).rejects.toMatchObject({ kind: 'busy', retryAfter });
  });

  it.each([
    [() => new Response('<html>413 Request Entity Too Large</html>', { status: 413, headers: { 'Content-Type': 'text/html' } }), ''],
    [() => json({ 'hydra:description': 'Request Entity Too Large' }, 413), ''],
    [() => json({ 'hydra:description': 'At most 2 MB.' }, 413), 'At most 2 MB.'],
  ])('tells what is too large from other refusals, with what the server says of it', async (answer, serverMessage) => {
    await expect(openApi(fakeServer(answer()).fetch).api.upload('admin/images', new FormData())).rejects.toMatchObject({ kind: 'tooLarge', serverMessage });
  });

  it('sends no form with a file that can no longer be read, as the browser would break the call off', async () => {
    const server = fakeServer(json({ id: 3 }));
    const gone = new File(['x'], 'photo.png');
    gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) });
    const form = new FormData();
    form.append('file', gone);
    await expect(openApi(server.fetch).api.upload('admin/images', form)).rejects.toMatchObject({ kind: 'fileUnread' });
    expect(server.seen).toEqual([]);
  });

  it.each([
    ['names the version that was read, by which the server refuses it once somebody else was quicker', '"4"', '"4"', 'outdated'],
    ['names no version that is weak', 'W/"4"', undefined, 'rejected'],
    ['names none where the server gives none', undefined, undefined, 'rejected'],
  ])('a change %s', async (_what, given, named, kind) => {
    const server = fakeServer(new Response('{"id":7}', given === undefined ? {} : { headers: { ETag: given } }), json({ 'hydra:description': 'No.' }, 412));
    const { api } = openApi(server.fetch);
    const version = versionOf(await api.get('admin/editorials/7'));
    await expect(api.update('admin/editorials/7', { text: 'A' }, { version })).rejects.toMatchObject({ kind });
    expect(server.seen.map(({ headers }) => headers['If-Match'])).toEqual([undefined, named]);
  });

  it('a change that sends the whole record names the version of the one it is made from', async () => {
    const server = fakeServer(new Response('{"id":7,"title":"A"}', { headers: { ETag: '"4"' } }), json({ id: 7 }));
    await openApi(server.fetch).api.update('admin/editorials/7', { text: 'A' }, { dialect: rest({ update: { method: 'PUT' } }) });
    expect(server.seen.map(({ method, headers }) => [method, headers['If-Match']])).toEqual([['GET', undefined], ['PUT', '"4"']]);
  });

  it('names no command unless the deployment says so', async () => {
    const server = fakeServer(json({ id: 7 }, 201));
    await openApi(server.fetch).api.create('admin/editorials', {});
    expect(server.seen[0]?.headers).not.toHaveProperty('Idempotency-Key');
  });

  it('takes the empty answer of a deletion', async () => {
    const server = fakeServer(new Response(null, { status: 204 }));
    await expect(openApi(server.fetch).api.remove('admin/users/1')).resolves.toBeUndefined();
    expect(server.paths()).toEqual(['DELETE admin/users/1']);
  });

  it('sends order, page, size and the filters that are not empty', async () => {
    const server = fakeServer(json({ 'hydra:member': [{ id: 1 }], 'hydra:totalItems': 41 }));
    const answer = await openApi(server.fetch).api.list('admin/users', {
      page: 3,
      perPage: 20,
      order: { field: 'familyName', direction: 'desc' },
      filters: [['q', "L'Haÿ & co"], ['status[]', '1'], ['status[]', '2'], ['email', '']],
    });
    expect(answer).toEqual({ items: [{ id: 1 }], total: 41 });
    expect([...new URL(server.seen[0]?.url ?? '').searchParams]).toEqual([
      ['order[familyName]', 'desc'],
      ['page', '3'],
      ['perPage', '20'],
      ['q', "L'Haÿ & co"],
      ['status[]', '1'],
      ['status[]', '2'],
    ]);
  });

  it('refuses an address that the server would not take, as a mistake of the caller', async () => {
    const server = fakeServer();
    const filters = [['selected', '123456,'.repeat(800)]] as const;
    const call = openApi(server.fetch).api.list('admin/users', { page: 1, perPage: 20, filters });
    await expect(call).rejects.toThrow(/at most 4000 may be sent/);
    expect(server.seen).toEqual([]);
  });

  it.each([
    'admin/users/delete',
    'admin/users/delete?selected=1',
    'admin/users/dele%74e',
    'admin/users/delete/',
    'admin/users/delete//',
    'admin/users/./1',
    'admin/users/associate-campaign',
    'admin/community_members/send-campaign',
    'admin/editorials/../users/delete',
    'admin/editorials/%2e%2e/users',
    'admin/editorials/..%2fusers',
    'admin/users/%E0',
  ])('never reads %s, which acts or climbs', async (path) => {
    const server = fakeServer();
    expect(await kindOf(openApi(server.fetch).api.get(path))).toBe('notFound');
    expect(server.seen).toEqual([]);
  });
});

describe('how it is sent', () => {
  it.each([...READS, ...COMMANDS])('past the cache of the browser, with a body only where there is one: %s', async (name, run) => {
    const sent: RequestInit[] = [];
    const fetch = async (_url: string, init: RequestInit) => (sent.push(init), success(name));
    await run(openApi(fetch).api);
    expect(sent.map((init) => [init.cache, 'body' in init])).toEqual([['no-store', ['create', 'update', 'upload'].includes(name)]]);
  });

  it('takes an address of four thousand characters, and no longer one', async () => {
    const path = (length: number) => `admin/users?q=${'a'.repeat(length - `${API}/admin/users?q=`.length)}`;
    const server = fakeServer(json({ id: 1 }));
    const { api } = openApi(server.fetch);
    await api.get(path(4000));
    expect(server.seen[0]?.url).toHaveLength(4000);
    await expect(api.get(path(4001))).rejects.toThrow('The address of admin/users has 4001 characters');
  });
});

describe('an expired token', () => {
  const old = token({ issuedAt: seconds(NOW) - 1000, mark: 'old' });

  it('is renewed before the call', async () => {
    const server = fakeServer(fresh(), json({ id: 1 }));
    const { api } = openApi(server.fetch, { storage: memoryStorage(), pair: { token: token({ issuedAt: seconds(NOW), expiresAt: seconds(NOW) - 1 }) } });
    await api.get('admin/users/1');
    expect(server.paths()).toEqual(['POST token/refresh', 'GET admin/users/1']);
    expect(server.seen[0]?.body).toEqual({ refreshToken: 'refresh-1' });
    expect(server.seen[1]?.headers['Authorization']).toBe(`Bearer ${token({ mark: 'new' })}`);
  });

  it.each([...READS, ...COMMANDS])('refused by the server is renewed and %s replayed once', async (name, run) => {
    const server = fakeServer(expiredToken(), fresh(), success(name));
    await run(openApi(server.fetch, { pair: { token: old } }).api);
    expect(server.paths().length).toBe(3);
    expect(server.paths()[1]).toBe('POST token/refresh');
    expect(server.paths()[2]).toBe(server.paths()[0]);
  });

  it('refused again after the replay ends the session', async () => {
    const server = fakeServer(expiredToken(), fresh(), expiredToken());
    const { api, ends } = openApi(server.fetch);
    expect(await kindOf(api.get('admin/users/1'))).toBe('unauthorized');
    expect(ends).toEqual([{ kind: 'refused', serverMessage: 'Expired JWT Token' }]);
    expect(server.seen.length).toBe(3);
  });

  it('is renewed once for calls made together', async () => {
    const server = fakeServer(expiredToken(), expiredToken(), expiredToken(), fresh(), json({ id: 1 }), json({ id: 2 }), json({ id: 3 }));
    const { api } = openApi(server.fetch);
    const records = await Promise.all([api.get('admin/users/1'), api.get('admin/users/2'), api.get('admin/users/3')]);
    expect(records).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(server.paths().filter((path) => path === 'POST token/refresh')).toHaveLength(1);
  });

  it('whose renewal is refused ends the session', async () => {
    const serverMessage = 'An authentication exception occurred.';
    const server = fakeServer(expiredToken(), json({ code: 401, message: serverMessage }, 401));
    const { api, ends } = openApi(server.fetch);
    expect(await kindOf(api.get('admin/users/1'))).toBe('unauthorized');
    expect(ends).toEqual([{ kind: 'refused', serverMessage }]);
    expect(server.seen).toHaveLength(2);
  });

  it.each([
    ['a request it cannot read', () => json({}, 400)],
    ['a firewall that forbids', () => new Response('<html>', { status: 403 })],
    ['an answer that cannot be processed', () => json({}, 422)],
    ['an answer without a token', () => json({ refreshToken: 'refresh-1' })],
    ['a page of HTML', () => new Response('<html>')],
    ['nothing', () => new Response('')],
    ['half an answer', () => new Response('{"token":"ey')],
  ])('that meets %s at its renewal leaves the session, a command unsent, and the next call to try again', async (_, reply) => {
    const server = fakeServer(expiredToken(), reply(), expiredToken(), fresh(), json({ id: 1 }));
    const { api, tokens, ends } = openApi(server.fetch);
    const error = await api.update('admin/users/1', {}).catch((failure: ApiError) => failure);
    expect(error).toMatchObject({ kind: 'notRenewed' });
    expect(commandEnd(error as ApiError)).toBe('unsent');
    expect(server.seen).toHaveLength(2);
    expect([ends, tokens.exist()]).toEqual([[], true]);
    expect(await api.update('admin/users/1', {})).toEqual({ id: 1 });
  });

  it.each([429, 500, 502, 503, 504])('that meets %i at its renewal asks again, with pauses that grow, and goes on once it is renewed', async (status) => {
    const busy = () => new Response('<html>', { status });
    const server = fakeServer(expiredToken(), busy(), busy(), fresh(), json({ id: 1 }));
    const { api, ends } = openApi(server.fetch);
    const record = api.get('admin/users/1');
    await vi.advanceTimersByTimeAsync(999);
    expect(server.seen).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.seen).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(2999);
    expect(server.seen).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(await record).toEqual({ id: 1 });
    expect(ends).toEqual([]);
  });

  it('that a server fails to renew for ten seconds is said, and ends nothing', async () => {
    const server = fakeServer(expiredToken(), ...Array.from({ length: 4 }, () => new Response('', { status: 503 })));
    const { api, ends } = openApi(server.fetch);
    const outcome = kindOf(api.get('admin/users/1'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toBe('notRenewed');
    expect(server.seen).toHaveLength(5);
    expect(ends).toEqual([]);
  });

  it('whose renewal is not answered leaves a command unsent', async () => {
    const answers = [expiredToken()];
    const fetch: Fetch = (url, init) => Promise.resolve(answers.pop() ?? silent(url, init));
    const outcome = openApi(fetch).api.update('admin/users/1', {}).catch((failure: ApiError) => commandEnd(failure));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toBe('unsent');
  });

  it('that cannot be renewed for want of a network leaves the session, and a command unsent', async () => {
    const server = fakeServer(expiredToken(), new TypeError('Failed to fetch'));
    const { api, ends } = openApi(server.fetch);
    expect(await kindOf(api.update('admin/users/1', {}))).toBe('offline');
    expect(ends).toEqual([]);
  });

  it('is not renewed for a screen that closed meanwhile', async () => {
    const screen = new AbortController();
    const server = fakeServer(expiredToken(), () => {
      screen.abort();
      return fresh();
    });
    expect(await kindOf(openApi(server.fetch).api.get('admin/users/1', { signal: screen.signal }))).toBe('aborted');
    expect(server.seen).toHaveLength(2);
  });
});

describe('a refused session', () => {
  it.each(['Invalid JWT Token', 'JWT Token not found', 'Unable to load an user with property "username" = "a@b.fr".'])(
    'ends with the server message: %s',
    async (message) => {
      const server = fakeServer(json({ code: 401, message }, 401));
      const { api, ends } = openApi(server.fetch);
      await expect(api.get('admin/users/1')).rejects.toMatchObject({ kind: 'unauthorized', serverMessage: message });
      expect(ends).toEqual([{ kind: 'refused', serverMessage: message }]);
      expect(server.seen).toHaveLength(1);
    },
  );

  it('does not end the session that followed it', async () => {
    const server = fakeServer(() => {
      opened.tokens.store({ token: token({ owner: 'autre@demo.test' }), refreshToken: 'refresh-2' });
      return json({ code: 401, message: 'Invalid JWT Token' }, 401);
    });
    const opened = openApi(server.fetch);
    expect(await kindOf(opened.api.get('admin/users/1'))).toBe('unauthorized');
    expect(opened.ends).toEqual([]);
  });

  it('is told when there is no token left at all', async () => {
    const server = fakeServer();
    const { api, tokens, ends } = openApi(server.fetch);
    tokens.clear();
    expect(await kindOf(api.get('admin/users/1'))).toBe('unauthorized');
    expect(ends).toHaveLength(1);
    expect(server.seen).toEqual([]);
  });
});

it('a call is sent with the token of the person whose it is, and of nobody else', async () => {
  const server = fakeServer(json({ id: 1 }));
  const { api, tokens } = openApi(server.fetch, { userId: 12, pair: { token: token({ userId: 12 }) } });
  expect(await kindOf(api.get('admin/users/1'))).toBe('answered');
  tokens.store({ token: token({ userId: 13 }) });
  expect(await kindOf(api.create('admin/users', {}))).toBe('aborted');
  expect(server.seen).toHaveLength(1);
});

it('a call is sent with a token that does not say whose it is', async () => {
  const { api } = openApi(fakeServer(json({ id: 1 })).fetch, { userId: 12, pair: { token: token() } });
  expect(await kindOf(api.get('admin/users/1'))).toBe('answered');
});

it('a call that follows what the operator does counts as their activity', async () => {
  const { api, idle } = openApi(fakeServer(json({ id: 1 })).fetch);
  idle.observe();
  vi.setSystemTime(NOW + 900);
  idle.observe();
  await api.get('admin/users/1');
  vi.setSystemTime(NOW + 3_600_500);
  expect(idle.isIdle()).toBe(false);
});

describe('an idle session', () => {
  it.each([...READS, ...COMMANDS])('refuses %s and sends nothing', async (_, run) => {
    const server = fakeServer();
    const { api, idle, ends } = openApi(server.fetch, { sessionDuration: 60 });
    idle.record();
    vi.setSystemTime(NOW + 60_001);
    expect(await kindOf(run(api))).toBe('idle');
    expect(ends).toEqual([{ kind: 'idle' }]);
    expect(server.seen).toEqual([]);
  });
});

describe('a browser without a network', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([...READS, ...COMMANDS])('sends nothing of %s, and knows it', async (_, run) => {
    vi.stubGlobal('navigator', { onLine: false });
    const server = fakeServer();
    expect(await kindOf(run(openApi(server.fetch).api))).toBe('offline');
    expect(server.seen).toEqual([]);
  });
});

describe('a lost answer', () => {
  it.each(READS)('to %s is being offline', async (_, run) => {
    const server = fakeServer(new TypeError('Failed to fetch'));
    expect(await kindOf(run(openApi(server.fetch).api))).toBe('offline');
    expect(server.seen).toHaveLength(1);
  });

  it.each([...READS, ...COMMANDS])('to %s says nothing in the name of the server, and keeps its cause', async (_, run) => {
    const cause = new TypeError('Failed to fetch');
    await expect(run(openApi(fakeServer(cause).fetch).api)).rejects.toMatchObject({ serverMessage: '', violations: [], cause });
  });

  it.each(COMMANDS)('to %s leaves its outcome unknown, and is not asked again', async (_, run) => {
    const server = fakeServer(new TypeError('Failed to fetch'));
    expect(await kindOf(run(openApi(server.fetch).api))).toBe('outcomeUnknown');
    expect(server.seen).toHaveLength(1);
  });

  it.each([502, 504])('behind a gateway that gave up with %i leaves the outcome of a command unknown', async (status) => {
    const server = fakeServer(new Response('<html>', { status }), new Response('<html>', { status }));
    const { api } = openApi(server.fetch);
    expect(await kindOf(api.create('admin/users', {}))).toBe('outcomeUnknown');
    expect(await kindOf(api.get('admin/users/1'))).toBe('unavailable');
  });

  it.each([...READS, ...COMMANDS])('is not retried by %s after a 500', async (_, run) => {
    const server = fakeServer(json({ 'hydra:description': 'Internal Server Error' }, 500));
    expect(await kindOf(run(openApi(server.fetch).api))).toBe('server');
    expect(server.seen).toHaveLength(1);
  });
});

describe('a deadline', () => {
  it.each(QUICK_READS)('ends %s after 30 seconds', async (_, run) => {
    const outcome = kindOf(run(openApi(silent).api));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('timeout');
  });

  it('leaves a file ten minutes', async () => {
    const outcome = kindOf(FILE[1](openApi(silent).api));
    await vi.advanceTimersByTimeAsync(599_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('timeout');
  });

  it.each(COMMANDS)('leaves %s ten minutes, then its outcome unknown', async (_, run) => {
    const outcome = kindOf(run(openApi(silent).api));
    await vi.advanceTimersByTimeAsync(599_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('outcomeUnknown');
  });

  it('is none for a file whose answer comes when the work is done', async () => {
    void openApi(silent).api.upload('admin/imports/users', new FormData(), { unlimited: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('covers the body of the answer too', async () => {
    const stalled = async (_url: string, init: RequestInit) => {
      const body = new ReadableStream({
        start: (stream) => init.signal?.addEventListener('abort', () => stream.error(new DOMException('Aborted', 'AbortError'))),
      });
      return new Response(body);
    };
    const outcome = kindOf(openApi(stalled).api.get('admin/users/1'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toBe('timeout');
  });

  it('ends a read whose screen stays open too', async () => {
    const outcome = kindOf(openApi(silent).api.get('admin/users/1', { signal: new AbortController().signal }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toBe('timeout');
  });

  it('does not hold a read whose screen closes', async () => {
    const screen = new AbortController();
    const outcome = kindOf(openApi(silent).api.get('admin/users/1', { signal: screen.signal }));
    await vi.advanceTimersByTimeAsync(10);
    screen.abort();
    expect(await outcome).toBe('aborted');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an answer that is no record', () => {
  it.each([
    ['a page of HTML', () => new Response('<html>maintenance</html>')],
    ['a list', () => json([])],
    ['nothing', () => new Response('')],
  ])('is a fault of the server when it is %s', async (_, reply) => {
    expect(await kindOf(openApi(fakeServer(reply()).fetch).api.get('admin/users/1'))).toBe('server');
  });
});
