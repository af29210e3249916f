import { expect, it } from 'vitest';
import { chooseWithin } from '../../../scripts/related/chooseWithin';

const SECONDS: Record<string, number> = { short: 1, two: 2, six: 6, seven: 7, long: 50 };

const chosenOf = (files: string[], workers = 1) =>
  chooseWithin(files, { seconds: 10, workers, starting: { component: 4 }, secondsOf: (file) => SECONDS[file.replace(/^.*\//, '')] ?? 0 });

it('takes files from the first on as long as there is time', () => {
  expect(chosenOf(['six', 'two', 'short', 'short', 'short'])).toEqual(['six', 'two', 'short', 'short']);
});

it('passes over one that would take too long, for those behind it', () => {
  expect(chosenOf(['long', 'six', 'seven', 'two'])).toEqual(['six', 'two']);
});

it('gives each worker its own time', () => {
  expect(chosenOf(['six', 'seven', 'two', 'short', 'two'], 2)).toEqual(['six', 'seven', 'two', 'short', 'two']);
  expect(chosenOf(['six', 'six', 'six'], 2)).toEqual(['six', 'six']);
});

it('counts once for a worker what all files of a folder need', () => {
  expect(chosenOf(['tests/component/two', 'tests/component/form/two', 'tests/component/two', 'tests/unit/two'])).toEqual(['tests/component/two', 'tests/component/form/two', 'tests/component/two']);
  expect(chosenOf(['tests/component/seven', 'tests/unit/seven'])).toEqual(['tests/unit/seven']);
});
