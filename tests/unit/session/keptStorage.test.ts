import { expect, it } from 'vitest';
import { beginShared, isKept, keptIn } from '@/session/keptStorage';
import { memoryStorage } from '../api/fakes';

it.each([false, true])('what the page alone keeps is told from the rest, on a shared computer: %s', (isShared) => {
  const pageStorage = () => Object.assign(memoryStorage(), { keeps: (key: string) => !key.endsWith('large') });
  const window = { localStorage: pageStorage(), sessionStorage: pageStorage() };
  if (isShared) beginShared(window);
  const kept = keptIn(window);
  expect([kept.keeps('large'), kept.keeps('small')]).toEqual([false, true]);
  expect(isKept(memoryStorage(), 'large')).toBe(true);
});
