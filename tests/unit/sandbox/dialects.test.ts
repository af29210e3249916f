import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fetch } from '@/api/send';
import { createSandbox, type Sandbox } from '../../../scripts/sandbox/createSandbox';
import { tokensOf } from '../../contract/openSandbox';
import { takeEmptyDatabase, type TakenDatabase } from '../../contract/workerDatabases';
import { errorOf, petEntity, petWork } from '../../support/dialects/pets';
import { API } from '../api/fakes';
import { makeEntity } from './makeEntity';

const user = makeEntity('user', { email: { type: 'string' } });

describe.each<[string, object]>([
  ['an array at pages with a number', { use: 'rest' }],
  [
    'a wrapped list at an offset, records sent whole',
    {
      use: 'rest', items: 'data.rows', total: 'meta.total', record: 'data', body: 'pet',
      page: { by: 'offset', largest: 20 },
      sort: { parameter: 'sort_by', direction: 'order' },
      filter: { one: 'filter[{name}]', several: 'filter[{name}]', joined: true, from: '{name}[gte]', to: '{name}[lte]' },
      update: { method: 'PUT' },
    },
  ],
  ['pages from 0, an order in the name of its parameter', { use: 'rest', items: 'content', total: 'totalElements', page: { parameter: 'page', size: 'size', first: 0 }, sort: { parameter: 'order[{name}]', ascending: 'asc', descending: 'desc' } }],
  ['pages that open one another', { use: 'rest', items: 'data', next: 'next', page: { by: 'cursor' } }],
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
