import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scope } from '@/engine/model/ListQuery';
import { readResources } from '../../scripts/resources/readResources';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import type { Writing } from '@/engine/exchange/export/columnWriter';
import { serverPages } from '@/engine/exchange/export/serverPages';
import { writeFile } from '@/engine/exchange/export/writeFile';
import { readListQuery } from '@/engine/data/listQuery';
import type { EntityBody } from '@/engine/model/Resource';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { widgets } from '@/features/registry';
import { openApi } from '../unit/api/fakes';
import { openSandbox, tokensOf } from './openSandbox';

const { entities } = readResources('schemas');
const found = entities.find(({ resource }) => resource.export);
if (!found?.resource.list || !found.resource.export) throw new Error('No entity is exported by the server.');
const { list, export: definition } = found.resource;
const entity: EntityBody = found;
const writing: Writing = {
  entity,
  widgets,
  labels: { field: (name) => `[${name}]` },
  text: { language: 'en', choiceLabel: (_field, value) => String(value), t: (key) => key },
};

let sandbox: Sandbox;
let token: string;

beforeAll(async () => {
  sandbox = await openSandbox();
  ({ token } = await tokensOf(sandbox, 'export'));
});
afterAll(() => sandbox.close());

/** The rows of a server's export as the back office reads them, by header, and the number of calls. */
async function exported(name: string, scope: Scope) {
  const variant = definition.variants.find((one) => one.name === name);
  if (!variant) throw new Error(`There is no export "${name}".`);
  const addresses: string[] = [];
  const { api } = openApi(
    (url, init) => {
      addresses.push(url);
      return sandbox.fetch(new Request(url.replace('/api/', '/'), init));
    },
    { pair: { token } },
  );
  const { signal } = new AbortController();
  const reading = { api, entity, context: WALL_CLOCK, signal };
  const pages = serverPages({ endpoint: definition.endpoint, variant, scope, list, reading, writing });
  const { file, rows: count } = await writeFile({ pages, signal, onProgress: () => undefined });
  const { data } = Papa.parse<Record<string, string>>(await file.text(), { header: true, delimiter: ';', skipEmptyLines: true });
  expect(data).toHaveLength(count);
  return { rows: data, calls: addresses.filter((address) => address.includes(definition.endpoint)) };
}

function matching(address: string, total = 0): Scope {
  return { kind: 'matching', query: readListQuery(new URLSearchParams(address), { list, schema: entity.schema }), total };
}

test('the standard export is read to its end, with its columns named and its values written as on the screen', async () => {
  const { rows, calls } = await exported('standard', matching('', 1900));
  expect(calls.length).toBeGreaterThan(1);
  expect(new Set(rows.map((row) => row['[id]'])).size).toBe(rows.length);
  const first = rows.find((row) => row['[id]'] === '1');
  expect(first).toMatchObject({ '[givenName]': 'Hélène', '[newsSubscription]': 'widgets:yes' });
  expect(first?.['[createdDate]']).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
  expect(first?.['[telephone]']).toMatch(/^0\d( \d\d){4}$/);
});

test('the filters of the list are those of the standard export', async () => {
  const { rows } = await exported('standard', matching('f.newsSubscription=yes&f.q=martin', 5));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => /martin/i.test(`${row['[givenName]']} ${row['[familyName]']}`))).toBe(true);
  expect(new Set(rows.map((row) => row['[newsSubscription]']))).toEqual(new Set(['widgets:yes']));
});

test('the extended export of results that it cannot find is that of their ids', async () => {
  const standard = await exported('standard', matching('f.q=martin'));
  const extended = await exported('extended', matching('f.q=martin', standard.rows.length));
  expect(new Set(extended.rows.map(({ userId }) => userId))).toEqual(new Set(standard.rows.map((row) => row['[id]'])));
  expect(extended.rows.every((row) => /martin/i.test(`${row['Prénom']} ${row['Nom']}`))).toBe(true);
});

test('a selection larger than one address is asked for in several', async () => {
  const records = Array.from({ length: 1100 }, (_, index) => ({ id: index + 1 }));
  const { rows, calls } = await exported('standard', { kind: 'records', records });
  expect(calls.length).toBeGreaterThan(1);
  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.every((row) => Number(row['[id]']) <= 1100)).toBe(true);
});
