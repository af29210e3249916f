import { describe, expect, it } from 'vitest';
import type { Fetch } from '@/api/send';
import { call } from '@/actions/call';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { errorOf, petEntity, pets, petWork } from '../../../support/dialects/pets';

type Asked = URLSearchParams;
type Answer = { body: unknown; headers?: Record<string, string>; status?: number };

/** A server whose answer is computed from the call. */
const answering = (answer: (query: Asked, path: string) => Answer): Fetch => (url) => {
  const { searchParams, pathname } = new URL(url);
  const { body, headers = {}, status = 200 } = answer(searchParams, pathname);
  return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
};

const NAMES = pets(100).map(({ name }) => name);

async function everyPage(list: ReturnType<typeof petWork>['list']): Promise<unknown[]> {
  const names = [];
  for (let page = 1; page < 50; page += 1) {
    const answer = await list(`page=${page}`);
    names.push(...answer.names);
    if (!answer.more && names.length >= answer.total) return names;
  }
  throw new Error('The list has no end.');
}

describe.each([7, 20, 25, 40, 100, 300])('a server that alone decides that a page has %i records', (size) => {
  const from = (start: number, isCounted: boolean): Answer => ({ body: pets(100).slice(start, start + size), ...(isCounted && { headers: { 'X-Total-Count': '100' } }) });
  it.each([
    ['offset', true],
    ['offset', false],
    ['page', true],
    ['page', false],
  ])('has all of its records in the pages of the list, by %s, counted: %s', async (by, isCounted) => {
    const { list, all } = petWork(
      { use: 'rest', page: { by, size: '' } },
      answering((query) => from(by === 'page' ? (Number(query.get('page')) - 1) * size : Number(query.get('offset')), isCounted)),
    );
    expect(await everyPage(list)).toEqual(NAMES);
    expect((await list('page=2')).names).toEqual(NAMES.slice(25, 50));
    expect((await list('page=4')).names).toEqual(NAMES.slice(75));
    expect(await all(100)).toEqual(pets(100).map(({ id }) => id));
  });

  it('has all of them where each page opens the next one', async () => {
    const { list } = petWork(
      { use: 'rest', items: 'data', next: 'next', page: { by: 'cursor', size: '' } },
      answering((query) => {
        const start = Number(query.get('cursor') ?? 0);
        return { body: { data: pets(100).slice(start, start + size), next: start + size < 100 ? String(start + size) : null } };
      }),
    );
    expect(await everyPage(list)).toEqual(NAMES);
    expect((await list('page=2')).names).toEqual(NAMES.slice(25, 50));
  });
});

it('a server that knows no pages, and answers the same for each, is not read for ever', async () => {
  const { list } = petWork({ use: 'rest', page: { by: 'page', size: '' } }, answering(() => ({ body: pets(20) })));
  expect(await errorOf(list())).toMatchObject({ kind: 'server' });
});

describe('a list that comes whole', () => {
  const whole = { use: 'rest', page: { by: 'none' } };

  it('is cut into pages here', async () => {
    const { list } = petWork(whole, answering(() => ({ body: pets(100) })));
    expect(await everyPage(list)).toEqual(NAMES);
    expect(await list('page=2')).toEqual({ names: NAMES.slice(25, 50), total: 100, more: undefined });
  });

  it('and does not is a failure', async () => {
    const counted = { body: pets(20), headers: { 'X-Total-Count': '100' } };
    const linked = { body: pets(20), headers: { Link: '</pets?page=2>; rel="next"' } };
    expect(await errorOf(petWork(whole, answering(() => counted)).list())).toMatchObject({ kind: 'server' });
    expect(await errorOf(petWork(whole, answering(() => linked)).list())).toMatchObject({ kind: 'server' });
  });
});

describe('a list whose pages open one another', () => {
  const cursor = (options: object = {}) => ({ use: 'rest', items: 'data', next: 'next', page: { by: 'cursor' }, ...options });

  it('and which leads to no other page, though it has more records, is a failure', async () => {
    expect(await errorOf(petWork(cursor({ total: 'total' }), answering(() => ({ body: { data: pets(25), total: 60 } }))).list())).toMatchObject({ kind: 'server' });
  });

  it('has the number of its records that is said', async () => {
    const counted = answering((query) => {
      const start = Number(query.get('cursor') ?? 0);
      return { body: { data: pets(60).slice(start, start + 25), total: '60', next: start + 25 < 60 ? start + 25 : null } };
    });
    const { list } = petWork(cursor({ total: 'total' }), counted);
    expect(await list()).toMatchObject({ total: 60, more: undefined });
    expect((await list('page=3')).names).toEqual(NAMES.slice(50, 60));
  });

  it('may say what comes next in signs that are those of an address', async () => {
    const asked: (string | null)[] = [];
    const { list } = petWork(cursor(), answering((query) => {
      asked.push(query.get('cursor'));
      return { body: { data: pets(25), next: asked.length === 1 ? '//' : null } };
    }));
    await list('page=2');
    expect(asked).toEqual([null, '//']);
  });

  it('begins again where what was kept of the way has expired', async () => {
    let life = 1;
    const expiring = answering((query) => {
      const [born, start] = (query.get('cursor') ?? `${life}-0`).split('-').map(Number) as [number, number];
      if (born !== life) return { status: 400, body: { message: 'This cursor has expired.' } };
      return { body: { data: pets(60).slice(start, start + 25), next: start + 25 < 60 ? `${life}-${start + 25}` : null } };
    });
    const { list } = petWork(cursor(), expiring);
    await list('page=2');
    life = 2;
    expect((await list('page=3')).names).toEqual(NAMES.slice(50, 60));
    life = 3;
    expect((await list('page=2')).names).toEqual(NAMES.slice(25, 50));
  });

  it('must be told where it says what comes next', () => {
    expect(() => petEntity({ use: 'rest', page: { by: 'cursor' } })).toThrow(/\\"next\\" beside \\"by\\": \\"cursor\\"/);
    expect(petEntity({ use: 'rest', next: 'Link', page: { by: 'cursor' } }).dialect?.pagesByCursor).toBe(true);
  });
});

it('an order by the name of a record is asked for by the field that has it, and so is the name sent', async () => {
  const { dialect } = petEntity({ use: 'rest', id: 'slug' });
  expect(dialect?.listPath('pets', { page: 1, perPage: 5, order: { field: 'id', direction: 'desc' } })).toContain('sort=-slug');
  expect(dialect?.create({ id: 'rex', name: 'Rex' }, 'pets').body).toEqual({ slug: 'rex', name: 'Rex' });
  expect(petEntity({ use: 'jsonApi' }).dialect?.create({ id: 'rex', name: 'Rex' }, 'pets').body).toEqual({ data: { type: 'pets', id: 'rex', attributes: { name: 'Rex' } } });
});

it('a creation that is answered by nothing, and names no record, has an outcome that nobody knows', async () => {
  const created = (status: number, headers: Record<string, string> = {}) => {
    const { create } = petWork('rest', () => Promise.resolve(new Response(null, { status, headers: { 'Content-Length': '0', ...headers } })));
    return create({ name: 'Rex' });
  };
  for (const status of [200, 202, 204]) expect(await errorOf(created(status))).toMatchObject({ kind: 'outcomeUnknown' });
  expect(await created(201, { Location: 'https://api.test/pets/4?fresh=1' })).toMatchObject({ id: 4, name: 'Rex' });
  expect(await created(204, { Location: '/pets/rex' })).toMatchObject({ id: 'rex' });
});

it.each([undefined, 'POST', 'PATCH'] as const)('a call about a record is made by its own method (%s), however its records are changed', async (method) => {
  const seen: unknown[] = [];
  const fetch: Fetch = (_url, init) => {
    seen.push([init.method, JSON.parse(init.body as string)]);
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  const { api, entity } = petWork({ use: 'rest', update: { method: 'PUT' } }, fetch);
  await call.perform({ api, entity, record: { id: 1 }, transforms: WALL_CLOCK, use: { use: 'call', name: 'adopt', endpoint: 'pets/{id}/adopt', body: { pet: '{id}' }, ...(method && { method }) } } as unknown as Parameters<typeof call.perform>[0]);
  expect(seen).toEqual([[method ?? 'PATCH', { pet: 1 }]]);
});
