import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fetch } from '@/api/send';
import { createSandbox, type Sandbox } from '../../../scripts/sandbox/createSandbox';
import { tokensOf } from '../../contract/openSandbox';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { takeEmptyDatabase, type TakenDatabase } from '../../contract/workerDatabases';
import { errorOf, petEntity, petWork } from '../../support/dialects/pets';
import { API } from '../api/fakes';
import { makeEntity } from './makeEntity';

/** A list under a record, of an API of its own, and two entities of one list of it. */
function strangers() {
  const schema = JSON.stringify({ type: 'object', required: ['code'], properties: { code: { type: 'string' }, name: { type: 'string' } } });
  const resource = (endpoint: object | string, others: object = {}) => JSON.stringify({ endpoint, dialect: { use: 'rest', id: 'code', items: 'data' }, ...others });
  const fixed = (value: string) => ({ list: { columns: ['name'], filters: [{ name: 'name', shown: 'fixed', value }] } });
  const files = new Map([
    ['schemas/visit/schema.json', schema],
    ['schemas/visit/resource.json', resource({ list: 'owners/{parent}/visits' }, { permissions: { list: true } })],
    ['schemas/tram/schema.json', schema],
    ['schemas/tram/resource.json', resource('lines', fixed('tram'))],
    ['schemas/depot/schema.json', JSON.stringify({ type: 'object', required: ['code'], properties: { code: { type: 'string' }, extra: { type: 'object' } } })],
    ['schemas/depot/resource.json', resource('depots', { dialect: { use: 'rest', id: 'code', items: 'data', update: { contentType: 'application/merge-patch+json' } } })],
    ['schemas/member/schema.json', schema],
    ['schemas/member/resource.json', resource('users')],
    ['schemas/bus/schema.json', schema],
    ['schemas/bus/resource.json', resource('lines', fixed('bus'))],
  ]);
  const { entities, mistakes } = readResourceFiles({ files, messageContexts: [] });
  expect(mistakes).toEqual([]);
  return entities;
}

describe('the sandbox, of an API of its own', () => {
  let taken: TakenDatabase;
  let ask: (path: string, init?: RequestInit) => Promise<{ status: number; body: unknown }>;
  beforeAll(async () => {
    taken = await takeEmptyDatabase();
    const sandbox = await createSandbox({ entities: [user, ...strangers()], database: taken.database });
    const { token } = await tokensOf(sandbox, 'admin');
    ask = async (path, init = {}) => {
      const response = await sandbox.fetch(new Request(`http://platform.test/${path}`, { ...init, headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' } }));
      return { status: response.status, body: await response.json().catch(() => undefined) };
    };
  });
  afterAll(() => taken.giveBack());

  it('answers a list under any record, in the dialect of its entity', async () => {
    const { status, body } = await ask('owners/abc/visits?page=1&per_page=10');
    expect([status, (body as { data: unknown[] }).data.length]).toEqual([200, 10]);
    expect((await ask('owners/visits')).status).toBe(404);
  });

  it('takes the name of a new record by the field that names it, in a list that two entities share', async () => {
    expect(await ask('lines', { method: 'POST', body: JSON.stringify({ code: 'T4', name: 'tram' }) })).toMatchObject({ status: 201, body: { code: 'T4' } });
    expect((await ask('lines/T4')).status).toBe(200);
  });

  it('answers who has signed in as the platform does, where an entity of another dialect has its records there', async () => {
    expect((await ask('users/me')).body).toMatchObject({ '@type': 'hydra:Collection', 'hydra:member': [{ '@type': 'User', email: 'admin@exemple.fr' }] });
    expect((await ask('users?page=1&per_page=1')).body).toHaveProperty('data');
  });

  it('merges an object of an edit into the stored one, where its API says that it does', async () => {
    await ask('depots', { method: 'POST', body: JSON.stringify({ code: 'D1', extra: { a: { b: 1, c: 2 }, d: 3 } }) });
    await ask('depots/D1', { method: 'PATCH', body: JSON.stringify({ extra: { a: { b: null } } }) });
    expect((await ask('depots/D1')).body).toMatchObject({ extra: { a: { c: 2 }, d: 3 } });
  });
});

const user = makeEntity('user', { email: { type: 'string' } });

describe.each<[string, object]>([
  ['an array at pages with a number', { use: 'rest' }],
  [
    'a wrapped list at an offset, records sent whole',
    {
      use: 'rest', items: 'data.rows', total: 'meta.total', record: 'data', body: 'pet',
      page: { by: 'offset', largest: 20, first: 1 },
      sort: { parameter: 'sort_by', direction: 'order', directions: ['ascending', 'descending'] },
      filter: { one: 'filter[{name}]', several: 'filter[{name}]', joined: true, from: '{name}[gte]', to: '{name}[lte]' },
      update: { method: 'PUT' },
    },
  ],
  ['pages from 0, an order in the name of its parameter', { use: 'rest', items: 'content', total: 'totalElements', page: { parameter: 'page', size: 'size', first: 0 }, sort: { parameter: 'order[{name}]', ascending: 'asc', descending: 'desc' } }],
  ['pages that open one another, of edges with nodes', { use: 'rest', items: 'edges', each: 'node', next: 'pageInfo.endCursor', page: { by: 'cursor' } }],
  ['pages as long as the server likes, and links between them', { use: 'rest', next: 'Link', page: { by: 'cursor', size: '' } }],
  ['an offset, and pages as long as the server likes', { use: 'rest', page: { by: 'offset', size: '' } }],
  ['addresses that end in a slash, and a media type of its own', { use: 'rest', items: 'member', total: 'totalItems', mediaType: 'application/ld+json', trailingSlash: 'all' }],
  ['addresses of lists that end in a slash', { use: 'rest', trailingSlash: 'lists' }],
  ['JSON:API', { use: 'jsonApi', relationships: { owner: 'people' } }],
])('the sandbox, of an entity whose API has %s', (_what, dialect) => {
  let taken: TakenDatabase;
  let sandbox: Sandbox;
  let work: ReturnType<typeof petWork>;
  beforeAll(async () => {
    taken = await takeEmptyDatabase();
    sandbox = await createSandbox({ entities: [user, petEntity(dialect)], database: taken.database });
    const { token } = await tokensOf(sandbox, 'admin');
    const fetch: Fetch = (url, init) => {
      const request = new Request(url.replace(API, 'http://platform.test'), init);
      request.headers.set('Authorization', `Bearer ${token}`);
      return sandbox.fetch(request);
    };
    work = petWork(dialect, fetch);
  });
  afterAll(() => taken.giveBack());

  it('speaks as that API does: lists, sorts, filters, shows, creates, edits, refuses and deletes', async () => {
    const { list, all, show, create, edit, remove } = work;
    const first = await list();
    expect(first.names).toHaveLength(25);
    const second = await list('page=2');
    expect([second.names.length, second.total, second.more]).toEqual([15, 40, undefined]);
    expect((await all(40)).toSorted((one, other) => Number(one) - Number(other))).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));

    const created = await create({ name: 'Zzyzx', kind: 'dog', born: '2024-02-03', owner: 4 });
    expect(created).toMatchObject({ id: 41, name: 'Zzyzx', kind: 'dog', owner: 4 });
    expect((await list('sort=name:desc')).names[0]).toBe('Zzyzx');
    expect(await list('f.name=zzyz')).toMatchObject({ names: ['Zzyzx'], total: 1 });
    expect((await list('f.kind=cat&f.kind=dog&f.kind=bird')).total).toBeGreaterThan((await list('f.kind=dog')).total - 1);
    expect((await list('f.born=2024-02-03..2024-02-03')).names).toContain('Zzyzx');
    expect((await list('f.born=2024-02-04..2024-02-05')).names).not.toContain('Zzyzx');

    const before = await show(41);
    await edit(before, { name: 'Zzyzx II' });
    expect(await show(41)).toMatchObject({ name: 'Zzyzx II', kind: 'dog', owner: 4, born: '2024-02-03' });
    expect(await errorOf(create({ name: 'Filou', contact: 'nobody' }))).toMatchObject({ kind: 'rejected', violations: [{ path: 'contact' }] });
    expect(await errorOf(create({ kind: 'dog' }))).toMatchObject({ kind: 'server' });
    expect(await errorOf(show(999))).toMatchObject({ kind: 'notFound' });
    expect(await remove(41)).toMatchObject({ kind: 'done' });
    expect(await errorOf(show(41))).toMatchObject({ kind: 'notFound' });
  });
});
