import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { TokenPair } from '@/api/credentials';
import { createTokens, REFRESH_TOKEN_KEY, TOKEN_KEY } from '@/api/tokens';
import { memoryStorage, seconds, token } from './fakes';

const NOW = Date.UTC(2026, 10, 21, 9);
const expired = () => token({ issuedAt: seconds(NOW), expiresAt: seconds(NOW) - 1 });

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** Web Locks shared by two tabs in one test, where only one holds a lock at a time. */
function sharedLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    request: (_name: string, ...given: [LockOptions, LockGrantedCallback<unknown>] | [LockGrantedCallback<unknown>]) => {
      const [options, task] = given.length === 2 ? given : [{}, given[0]];
      if (options.ifAvailable && waiting > 0) return Promise.resolve(task(null));
      waiting += 1;
      const run = last.then(() => task({} as Lock)).finally(() => (waiting -= 1));
      last = run.catch(() => undefined);
      return run;
    },
  } as Pick<LockManager, 'request'>;
}

it('keeps the pair under documented names', () => {
  const storage = memoryStorage();
  createTokens({ storage, refresh: vi.fn() }).store({ token: 'a', refreshToken: 'b' });
  expect([storage.getItem('backOffice.token'), storage.getItem('backOffice.refreshToken')]).toEqual(['a', 'b']);
});

it('renews once for two tabs: the second finds the token of the first', async () => {
  const storage = memoryStorage({ [TOKEN_KEY]: expired(), [REFRESH_TOKEN_KEY]: 'r' });
  const refresh = vi.fn(async () => ({ token: token({ mark: 'new' }), refreshToken: 'r' }));
  const locks = sharedLocks();
  const [one, two] = [createTokens({ storage, refresh, locks }), createTokens({ storage, refresh, locks })];
  expect(await Promise.all([one.current(), two.current()])).toEqual([token({ mark: 'new' }), token({ mark: 'new' })]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

describe('what another tab has stored, and a busy page learns of after it was given the lock,', () => {
  /** Two tabs whose token has expired, and which the other's storage has not reached yet. */
  function tabs(refresh: () => Promise<TokenPair>) {
    const locks = sharedLocks();
    const storages = [1, 2].map(() => memoryStorage({ [TOKEN_KEY]: expired(), [REFRESH_TOKEN_KEY]: 'r' })) as [Storage, Storage];
    const [one, two] = storages.map((storage) => createTokens({ storage, refresh, locks }).current());
    return { storages, one, two };
  }
  const renewed = { token: token({ mark: 'new' }), refreshToken: 'r' };

  it('is waited for, as a token is renewed once', async () => {
    const refresh = vi.fn(async () => renewed);
    const { storages, one, two } = tabs(refresh);
    await vi.advanceTimersByTimeAsync(400);
    storages[1].setItem(TOKEN_KEY, storages[0].getItem(TOKEN_KEY) ?? '');
    await vi.advanceTimersByTimeAsync(100);
    expect(await Promise.all([one, two])).toEqual([renewed.token, renewed.token]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is not waited for longer than a second, as the other may have failed', async () => {
    const refresh = vi.fn<() => Promise<TokenPair>>().mockRejectedValueOnce(new ApiError('offline')).mockResolvedValueOnce(renewed);
    const { one, two } = tabs(refresh);
    await expect(one).rejects.toMatchObject({ kind: 'offline' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await two).toBe(renewed.token);
  });
});

it('asks again after a renewal that failed', async () => {
  const storage = memoryStorage({ [TOKEN_KEY]: expired(), [REFRESH_TOKEN_KEY]: 'r' });
  const refresh = vi.fn<() => Promise<TokenPair>>().mockRejectedValueOnce(new ApiError('offline'));
  refresh.mockResolvedValueOnce({ token: token(), refreshToken: 'r' });
  const tokens = createTokens({ storage, refresh });
  await expect(tokens.current()).rejects.toMatchObject({ kind: 'offline' });
  expect(await tokens.current()).toBe(token());
});

it('does not undo a log-out that came during the renewal', async () => {
  const storage = memoryStorage({ [TOKEN_KEY]: expired(), [REFRESH_TOKEN_KEY]: 'r' });
  const tokens = createTokens({
    storage,
    refresh: async () => {
      tokens.clear();
      return { token: token(), refreshToken: 'r' };
    },
  });
  await expect(tokens.current()).rejects.toMatchObject({ kind: 'aborted' });
  expect(tokens.exist()).toBe(false);
});

it('never gives the token of somebody else to a call that was refused', async () => {
  const storage = memoryStorage({ [TOKEN_KEY]: token({ owner: 'autre@demo.test' }), [REFRESH_TOKEN_KEY]: 'r' });
  const tokens = createTokens({ storage, refresh: vi.fn() });
  await expect(tokens.renew(token())).rejects.toMatchObject({ kind: 'aborted' });
});

it.each([
  ['an hour fast', 3_600_000],
  ['an hour slow', -3_600_000],
])('keeps a fresh token whole on a computer whose clock is %s', async (_, skew) => {
  const issuedAt = seconds(NOW - skew);
  const refresh = vi.fn();
  const tokens = createTokens({ storage: memoryStorage(), refresh });
  tokens.store({ token: token({ issuedAt }), refreshToken: 'r' });
  expect(await tokens.current()).toBe(token({ issuedAt }));
  vi.setSystemTime(NOW + 890_000);
  expect(await tokens.current()).toBe(token({ issuedAt }));
  vi.setSystemTime(NOW + 896_000);
  refresh.mockResolvedValue({ token: token(), refreshToken: 'r' });
  await tokens.current();
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('leaves a token that says no time to the judgement of the server', async () => {
  const tokens = createTokens({ storage: memoryStorage({ [TOKEN_KEY]: 'opaque', [REFRESH_TOKEN_KEY]: 'r' }), refresh: vi.fn() });
  expect(await tokens.current()).toBe('opaque');
});

it.each([
  ['no token', { [REFRESH_TOKEN_KEY]: 'r' }],
  ['no token to renew it with', { [TOKEN_KEY]: token() }],
  ['nothing', {}],
])('takes %s for nobody signed in, and asks nothing of the server', async (_, entries) => {
  const refresh = vi.fn();
  const tokens = createTokens({ storage: memoryStorage(entries), refresh });
  expect([tokens.exist(), tokens.isCurrent(token()), tokens.claims()]).toEqual([false, false, {}]);
  await expect(tokens.current()).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect(tokens.renew(token())).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(refresh).not.toHaveBeenCalled();
});

it('reads the alphabet that tokens are written in', () => {
  const owner = 'þÿ?>>~~~¿¿¿@b.fr';
  const kept = token({ owner, issuedAt: 1_000, expiresAt: 1_900 });
  expect(kept).toMatch(/-.*_|_.*-/);
  const tokens = createTokens({ storage: memoryStorage({ [TOKEN_KEY]: kept, [REFRESH_TOKEN_KEY]: 'r' }), refresh: vi.fn() });
  expect(tokens.claims().owner).toBe(owner);
});

it('says who the kept token was given to, and which one it is', () => {
  const kept = token({ owner: 'a@b.fr', userId: 7, issuedAt: 1_000, expiresAt: 1_900 });
  const tokens = createTokens({ storage: memoryStorage({ [TOKEN_KEY]: kept, [REFRESH_TOKEN_KEY]: 'r' }), refresh: vi.fn() });
  expect(tokens.claims()).toEqual({ owner: 'a@b.fr', userId: 7, issuedAt: 1_000, expiresAt: 1_900 });
  expect([tokens.isCurrent(kept), tokens.isCurrent(token())]).toEqual([true, false]);
});

it.each(['', 'opaque', 'a.bm8.c', 'a.e30.c', 'a.bnVsbA.c', 'a.eyJleHAiOiJzb29uIiwidXNlcm5hbWUiOjMsImlkIjoiNCJ9.c'])('reads nothing in a token that says nothing: %o', (text) => {
  const tokens = createTokens({ storage: memoryStorage({ [TOKEN_KEY]: text, [REFRESH_TOKEN_KEY]: 'r' }), refresh: vi.fn() });
  expect(tokens.claims()).toEqual({});
});

it('renews five seconds before the end, by the clock of the server', async () => {
  const behind = token({ issuedAt: seconds(NOW) - 3_600 });
  const renewed = token({ mark: 'new' });
  const tokens = createTokens({ storage: memoryStorage(), refresh: async () => ({ token: renewed, refreshToken: 'r' }) });
  tokens.store({ token: behind, refreshToken: 'r' });
  vi.setSystemTime(NOW + 894_999);
  expect(await tokens.current()).toBe(behind);
  vi.setSystemTime(NOW + 895_000);
  expect(await tokens.current()).toBe(renewed);
});

it('learns no clock from a token that says none', async () => {
  const storage = memoryStorage();
  const tokens = createTokens({ storage, refresh: async () => ({ token: token({ mark: 'new' }), refreshToken: 'r' }) });
  tokens.store({ token: 'opaque', refreshToken: 'r' });
  storage.setItem(TOKEN_KEY, expired());
  expect(await tokens.current()).toBe(token({ mark: 'new' }));
});

it('renews again where the token that another tab has put there is over too', async () => {
  const storage = memoryStorage({ [TOKEN_KEY]: token({ issuedAt: seconds(NOW), expiresAt: seconds(NOW) - 1, mark: 'other tab' }), [REFRESH_TOKEN_KEY]: 'r' });
  const tokens = createTokens({ storage, refresh: async () => ({ token: token({ mark: 'new' }), refreshToken: 'r2' }) });
  expect(await tokens.renew(expired())).toBe(token({ mark: 'new' }));
  expect(storage.getItem(REFRESH_TOKEN_KEY)).toBe('r2');
});

it('asks for the lock that all tabs share', async () => {
  const asked: string[] = [];
  const locks = sharedLocks();
  const request = (name: string, ...task: [never]) => (asked.push(name), locks.request(name, ...task));
  const storage = memoryStorage({ [TOKEN_KEY]: expired(), [REFRESH_TOKEN_KEY]: 'r' });
  const refresh = async () => ({ token: token(), refreshToken: 'r' });
  await createTokens({ storage, refresh, locks: { request } }).current();
  expect(asked).toEqual(['backOffice.refresh']);
});

describe('where a cookie has the refresh token', () => {
  const inCookie = (storage: Storage, forget = vi.fn(async () => true), refresh = vi.fn<() => Promise<TokenPair>>()) => createTokens({ storage, refresh, forget, refreshTokens: 'never' });

  it('none is kept, nor left by a session that began before', () => {
    const storage = memoryStorage({ [TOKEN_KEY]: token(), [REFRESH_TOKEN_KEY]: 'r' });
    const tokens = inCookie(storage);
    expect([tokens.exist(), storage.getItem(REFRESH_TOKEN_KEY)]).toEqual([true, null]);
  });

  it('it goes with the session; what was not answered is asked again by the next page', async () => {
    const storage = memoryStorage({ [TOKEN_KEY]: token() });
    const failing = vi.fn(async () => false);
    inCookie(storage, failing).clear();
    await vi.waitFor(() => expect(storage.length).toBe(1));
    const forget = vi.fn(async () => true);
    inCookie(storage, forget);
    expect([failing, forget].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    await vi.waitFor(() => expect(storage.length).toBe(0));
    inCookie(storage, forget);
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('it is not asked for again once somebody has signed in', async () => {
    const storage = memoryStorage({ [TOKEN_KEY]: token() });
    const tokens = inCookie(storage, vi.fn(async () => false));
    tokens.clear();
    await vi.waitFor(() => expect(storage.length).toBe(1));
    tokens.store({ token: token() });
    storage.removeItem(TOKEN_KEY);
    const forget = vi.fn(async () => true);
    inCookie(storage, forget);
    expect(forget).not.toHaveBeenCalled();
  });

  it('one that a late renewal brings back after the log-out goes too', async () => {
    const forget = vi.fn(async () => true);
    const tokens = inCookie(memoryStorage({ [TOKEN_KEY]: expired() }), forget, vi.fn(async () => (tokens.clear(), { token: token() })));
    await expect(tokens.current()).rejects.toMatchObject({ kind: 'aborted' });
    expect([tokens.exist(), forget.mock.calls.length]).toEqual([false, 2]);
  });

  it('a renewal does not take the place of whoever has signed in meanwhile', async () => {
    const storage = memoryStorage({ [TOKEN_KEY]: expired() });
    const other = token({ owner: 'autre@demo.test' });
    const tokens = inCookie(storage, undefined, vi.fn(async () => (storage.setItem(TOKEN_KEY, other), { token: token() })));
    await expect(tokens.current()).rejects.toMatchObject({ kind: 'aborted' });
    expect(storage.getItem(TOKEN_KEY)).toBe(other);
  });
});
