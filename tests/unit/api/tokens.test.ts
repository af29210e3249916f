import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { createTokens, REFRESH_TOKEN_KEY, TOKEN_KEY, type TokenPair } from '@/api/tokens';
import { memoryStorage, seconds, token } from './fakes';

const NOW = Date.UTC(2026, 10, 21, 9);
const expired = () => token({ issuedAt: seconds(NOW), expiresAt: seconds(NOW) - 1 });

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** Web Locks for two tabs in one test: one holder at a time. */
function sharedLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, task: unknown) => {
      const run = last.then(() => (task as () => Promise<unknown>)());
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
