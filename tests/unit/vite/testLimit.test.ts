import { expect, it } from 'vitest';
import { testLimit } from '../../../scripts/vite/testLimit';

it.each([
  [0, 120],
  [2, 120],
  [4, 240],
  [30, 600],
])('where %i processes want two cores, a test hangs after %i s', (load, seconds) => {
  expect(testLimit(load, 2)).toBe(seconds * 1000);
});
