import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { createCredentials } from '@/api/credentials';
import { isExpiredToken, readError } from '@/api/readError';
import { readItems, readList } from '@/api/readList';
import type { Fetch } from '@/api/send';
import { API, fakeServer, json } from './fakes';

const hydra = (description: string) => ({ '@type': 'hydra:Error', 'hydra:title': 'An error occurred', 'hydra:description': description });
const problem = (detail: string) => ({ title: 'An error occurred', detail });
const violations = [{ propertyPath: 'email', message: 'Cette valeur est déjà utilisée.' }];

describe('a refused answer', () => {
  it.each([
    ['a refusal hidden as 400', 400, hydra('Access Denied.'), 'denied', 'Access Denied.'],
    ['the same in plain JSON', 400, problem('Access Denied.'), 'denied', 'Access Denied.'],
    ['a 403', 403, hydra('Access Denied.'), 'denied', 'Access Denied.'],
    ['a 403 in other words', 403, hydra('Interdit'), 'denied', 'Interdit'],
    ['a refusal hidden as 404', 404, hydra('Access Denied.'), 'denied', 'Access Denied.'],
    ['the words of a refusal in a fault', 500, hydra('Access Denied.'), 'server', 'Access Denied.'],
    ['the words of a missing record in a refusal', 403, hydra('Not Found'), 'denied', 'Not Found'],
    ['a reason whose first text is empty', 400, { 'hydra:description': '', detail: 'Trop long' }, 'rejected', 'Trop long'],
    ['a missing record hidden as 400', 400, hydra('Not Found'), 'notFound', 'Not Found'],
    ['a missing record', 404, problem('Not Found'), 'notFound', 'Not Found'],
    ['the page of a missing route or of a proxy, which is about no record', 404, undefined, 'server', ''],
    ['a wrong method', 405, undefined, 'rejected', ''],
    ['a reason in hydra', 400, hydra('Referrer not found'), 'rejected', 'Referrer not found'],
    ['a reason in plain JSON', 400, problem('Syntax error'), 'rejected', 'Syntax error'],
    ['a reason in a description', 400, { description: 'Trop long' }, 'rejected', 'Trop long'],
    ['a refused token', 401, { code: 401, message: 'Invalid JWT Token' }, 'unauthorized', 'Invalid JWT Token'],
    ['a 401 without a word', 401, undefined, 'unauthorized', ''],
    ['a fault with its text hidden', 500, hydra('Internal Server Error'), 'server', ''],
    ['a fault with its text shown', 500, hydra('No icon'), 'server', 'No icon'],
    ['a query error', 503, problem('Service Unavailable'), 'server', ''],
    ['the page of a server that is under repair', 503, undefined, 'unavailable', ''],
    ['the page of a gateway whose server does not answer', 502, undefined, 'unavailable', ''],
    ['the phrase of a gateway', 503, problem('Bad Gateway'), 'server', ''],
    ['the phrase of a gateway that has waited', 503, problem('Gateway Timeout'), 'server', ''],
    ['the phrase of a body that is too large', 400, problem('Payload Too Large'), 'rejected', ''],
    ['the newer phrase of one', 400, problem('Content Too Large'), 'rejected', ''],
    ['the older phrase of one', 400, problem('Request Entity Too Large'), 'rejected', ''],
    ['a body that is a text', 400, 'no', 'rejected', ''],
    ['a body whose message is no text', 400, { message: { a: 1 }, detail: 4 }, 'rejected', ''],
  ])('reads %s', (_, status, body, kind, serverMessage) => {
    expect(readError({ status, body })).toMatchObject({ kind, serverMessage, violations: [] });
  });

  it.each([
    ['a file', 'too large', new FormData(), 'tooLarge'],
    ['a record', 'too long', '{"text":"A"}', 'tooLong'],
  ])('says of %s that the proxy does not take it that it is %s', (_what, _is, body, kind) => {
    expect(readError({ status: 413, body: undefined }, { acts: true, body })).toMatchObject({ kind, serverMessage: '' });
  });

  it.each([
    ['a page where a record was sent', 500, undefined, 'application/json', true],
    ['a page where nothing was sent', 500, undefined, undefined, false],
    ['an answer in the format that was asked', 500, hydra('Internal Server Error'), 'application/json', false],
  ])('is that of the database, or not: %s', (_, status, body, contentType, isPage) => {
    expect(readError({ status, body }, { acts: true, contentType })).toMatchObject({ kind: 'server', isPage });
  });

  it('is of a server under repair where it says when to ask again, whatever else it says', () => {
    const answer = { status: 503, body: problem('Service Unavailable'), retryAfter: 60_000 };
    expect(readError(answer)).toMatchObject({ kind: 'unavailable', serverMessage: '', retryAfter: 60_000 });
  });

  it('is that of an expired token only where the server says both', () => {
    const body = { message: 'Expired JWT Token' };
    expect([401, 400].map((status) => isExpiredToken({ status, body }))).toEqual([true, false]);
    expect(isExpiredToken({ status: 401, body: { message: 'Invalid JWT Token' } })).toBe(false);
  });

  it('keeps the violations by field', () => {
    const body = { ...hydra('email: Cette valeur est déjà utilisée.'), violations };
    expect(readError({ status: 400, body })).toMatchObject({
      kind: 'rejected',
      serverMessage: 'email: Cette valeur est déjà utilisée.',
      violations: [{ path: 'email', message: 'Cette valeur est déjà utilisée.' }],
    });
  });

  it.each([[{}], ['no'], [[null, { propertyPath: 3, message: 'x' }, { propertyPath: 'email' }, {}]]])('ignores violations that are none: %o', (broken) => {
    expect(readError({ status: 400, body: { detail: 'x', violations: broken } }).violations).toEqual([]);
  });
});

describe('a list', () => {
  const rows = [{ id: 1 }, { id: 2 }];

  it.each([
    ['hydra', { 'hydra:member': rows, 'hydra:totalItems': 40 }, rows, 40],
    ['hydra without a total', { 'hydra:member': rows }, rows, 2],
    ['hydra with numeric keys', { 'hydra:member': { 0: rows[0], 3: rows[1] }, 'hydra:totalItems': 2 }, rows, 2],
    ['a bare array', rows, rows, 2],
    ['an object with numeric keys', { 0: rows[0], 7: rows[1] }, rows, 2],
    ['an empty object', {}, [], 0],
    ['an empty array', [], [], 0],
  ])('is read from %s', (_, body, items, total) => {
    expect(readList(body)).toEqual({ items, total });
  });

  it.each([[undefined], [null], ['<html>'], [{ id: 1 }], [{ 'hydra:member': 'no' }], [{ a1: {} }], [{ '1a': {} }]])('is not read from %o', (body) => {
    expect(() => readList(body)).toThrow(ApiError);
  });

  it('may hold texts, with holes', () => {
    expect(readItems({ 0: 'access_admin', 12: 'user_list' })).toEqual(['access_admin', 'user_list']);
  });
});

describe('credentials', () => {
  const logIn = (...replies: (Response | Error)[]) => {
    const server = fakeServer(...replies);
    return { server, outcome: createCredentials({ config: { apiUrl: API, refreshCookie: false }, fetch: server.fetch }).logIn('a@b.fr', 'secret') };
  };

  it('are posted as JSON, without a bearer', async () => {
    const { server, outcome } = logIn(json({ token: 't', refreshToken: 'r', more: 1 }));
    expect(await outcome).toEqual({ token: 't', refreshToken: 'r' });
    expect(server.seen[0]).toMatchObject({ method: 'POST', path: 'login', body: { username: 'a@b.fr', password: 'secret' } });
    expect(server.seen[0]?.headers).toEqual({ Accept: 'application/ld+json', 'Content-Type': 'application/json' });
  });

  it.each([
    ['credentials', () => json({ code: 401, message: 'Invalid credentials.' }, 401)],
    ['credentials', () => json({ code: 401, message: 'Expired JWT Token' }, 401)],
    ['server', () => json({ token: 't' })],
    ['server', () => json(hydra('Internal Server Error'), 500)],
    ['rejected', () => json(problem('Invalid JSON.'), 400)],
    ['offline', () => new TypeError('Failed to fetch')],
  ])('are refused as %s', async (kind, reply) => {
    const { server, outcome } = logIn(reply());
    await expect(outcome).rejects.toMatchObject({ kind });
    expect(server.seen).toHaveLength(1);
  });
});

it('a sign-in to which a busy server says when to come back is sent once, and says it too', async () => {
  const server = fakeServer(new Response('<html>Too Many Requests</html>', { status: 429, headers: { 'Retry-After': '90' } }));
  const outcome = createCredentials({ config: { apiUrl: API, refreshCookie: false }, fetch: server.fetch }).logIn('a@b.fr', 'secret');
  await expect(outcome).rejects.toMatchObject({ kind: 'busy', retryAfter: 90_000 });
  expect(server.seen).toHaveLength(1);
});

describe('a refresh token in a cookie', () => {
  const inCookie = (fetch: Fetch, endsWithBrowser?: () => boolean) => createCredentials({ config: { apiUrl: API, refreshCookie: true }, fetch, ...(endsWithBrowser && { endsWithBrowser }) });

  it.each([
    ['kept', undefined],
    ['kept', () => false],
    ['session', () => true],
  ])('is asked for as “%s”, and one that the answer has all the same is left where it is', async (wanted, endsWithBrowser) => {
    const server = fakeServer(json({ token: 't', refreshToken: 'r' }), json({ token: 't2' }));
    const { logIn, refresh } = inCookie(server.fetch, endsWithBrowser);
    expect([await logIn('a@b.fr', 'secret'), await refresh(undefined)]).toEqual([{ token: 't' }, { token: 't2' }]);
    expect(server.seen.map(({ path, headers }) => [path, headers['X-Refresh-Cookie']])).toEqual([['login', wanted], ['token/refresh', wanted]]);
  });

  it.each([
    ['done', new Response(null, { status: 204 }), true],
    ['a session that is over already', new Response(null, { status: 401 }), true],
    ['a server that fails', new Response(null, { status: 502 }), false],
    ['no answer', new TypeError('Failed to fetch'), false],
  ])('is removed by a request that outlives the page, and is known to be gone or not: %s', async (_answer, answer, isGone) => {
    const sent: [string, RequestInit][] = [];
    const { forget } = inCookie((url, init) => (sent.push([url, init]), answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer)));
    expect(await forget()).toBe(isGone);
    expect(sent).toEqual([[`${API}/token/forget`, { method: 'POST', headers: { 'X-Refresh-Cookie': 'kept' }, keepalive: true }]]);
  });

  it('is removed before the next log-in is sent, whose cookie stays', async () => {
    const order: string[] = [];
    let answer: (removed: Response) => void = () => undefined;
    const server = fakeServer(
      () => new Promise<Response>((resolve) => (answer = resolve)),
      () => (order.push('log-in'), json({ token: 't' })),
    );
    const { logIn, forget } = inCookie(server.fetch);
    const removed = forget().then(() => order.push('removed'));
    const signedIn = logIn('a@b.fr', 'secret');
    answer(new Response(null, { status: 204 }));
    await Promise.all([removed, signedIn]);
    expect(order).toEqual(['removed', 'log-in']);
  });
});

describe('a renewal', () => {
  const renew = (reply: Response) => createCredentials({ config: { apiUrl: API, refreshCookie: false }, fetch: fakeServer(reply).fetch }).refresh('r');

  it('answers the new pair', async () => {
    expect(await renew(json({ token: 't', refreshToken: 'r2', more: 1 }))).toEqual({ token: 't', refreshToken: 'r2' });
  });

  it.each([
    ['a pair inside a refusal', { token: 't', refreshToken: 'r2' }, 403],
    ['a pair inside a bad request', { token: 't', refreshToken: 'r2' }, 400],
    ['no text for a token', { token: 1, refreshToken: 'r2' }, 200],
    ['no text to renew it with', { token: 't', refreshToken: 2 }, 200],
    ['numbers', { token: 1, refreshToken: 2 }, 200],
  ])('takes %s for no answer', async (_, body, status) => {
    await expect(renew(json(body, status))).rejects.toMatchObject({ kind: 'notRenewed' });
  });
});
