import { expect, it } from 'vitest';
import { beginShared, keptIn, withRoom } from '@/session/keptStorage';
import { memoryStorage } from '../api/fakes';

function windowOf() {
  let isFull = false;
  const full = (storage: Storage): Storage => {
    const { setItem } = storage;
    return Object.assign(storage, {
      setItem(key: string, value: string) {
        if (isFull) throw new DOMException('', 'QuotaExceededError');
        setItem(key, value);
      },
    });
  };
  const window = { localStorage: full(memoryStorage()), sessionStorage: full(memoryStorage()) };
  return { window, fill: (is: boolean) => void (isFull = is) };
}

it.each([false, true])('a session goes on where its storage has no room left, on a shared computer: %s', (isShared) => {
  const { window, fill } = windowOf();
  if (isShared) beginShared(window);
  const kept = withRoom(keptIn(window));
  kept.setItem('token', 'one');
  fill(true);
  kept.setItem('token', 'two');
  expect(kept.getItem('token')).toBe('two');
  // What is too old would bring a former token back with a reload.
  expect(keptIn(window).getItem('token')).toBeNull();
  fill(false);
  kept.setItem('token', 'three');
  expect([kept.getItem('token'), keptIn(window).getItem('token')]).toEqual(['three', 'three']);
  fill(true);
  kept.setItem('token', 'four');
  kept.removeItem('token');
  expect(kept.getItem('token')).toBeNull();
});
