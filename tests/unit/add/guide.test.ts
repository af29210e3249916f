import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Fetch } from '@/api/send';
import { vocabulary } from '@/features/vocabulary';
import { addTo } from '../../../scripts/add/main';
import { Document } from '../../../scripts/add/Document';
import { findResources } from '../../../scripts/add/findResources';
import { readDocument } from '../../../scripts/add/bundle';
import { readFolder } from '../../../scripts/resources/readFolder';
import { readResourceFiles, type ReadResult } from '../../../scripts/resources/readResources';
import { createSandbox } from '../../../scripts/sandbox/createSandbox';
import { tokensOf } from '../../contract/openSandbox';
import { takeEmptyDatabase } from '../../contract/workerDatabases';
import { API, openApi } from '../api/fakes';
import { makeEntity } from '../sandbox/makeEntity';

const [, guide = ''] = readFileSync('schemas/README.md', 'utf8').split('### Fifteen minutes with an API\n');
const [steps = ''] = guide.split('\n## ');
/** The texts between fences, in the order of the guide. */
const [yaml = '', commands = '', report = '', defaults = '', french = ''] = [...steps.matchAll(/^ *```\w*\n([\s\S]*?)^ *```/gm)].map(([, text = '']) => text);

describe('the guide from the document of an API to a module', () => {
  let own: string;
  let read: ReadResult;
  let printed: string;
  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'guide-'));
    own = join(folder, 'garage');
    mkdirSync(own);
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const document = new Document(readDocument(yaml));
    addTo('.', document, findResources(document, 'garage', undefined), [own]);
    printed = String(print.mock.lastCall?.[0]);
    print.mockRestore();
    writeFileSync(join(own, 'defaults.json'), defaults);
    writeFileSync(join(own, 'car/fr.json'), french);
    read = readResourceFiles(readFolder('schemas', [own]), vocabulary);
  });
  afterAll(() => rmSync(own, { recursive: true }));

  it('is about the commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    expect([...steps.matchAll(/npm (?:run )?(\w+)/g)].map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
    expect(commands).toContain('npm run add -- garage.yaml');
  });

  it('says what the command prints', () => {
    expect(printed.replaceAll(own, '../garage')).toBe(report.trimEnd());
  });

  it('ends without a mistake, with the words and the way to sign in that it writes', () => {
    expect(read.mistakes).toEqual([]);
    const car = read.entities.find(({ resource }) => resource.name === 'car');
    expect(car?.words.fr).toMatchObject({ fields: { brand: 'Marque' }, enums: { energy: { petrol: 'Essence' } }, menu: 'Cars' });
    expect(read.session).toMatchObject({ use: 'bearer' });
  });

  it('has a sandbox that answers the entity in the dialect of the document, and takes what the form sends', async () => {
    const car = read.entities.find(({ resource }) => resource.name === 'car');
    const taken = await takeEmptyDatabase();
    const sandbox = await createSandbox({ entities: [makeEntity('user', { email: { type: 'string' } }), ...(car ? [car] : [])], database: taken.database });
    const { token } = await tokensOf(sandbox, 'admin');
    const seen: string[] = [];
    const fetch: Fetch = (url, init) => {
      seen.push(`${init.method} ${url.slice(API.length)}`);
      const request = new Request(url.replace(API, 'http://platform.test'), init);
      request.headers.set('Authorization', `Bearer ${token}`);
      return sandbox.fetch(request);
    };
    const { api } = openApi(fetch);
    const { dialect } = car ?? {};
    const { items, total } = await api.list('cars', { page: 1, perPage: 10 }, { dialect });
    expect([items.length, total]).toEqual([10, 40]);
    const made = await api.create('cars', { brand: 'Zoé', energy: 'electric', seats: null }, { dialect });
    await api.update(`cars/${String(made['id'])}`, { seats: 4 }, { dialect });
    expect(await api.get(`cars/${String(made['id'])}`, { dialect })).toMatchObject({ brand: 'Zoé', energy: 'electric', seats: 4 });
    expect(seen.map((call) => call.replace(/\d+\/$/, '#/'))).toEqual(['GET /cars/?page=1&limit=10', 'POST /cars/', 'PATCH /cars/#/', 'GET /cars/#/']);
    await taken.giveBack();
  });
});
