import { expect, it } from 'vitest';
import realities from '../solidaryRealities.json';
import { missingTest } from '../support/missingTest';

const ROWS = 30;
const DEFECTS = 'abcdefghijklmnop'.split('');

it('has a test for each reality and each defect of the platform', () => {
  const expected = [...Array.from({ length: ROWS }, (_none, index) => `reality.${index + 1}`), ...DEFECTS.map((letter) => `defect.${letter}`)];
  expect(realities.entries.map(({ id }) => id)).toEqual(expected);
  expect(realities.entries.flatMap(({ test }) => missingTest(test) ?? [])).toEqual([]);
});
