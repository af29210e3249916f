import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '@/api/Api';
import type { Claims } from '@/api/readClaims';
import { DEFAULT_SETTINGS } from '@/config/Config';
import type { SessionAdapter } from '@/session/SessionAdapter';
import { RIGHTS, wayOf } from '../../support/signing';
import { API, memoryStorage } from '../api/fakes';

/** 5 November 2026, 08:00 UTC, in seconds. */
const NOW = 1_793_865_600;

beforeEach(() => void vi.useFakeTimers({ now: NOW * 1000 }));
afterEach(() => void vi.useRealTimers());

interface Sent {
  call: string;
  headers: Record<string, string>;
  body: string | undefined;
}

type Answers = Record<string, readonly [status: number, body: unknown]>;

const reply = ([status, body]: Answers[string] = [404, {}]) => new Response(body === undefined ? null : JSON.stringify(body), { status });

/** An adapter with these options, the calls that leave it, and what all tabs share. */
function adapterOf(session: Parameters<typeof wayOf>[0], answers: Answers, cookies = '') {
  const sent: Sent[] = [];
  const shared = memoryStorage();
  const adapter: SessionAdapter = wayOf(session).factory({
    config: { apiUrl: API, refreshCookie: false, settings: DEFAULT_SETTINGS },
    fetch: async (url, { method, headers, body }) => {
      const call = `${method} ${url.replace(`${API}/`, '')}`;
      sent.push({ call, headers: headers as Record<string, string>, body: body as string | undefined });
      return reply(answers[call]);
    },
    shared,
    cookies: () => cookies,
    endsWithBrowser: () => false,
  });
  return { adapter, sent, shared };
}

const bearer = (changes: Record<string, unknown> = {}, answer: Answers[string] = [200, { token: 'secret' }], others: Answers = {}) =>
  adapterOf({ use: 'bearer', signIn: { path: 'auth', ...(changes['signIn'] as object) }, ...Object.fromEntries(Object.entries(changes).filter(([name]) => name !== 'signIn')) }, { 'POST auth': answer, ...others });

const claimsIn = async (signedIn: Promise<{ token: string }>): Promise<unknown> => JSON.parse((await signedIn).token);

describe('what is sent to sign in', () => {
  it('is JSON with the usual keys, and asks for JSON', async () => {
    const { adapter, sent } = bearer();
    await adapter.signIn('ada', 'sésame');
    expect(sent).toEqual([{ call: 'POST auth', headers: { Accept: 'application/json', 'Content-Type': 'application/json' }, body: '{"username":"ada","password":"sésame"}' }]);
  });

  it('has dotted keys inside one another, and what is always sent beside', async () => {
    const { adapter, sent } = bearer({ signIn: { identifier: 'user.email', password: 'user.secret', others: { 'device.name': 'desk', 'device.kind': 2 } } });
    await adapter.signIn('ada', 'x');
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ device: { name: 'desk', kind: 2 }, user: { email: 'ada', secret: 'x' } });
  });

  it('is a web form where the server wants one', async () => {
    const { adapter, sent } = bearer({ signIn: { form: true, others: { grant_type: 'password' } } });
    await adapter.signIn('a&b', 'x y');
    expect([sent[0]?.headers['Content-Type'], sent[0]?.body]).toEqual(['application/x-www-form-urlencoded', 'grant_type=password&username=a%26b&password=x+y']);
  });

  it('to a server with cookies is alike, with its proof where it asks for one', async () => {
    const cookie = { use: 'cookie', signIn: { path: 'session', others: { keep: true } }, signOut: { path: 'session' }, me: { path: 'me' } };
    const answers: Answers = { 'POST session': [204, undefined], 'GET me': [200, { id: 4 }] };
    const plain = adapterOf(cookie, answers, 'XSRF-TOKEN=a%3Db');
    expect(await claimsIn(plain.adapter.signIn('ada', 'x'))).toMatchObject({ owner: 'ada', userId: 4 });
    expect(plain.sent.map(({ call, headers, body }) => [call, headers['X-XSRF-TOKEN'], body])).toEqual([['POST session', undefined, '{"keep":true,"username":"ada","password":"x"}'], ['GET me', undefined, undefined]]);

    const proved = adapterOf({ ...cookie, csrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' } }, answers, 'other=1; XSRF-TOKEN=a%3Db');
    await proved.adapter.signIn('ada', 'x');
    expect(proved.sent.map(({ call, headers }) => [call, headers['X-XSRF-TOKEN']])).toEqual([['POST session', 'a=b'], ['GET me', undefined]]);

    const without = adapterOf({ ...cookie, csrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' } }, answers, 'other=1');
    await without.adapter.signIn('ada', 'x');
    expect(without.sent[0]?.headers).not.toHaveProperty('X-XSRF-TOKEN');
  });

  it('leaves the cookie with nobody where the answer does not say that it was refused', async () => {
    const { adapter, shared } = adapterOf({ use: 'cookie', signIn: { path: 'session' }, signOut: { path: 'session' }, me: { path: 'me' } }, { 'POST session': [500, {}] });
    shared.setItem('backOffice.cookieHolder', 'mark of Bob');
    await expect(adapter.signIn('ada', 'x')).rejects.toMatchObject({ kind: 'server' });
    expect(shared.getItem('backOffice.cookieHolder')).toBe('');
  });
});

describe('the answer to a sign-in', () => {
  it.each([[{ token: 's' }], [{ access_token: 's' }], [{ accessToken: 's' }]])('has the token at a usual place: %j', async (body) => {
    expect(await claimsIn(bearer({}, [200, body]).adapter.signIn('ada', 'x'))).toEqual({ secret: 's', owner: 'ada', userId: 'ada' });
  });

  it.each([
    [{ token: 's', refresh_token: 'r', expires_in: 60 }],
    [{ token: 's', refreshToken: 'r', expiresIn: '60' }],
  ])('has what renews it, and how long it is valid, at a usual place: %j', async (body) => {
    const signedIn = await bearer({}, [200, body]).adapter.signIn('ada', 'x');
    expect(signedIn.refreshToken).toBe('r');
    expect(JSON.parse(signedIn.token)).toMatchObject({ issuedAt: NOW, expiresAt: NOW + 60 });
  });

  it('has all of them at the places that are said, and at no other', async () => {
    const signIn = { token: 'data.jwt', refreshToken: 'data.renew', expiresIn: 'data.seconds' };
    const usual = { token: 'wrong', refresh_token: 'wrong', expires_in: 1 };
    const signedIn = await bearer({ signIn }, [200, { ...usual, data: { jwt: 's', renew: 7, seconds: 60 } }]).adapter.signIn('ada', 'x');
    expect([signedIn.refreshToken, JSON.parse(signedIn.token)]).toEqual(['7', { secret: 's', owner: 'ada', userId: 'ada', issuedAt: NOW, expiresAt: NOW + 60 }]);
    await expect(bearer({ signIn }, [200, usual]).adapter.signIn('ada', 'x')).rejects.toMatchObject({ kind: 'server' });
  });

  it.each([[0], ['soon'], [-1]])('does not say how long the token is valid with %j', async (expires_in) => {
    expect(await claimsIn(bearer({}, [200, { token: 's', expires_in }]).adapter.signIn('ada', 'x'))).not.toHaveProperty('expiresAt');
  });

  it.each([
    ['401 is a wrong password', [401, { message: 'Too bad.' }], { kind: 'credentials', serverMessage: 'Too bad.' }],
    ['invalid_grant is one too', [400, { error: 'invalid_grant' }], { kind: 'credentials' }],
    ['another 400 is not', [400, { error: 'invalid_client' }], { kind: 'rejected' }],
    ['invalid_grant with another status is not', [403, { error: 'invalid_grant' }], { kind: 'denied' }],
    ['an error of the server is not', [503, {}], { kind: 'unavailable' }],
  ] as const)('that is refused: %s', async (_what, answer, error) => {
    const failure: unknown = await bearer({}, answer as unknown as Answers[string]).adapter.signIn('ada', 'x').catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject(error);
  });

  it.each([[{ token: '' }], [{ token: null }], [{}], [{ token: 12 }]])('without a token is no success: %j', async (body) => {
    await expect(bearer({}, [200, body]).adapter.signIn('ada', 'x')).rejects.toMatchObject({ kind: 'server' });
  });
});

describe('who has signed in', () => {
  const me = { path: 'me', at: 'data' };

  it('is asked with the new token, in its header', async () => {
    const { adapter, sent } = bearer({ me, header: 'X-Auth: Token {token}' }, [200, { token: 's' }], { 'GET me': [200, { data: { id: 'a-7' } }] });
    expect(await claimsIn(adapter.signIn('ada', 'x'))).toMatchObject({ owner: 'ada', userId: 'a-7' });
    expect(sent[1]).toMatchObject({ call: 'GET me', headers: { 'X-Auth': 'Token s' } });
  });

  it.each([
    ['the server refuses it', [401, {}], 'credentials'],
    ['the server cannot say it', [500, {}], 'server'],
    ['nobody is named', [200, { data: {} }], 'server'],
  ] as const)('ends the sign-in where %s', async (_what, answer, kind) => {
    await expect(bearer({ me }, [200, { token: 's' }], { 'GET me': answer }).adapter.signIn('ada', 'x')).rejects.toMatchObject({ kind });
  });

  /** What an adapter finds out about a session, and the paths it asks. */
  async function factsOf(options: Record<string, unknown>, answers: Record<string, unknown>, claims: Claims = { owner: 'ada@exemple.fr', userId: 3 }) {
    const read: [string, unknown][] = [];
    const api = { read: (path: string, asked: unknown) => (read.push([path, asked]), Promise.resolve(answers[path])) } as unknown as Api;
    const { user, permissions } = await bearer(options).adapter.readFacts(api, claims);
    return { user, permissions: [...permissions], read };
  }

  it('is known by what they have typed where the API has no word for them', async () => {
    const { user, permissions, read } = await factsOf({}, {});
    expect(user).toEqual({ id: 3, givenName: 'ada@exemple.fr', shortFamilyName: '', email: 'ada@exemple.fr', operates: [] });
    expect([permissions, read]).toEqual([RIGHTS, []]);
    expect((await factsOf({}, {}, { owner: 'ada' })).user).toEqual({ id: 'ada', givenName: 'ada', shortFamilyName: '', email: '', operates: [] });
  });

  it.each(['givenName', 'firstName', 'first_name', 'given_name', 'name', 'displayName', 'username'])('has a first name under %s', async (key) => {
    expect((await factsOf({ me }, { me: { data: { id: 1, [key]: 'Ada' } } })).user.givenName).toBe('Ada');
  });

  it.each([
    [{ familyName: 'Lovelace', email: 'ada@demo.test', language: 'fr' }],
    [{ lastName: 'Lovelace', email: 'ada@demo.test', locale: 'fr' }],
    [{ last_name: 'Lovelace', email: 'ada@demo.test', language: 'fr' }],
    [{ family_name: 'Lovelace', email: 'ada@demo.test', language: 'fr' }],
  ])('has the rest of what identifies them under usual names: %j', async (person) => {
    const { user } = await factsOf({ me }, { me: { data: { id: 1, ...person } } });
    expect(user).toEqual({ id: 1, givenName: 'ada@exemple.fr', shortFamilyName: 'Lovelace', email: 'ada@demo.test', language: 'fr', operates: [] });
  });

  it('has each of them where the options say it, and no language where there is none', async () => {
    const said = { ...me, id: 'uid', givenName: 'names.first', familyName: 'names.last', email: 'mail', language: 'tongue' };
    const data = { uid: 5, names: { first: 'Ada', last: 'L.' }, mail: 'a@b.c', givenName: 'wrong', familyName: 'wrong', email: 'wrong', locale: 'wrong' };
    expect((await factsOf({ me: said }, { me: { data } })).user).toEqual({ id: 5, givenName: 'Ada', shortFamilyName: 'L.', email: 'a@b.c', operates: [] });
  });

  it('may do what the API names: a list, or a text with spaces, by a call of its own or by the same one', async () => {
    const data = { id: 1, rights: 'pet_list  pet_read ' };
    const same = await factsOf({ me, rights: { at: 'data.rights' } }, { me: { data } });
    expect([same.permissions, same.read]).toEqual([['pet_list', 'pet_read'], [['me', { plainJson: true }]]]);
    const own = await factsOf({ me, rights: { path: 'my/rights' } }, { me: { data }, 'my/rights': ['pet_list'] });
    expect([own.permissions, own.read.map(([path]) => path)]).toEqual([['pet_list'], ['me', 'my/rights']]);
    expect((await factsOf({ me, rights: ['pet'] }, { me: { data } })).permissions).toEqual(RIGHTS);
    expect((await factsOf({ rights: {} }, {})).permissions).toEqual(RIGHTS);
  });

  it.each([[undefined], [{ pet: true }], [[1]], [7]])('may do nothing where the answer is no list of names: %j', async (rights) => {
    await expect(factsOf({ me, rights: { at: 'rights' } }, { me: { data: { id: 1 }, rights } })).rejects.toMatchObject({ cause: { kind: 'server' } });
  });
});

describe('a token that goes along', () => {
  it('is in the usual header, or in the one that is said, which starts the line', () => {
    const kept = JSON.stringify({ secret: 'a$&b' });
    const carry = (header?: string) => bearer(header === undefined ? {} : { header }).adapter.carry(kept, { acts: false });
    expect(carry()).toEqual({ headers: { Authorization: 'Bearer a$&b' } });
    expect(carry('X-Key: {token}; v=1')).toEqual({ headers: { 'X-Key': 'a$&b; v=1' } });
  });

  it('that something else has stored is the secret itself, whose times are read where it is a JSON web token', () => {
    const { adapter } = bearer();
    expect(adapter.claims('plain')).toEqual({ secret: 'plain' });
    expect(adapter.claims('{"no":"secret"}')).toEqual({ secret: '{"no":"secret"}' });
    expect(adapter.claims('{"secret":4}')).toEqual({ secret: '{"secret":4}' });
    const secret = `head.${btoa(JSON.stringify({ iat: 10, exp: 20 }))}.sign`;
    expect(adapter.claims(secret)).toEqual({ secret, issuedAt: 10, expiresAt: 20 });
    expect(adapter.claims(JSON.stringify({ secret, owner: 'ada', expiresAt: 15 }))).toEqual({ secret, issuedAt: 10, expiresAt: 15, owner: 'ada' });
  });

  it('is said to be expired by a 401 alone, and only where it can be renewed', () => {
    const says = (options: Record<string, unknown>, status: number) => bearer(options).adapter.saysExpired({ status, body: {} });
    expect([says({ refresh: { path: 'renew' } }, 401), says({ refresh: { path: 'renew' } }, 403), says({}, 401)]).toEqual([true, false, false]);
  });
});

describe('the renewal of a token', () => {
  const refresh = { path: 'renew', others: { grant: 'again' } };
  const former = JSON.stringify({ secret: 'old', owner: 'ada', userId: 3 });

  it('sends the refresh token under its key, and keeps whose it is', async () => {
    const { adapter, sent } = bearer({ refresh }, undefined, { 'POST renew': [200, { token: 'new', refresh_token: 'r2' }] });
    const renewed = await adapter.refresh?.('r1', former);
    expect([sent[0]?.body, renewed?.refreshToken, JSON.parse(renewed?.token ?? '')]).toEqual(['{"grant":"again","refresh_token":"r1"}', 'r2', { secret: 'new', owner: 'ada', userId: 3 }]);
    const named = bearer({ refresh: { path: 'renew', refreshToken: 'data.renew' } }, undefined, { 'POST renew': [200, { token: 'new' }] });
    const again = await named.adapter.refresh?.('r1', 'old');
    expect([named.sent[0]?.body, JSON.parse(again?.token ?? '')]).toEqual(['{"data":{"renew":"r1"}}', { secret: 'new' }]);
  });

  it.each([
    [[400, { token: 'new' }], 'notRenewed'],
    [[400, { error: 'invalid_grant' }], 'unauthorized'],
    [[200, {}], 'notRenewed'],
  ] as const)('fails with the answer %j', async (answer, kind) => {
    await expect(bearer({ refresh }, undefined, { 'POST renew': answer }).adapter.refresh?.('r1', former)).rejects.toMatchObject({ kind });
  });

  it('is over without a refresh token, and is not asked for', async () => {
    const { adapter, sent } = bearer({ refresh });
    await expect(adapter.refresh?.(undefined, former)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(sent).toEqual([]);
    expect(bearer().adapter.refresh).toBeUndefined();
  });
});

describe('the end of a session on the server', () => {
  it.each([
    [{ path: 'out' }, 'POST out'],
    [{ path: 'out', method: 'DELETE' }, 'DELETE out'],
  ])('is told with the token: %j', async (signOut, call) => {
    const { adapter, sent } = bearer({ signOut }, undefined, { [call]: [204, undefined] });
    expect(await adapter.signOut?.('secret')).toBe(true);
    expect(sent).toMatchObject([{ call, headers: { Authorization: 'Bearer secret' } }]);
    expect([await adapter.signOut?.(''), sent.length]).toEqual([true, 1]);
  });

  it('is told to nobody where there is nothing to tell', () => {
    expect(bearer().adapter.signOut).toBeUndefined();
  });
});
