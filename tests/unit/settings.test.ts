import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@/config/Config';
import { CONFIG_KEYS } from '@/config/readConfig';
import { readFileSync } from 'node:fs';
import table from '../settings.json';
import { missingTest } from '../support/missingTest';

// The constants of the specification have their tests in tests/specification.json.
it('every setting and every key of config.json has a test of its effect', () => {
  expect(Object.keys(table.settings)).toEqual([...Object.keys(DEFAULT_SETTINGS), 'mended']);
  expect(Object.keys(table.keys)).toEqual([...CONFIG_KEYS]);
  const tests = [...Object.values(table.settings), ...Object.values(table.keys)];
  expect(tests.filter((names) => names.length === 0)).toEqual([]);
  expect(tests.flat().flatMap((test) => missingTest(test) ?? [])).toEqual([]);
});

it('a test that is there for several of them is named with the case of each', () => {
  const tables = [...Object.values(table.settings), ...Object.values(table.keys)].flat().filter((test) => /%\w/.test(test));
  expect(tables.filter((test, index) => tables.indexOf(test) !== index)).toEqual([]);
});

it.each([
  ['a file', 'tests/unit/gone.test.ts › anything'],
  ['a title', 'tests/component/app/modules.test.tsx › the module campaign, taken away'],
  ['a case', 'tests/component/app/modules.test.tsx › the module externalJourneys, switched off'],
])('%s that is not there is told', (_what, test) => {
  expect(missingTest(test)).toContain(test.split(' › ')[0]);
});

it('the administrator’s page describes every one of them', () => {
  const [, settings = ''] = readFileSync('scripts/deploy/README.md', 'utf8').split('\n## Settings\n');
  const described = [...settings.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, names = '']) => names.match(/[\w.]+/g) ?? []);
  const names = [...CONFIG_KEYS, ...[...Object.keys(DEFAULT_SETTINGS), 'mended'].map((name) => `settings.${name}`)];
  expect(names.filter((name) => !described.some((one) => one === name || one.startsWith(`${name}.`)))).toEqual([]);
  expect(described.filter((one) => !names.some((name) => one === name || one.startsWith(`${name}.`)))).toEqual([]);
});
