import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdleClock, LAST_ACTIVITY_KEY, observeActivity } from '@/api/idle';
import { memoryStorage } from './fakes';

const NOW = Date.UTC(2026, 10, 21, 9);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('the idle clock', () => {
  it('is idle once the duration is exceeded, not when it is reached', () => {
    const idle = createIdleClock({ storage: memoryStorage(), sessionDuration: 3600 });
    idle.record();
    vi.setSystemTime(NOW + 3_600_000);
    expect([idle.isIdle(), idle.secondsLeft()]).toEqual([false, 0]);
    vi.setSystemTime(NOW + 3_600_001);
    expect(idle.isIdle()).toBe(true);
  });

  it('is shared by the tabs', () => {
    const storage = memoryStorage();
    const [here, there] = [createIdleClock({ storage, sessionDuration: 3600 }), createIdleClock({ storage, sessionDuration: 3600 })];
    here.record();
    vi.setSystemTime(NOW + 600_000);
    there.observe();
    expect(here.secondsLeft()).toBe(3600);
  });

  it('writes at most once a second, and what it left out when a call follows', () => {
    const storage = memoryStorage();
    const idle = createIdleClock({ storage, sessionDuration: 3600 });
    idle.observe();
    vi.setSystemTime(NOW + 900);
    idle.observe();
    expect(storage.getItem(LAST_ACTIVITY_KEY)).toBe(`${NOW}`);
    idle.noteCall();
    expect(storage.getItem(LAST_ACTIVITY_KEY)).toBe(`${NOW + 900}`);
  });

  it('takes no call for activity that comes long after what was done', () => {
    const storage = memoryStorage();
    const idle = createIdleClock({ storage, sessionDuration: 3600 });
    idle.observe();
    vi.setSystemTime(NOW + 900);
    idle.observe();
    vi.setSystemTime(NOW + 1900);
    idle.noteCall();
    expect(storage.getItem(LAST_ACTIVITY_KEY)).toBe(`${NOW}`);
  });

  it('reads nothing for what is done just after something was recorded', () => {
    const storage = memoryStorage();
    const idle = createIdleClock({ storage, sessionDuration: 3600 });
    idle.observe();
    const read = vi.spyOn(storage, 'getItem');
    vi.setSystemTime(NOW + 900);
    idle.observe();
    expect(read).not.toHaveBeenCalled();
    vi.setSystemTime(NOW + 1000);
    idle.observe();
    expect(read).toHaveBeenCalled();
  });

  it('takes no call for activity when nothing was done before it', () => {
    const storage = memoryStorage();
    const idle = createIdleClock({ storage, sessionDuration: 3600 });
    idle.record();
    vi.setSystemTime(NOW + 60_000);
    idle.noteCall();
    expect(storage.getItem(LAST_ACTIVITY_KEY)).toBe(`${NOW}`);
  });

  it('counts only an answer while the warning is up', () => {
    const idle = createIdleClock({ storage: memoryStorage(), sessionDuration: 3600 });
    idle.record();
    vi.setSystemTime(NOW + 3_500_000);
    idle.observe();
    expect(idle.secondsLeft()).toBe(100);
    idle.record();
    expect(idle.secondsLeft()).toBe(3600);
  });

  it.each([
    [3600, 120],
    [60, 30],
  ])('warns a session of %i seconds %i before its end', (sessionDuration, warningSeconds) => {
    expect(createIdleClock({ storage: memoryStorage(), sessionDuration }).warningSeconds).toBe(warningSeconds);
  });

  it.each([
    ['later than what was done last is what was done last', NOW - 60_000, NOW - 60_000],
    ['before what was done last changes nothing', NOW - 3_000_000, NOW - 600_000],
    ['at a server that is ahead is made now', NOW + 600_000, NOW],
    ['at no known time changes nothing', undefined, NOW - 600_000],
  ])('takes a sign-in: one %s', (_what, at, last) => {
    const storage = memoryStorage({ [LAST_ACTIVITY_KEY]: `${NOW - 600_000}` });
    createIdleClock({ storage, sessionDuration: 3600 }).noteSignIn(at);
    expect(storage.getItem(LAST_ACTIVITY_KEY)).toBe(`${last}`);
  });

  it.each(['', 'yesterday', `${NOW + 9_000_000}`])('starts from now when the storage says %o', (text) => {
    const idle = createIdleClock({ storage: memoryStorage({ [LAST_ACTIVITY_KEY]: text }), sessionDuration: 3600 });
    expect(idle.secondsLeft()).toBe(3600);
  });
});

describe('observing activity', () => {
  it.each([
    ['a trusted key', 'keydown', true, 3600],
    ['a trusted pointer', 'pointerdown', true, 3600],
    ['a key that a script made', 'keydown', false, 3000],
    ['a return to the tab', 'focus', true, 3000],
  ])('of %s', (_, name, isTrusted, secondsLeft) => {
    const idle = createIdleClock({ storage: memoryStorage(), sessionDuration: 3600 });
    const listeners = new Map<string, (event: Event) => void>();
    const stop = observeActivity(
      {
        addEventListener: (type: string, listen: unknown) => void listeners.set(type, listen as (event: Event) => void),
        removeEventListener: (type: string) => void listeners.delete(type),
      } as Pick<Window, 'addEventListener' | 'removeEventListener'>,
      idle,
    );
    idle.record();
    vi.setSystemTime(NOW + 600_000);
    listeners.get(name)?.({ isTrusted } as Event);
    expect(idle.secondsLeft()).toBe(secondsLeft);
    stop();
    expect(listeners.size).toBe(0);
  });
});
