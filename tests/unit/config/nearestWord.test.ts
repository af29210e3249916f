import { expect, it } from 'vitest';
import { nearestWord } from '@/config/nearestWord';

it.each([
  ['colunms', ['columns', 'column', 'filters'], 'columns'],
  ['Columns', ['columns', 'column'], 'columns'],
  ['fliters', ['columns', 'FILTERS'], 'FILTERS'],
  // Two letters may differ in a short word, one in three of a longer one.
  ['ab', ['cd'], 'cd'],
  ['ab', ['cde'], undefined],
  ['abcdefghi', ['abcdefxyz'], 'abcdefxyz'],
  ['abcdefghi', ['abcdewxyz'], undefined],
  ['columns', [], undefined],
])('"%s" was probably meant to be, of %o, %s', (word, candidates, meant) => {
  expect(nearestWord(word, candidates)).toBe(meant);
});

it('is as near as is asked', () => {
  expect([nearestWord('form', ['farms'], 1), nearestWord('form', ['farms'], 2)]).toEqual([undefined, 'farms']);
});

it('counts two neighbours that have changed places as one letter', () => {
  expect([nearestWord('knid', ['kind'], 1), nearestWord('nkid', ['kind'], 1)]).toEqual(['kind', undefined]);
});
