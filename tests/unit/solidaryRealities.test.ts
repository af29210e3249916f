import { expect, it } from 'vitest';
import realities from '../solidaryRealities.json';
import { missingTest } from '../support/missingTest';

const ROWS = 30;
const DEFECTS = 'abcdefghijklmnop'.split('');

it('has a test for each reality and each defect of the platform (contract solidary 22, 23)', () => {
  const expected = [...Array.from({ length: ROWS }, (_none, index) => `22.${index + 1}`), ...DEFECTS.map((letter) => `23.${letter}`)];
  expect(realities.entries.map(({ id }) => id)).toEqual(expected);
  expect(realities.entries.flatMap(({ test }) => missingTest(test) ?? [])).toEqual([]);
});
