import { expect, it } from 'vitest';
import { afterAnother } from '../../../scripts/related/testSeconds';

it.each([
  ['the first time', undefined, 4, 4],
  ['a quicker run', 4, 3, 3],
  ['one that is slower by little', 4, 4.5, 4.5],
  ['one on a busy machine, by a fifth', 4, 40, 4.8],
])('of a file counts %s', (_what, before, now, expected) => {
  expect(afterAnother(before, now)).toBeCloseTo(expected);
});
