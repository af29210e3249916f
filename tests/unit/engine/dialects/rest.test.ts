import { fileURLToPath } from 'node:url';
import type { Fetch } from '@/api/send';
import { describe, expect, it } from 'vitest';
import { rest } from '@/engine/model/dialects/rest';
import { virtualModule } from '../../../../scripts/resources/virtualModules';
import { petWork, pets, errorOf, petEntity } from '../../../support/dialects/pets';
import { restServer } from '../../../support/dialects/restServer';
import { arrays, cursors, links, wrapped } from '../../../support/dialects/styles';

const WRAPPED = {
  use: 'rest',
  items: 'data',
  total: 'meta.total',
  record: 'data',
  body: 'pet',
  page: { by: 'offset', largest: 50 },
  sort: { parameter: 'sort_by', direction: 'order' },
  filter: { one: 'filter[{name}]', several: 'filter[{name}]', joined: true, from: 'filter[{name}][gte]', to: 'filter[{name}][lt]', untilNextDay: true },
  update: { method: 'PUT' },
};
const CURSORS = { use: 'rest', items: 'data', next: 'has_more', page: { by: 'cursor', parameter: 'starting_after' } };

describe.each([
  ['an array with its total in a header, at pages with a number', 'rest', arrays, 25],
  ['a wrapped list at an offset, with records sent whole', WRAPPED, wrapped, 25],
])('a REST API of %s', (_what, dialect, style, size) => {
  const work = (count = 60) => {
    const server = restServer(pets(count), style);
    return { ...petWork(dialect, server.fetch), ...server };
  };

  it('is listed: its pages, its order, its filters, its total', async () => {
    const { list } = work();
    const first = await list();
    expect(first).toMatchObject({ total: 60, more: undefined });
    expect(first.names).toHaveLength(size);
    expect((await list('page=3')).names).toEqual(pets(60).slice(50).map(({ name }) => name));
    expect((await list('sort=name:desc')).names[0]).toBe('Pet 060');
    expect(await list('f.name=Pet%20012')).toEqual({ names: ['Pet 012'], total: 1, more: undefined });
    expect(await list('f.kind=cat')).toMatchObject({ total: 30 });
    expect(await list('f.kind=cat&f.kind=dog')).toMatchObject({ total: 60 });
    expect((await list('f.born=2024-01-03..2024-01-05')).names).toEqual(['Pet 003', 'Pet 004', 'Pet 005']);
  });

  it('is read whole by what needs all of it, though a page has a limit', async () => {
    const { all, calls } = work(260);
    expect(await all(260)).toEqual(pets(260).map(({ id }) => id));
    expect(Math.max(...calls.map(({ query }) => Number(query.get('per_page') ?? query.get('limit'))))).toBeLessThanOrEqual(100);
  });

  it('shows a record, and says when there is none', async () => {
    const { show } = work();
    expect(await show(7)).toMatchObject({ id: 7, name: 'Pet 007' });
    expect(await errorOf(show(99))).toMatchObject({ kind: 'notFound', serverMessage: 'No such pet.' });
  });

  it('creates one, edits it without losing what was not touched, and deletes it', async () => {
    const { create, edit, show, remove, store } = work();
    const created = await create({ name: 'Filou', kind: 'dog' });
    expect(created).toMatchObject({ id: 61, name: 'Filou' });
    const before = await show(61);
    expect(await edit(before, { name: 'Filou II' })).toMatchObject({ name: 'Filou II' });
    expect(store.at('61')).toMatchObject({ name: 'Filou II', kind: 'dog', registered: '2024-06-01T08:00:00Z' });
    expect(await remove(61)).toMatchObject({ kind: 'done' });
    expect(await errorOf(show(61))).toMatchObject({ kind: 'notFound' });
  });

  it('says what is wrong with which field', async () => {
    const { create, edit, show } = work();
    const refusal = { kind: 'rejected', violations: [{ path: 'name', message: 'This name is too long.' }, { path: 'kind', message: 'Birds are not taken.' }] };
    expect(await errorOf(create({ name: 'x'.repeat(21), kind: 'bird' }))).toMatchObject(refusal);
    expect(await errorOf(edit(await show(1), { name: 'x'.repeat(21), kind: 'bird' }))).toMatchObject(refusal);
  });
});

it('with PUT sends the record as it has just been read, without what is never sent', async () => {
  const server = restServer(pets(2), wrapped);
  const { edit, show } = petWork(WRAPPED, server.fetch);
  const before = await show(1);
  Object.assign(server.store.pets[0] ?? {}, { kind: 'dog' });
  await edit(before, { name: 'Mistigri' });
  expect(server.calls.at(-1)).toMatchObject({ method: 'PUT', body: { pet: { name: 'Mistigri', kind: 'dog', born: '2024-01-01' } } });
  expect(server.calls.at(-1)?.body).not.toHaveProperty('pet.id');
});

describe('a REST API whose pages open one another', () => {
  const work = (count: number) => {
    const server = restServer(pets(count), cursors);
    return { ...petWork(CURSORS, server.fetch), ...server };
  };

  it('says that there is more, and how many there are once the end is in sight', async () => {
    const { list } = work(60);
    expect(await list()).toMatchObject({ total: 25, more: true });
    expect(await list('page=2')).toMatchObject({ total: 50, more: true });
    const last = await list('page=3');
    expect(last).toMatchObject({ total: 60, more: undefined });
    expect(last.names).toEqual(pets(60).slice(50).map(({ name }) => name));
  });

  it('is led to a page that is opened by its address, and back from one that is beyond the end', async () => {
    const { list, calls } = work(60);
    expect((await list('page=3')).names).toHaveLength(10);
    expect(calls).toHaveLength(3);
    await list('page=2');
    expect(calls).toHaveLength(4);
    expect(await list('page=9')).toEqual({ names: [], total: 60, more: undefined });
  });

  it('fills a page of a server that gives fewer than it is asked for', async () => {
    const answer: Fetch = (url) => {
      const start = Number(new URL(url).searchParams.get('starting_after') ?? 0);
      return Promise.resolve(new Response(JSON.stringify({ data: pets(60).slice(start, start + 10), has_more: start < 50 })));
    };
    const { list } = petWork(CURSORS, answer);
    expect((await list('page=2')).names).toEqual(pets(60).slice(25, 50).map(({ name }) => name));
    expect((await list('page=3')).names).toHaveLength(10);
    expect(await list('page=4')).toEqual({ names: [], total: 60, more: undefined });
  });

  it('is read whole, each page once', async () => {
    const { all, calls } = work(260);
    expect(await all(25)).toEqual(pets(260).map(({ id }) => id));
    expect(calls).toHaveLength(3);
  });

  it('takes a write that answers nothing for what it is: the record as it was sent, at the place that it names', async () => {
    const { create, edit, show } = work(3);
    expect(await create({ name: 'Filou' })).toMatchObject({ id: 4, name: 'Filou' });
    expect(await edit(await show(4), { name: 'Filou II' })).toMatchObject({ name: 'Filou II' });
  });

  it('gives the words of a refusal that names no field', async () => {
    expect(await errorOf(work(1).create({ name: 'x'.repeat(21) }))).toMatchObject({ kind: 'rejected', serverMessage: 'This name is too long.', violations: [] });
  });
});

it('knows from a link whether there is more, where nobody counts', async () => {
  const { list } = petWork('rest', restServer(pets(50), links).fetch);
  expect(await list()).toMatchObject({ total: 25, more: true });
  expect(await list('page=2')).toMatchObject({ total: 50, more: undefined });
});

describe('what is no success', () => {
  const answering = (body: string, init: ResponseInit = {}) => petWork('rest', () => Promise.resolve(new Response(body, init)));
  const html = { headers: { 'Content-Type': 'text/html' } };

  it('is a fault of the server where something was read', async () => {
    expect(await errorOf(answering('<html>', html).list())).toMatchObject({ kind: 'server' });
    expect(await errorOf(answering('{"data": []}').list())).toMatchObject({ kind: 'server' });
    expect(await errorOf(answering('["cat"]').list())).toMatchObject({ kind: 'server' });
    expect(await errorOf(answering('[]').show(1))).toMatchObject({ kind: 'server' });
    // An answer without the record must fail: an edit sends the whole record back, so missing fields would be lost.
    expect(await errorOf(answering('{"message": "Session expired"}').show(1))).toMatchObject({ kind: 'server' });
    expect(await errorOf(answering('{"data": {"id": 1, "name": "Rex"}}').show(1))).toMatchObject({ kind: 'server' });
  });

  it('leaves the outcome unknown where something was written', async () => {
    expect(await errorOf(answering('<html>', html).create({ name: 'Filou' }))).toMatchObject({ kind: 'outcomeUnknown' });
    expect(await errorOf(answering('{"ok": true}').create({ name: 'Filou' }))).toMatchObject({ kind: 'outcomeUnknown' });
    const removed = (body: string, init?: ResponseInit) => answering(body, init).api.remove('pets/1', { dialect: petEntity('rest').dialect }).catch((error: unknown) => error);
    expect(await removed('<html>', html)).toMatchObject({ kind: 'outcomeUnknown' });
    expect(await removed('{"success": false}')).toMatchObject({ kind: 'outcomeUnknown' });
    expect(await removed('{"error": "locked"}')).toMatchObject({ kind: 'outcomeUnknown' });
    expect(await removed('{"id": 1, "errors": null}')).toBeUndefined();
  });

  it('is a page that leaves records out, which nobody would see', async () => {
    const few = JSON.stringify(pets(10));
    expect(await errorOf(answering(few, { headers: { 'X-Total-Count': '60' } }).list())).toMatchObject({ kind: 'server' });
  });
});

it('calls a record by the field that names it', async () => {
  const server = () => Promise.resolve(new Response(JSON.stringify([{ slug: 'filou', name: 'Filou' }])));
  const { api, entity } = petWork({ use: 'rest', id: 'slug' }, server);
  expect((await api.list('pets', { page: 1, perPage: 10 }, { dialect: entity.dialect })).items).toEqual([{ id: 'filou', slug: 'filou', name: 'Filou' }]);
});

it.each([
  [undefined, ['pets?', 'pets', 'pets/1', 'pets/1', 'pets/1']],
  ['lists', ['pets/?', 'pets/', 'pets/1', 'pets/1', 'pets/1']],
  ['all', ['pets/?', 'pets/', 'pets/1/', 'pets/1/', 'pets/1/']],
])('with "trailingSlash": %s asks at addresses written so, in its media type', async (trailingSlash, addresses) => {
  const calls: string[][] = [];
  const json = 'application/ld+json';
  const { api, entity } = petWork({ use: 'rest', mediaType: json, trailingSlash, update: { contentType: 'application/merge-patch+json' } }, (url, { method = '', headers, body }) => {
    const { Accept = '', 'Content-Type': type = '' } = headers as Record<string, string>;
    calls.push([url.replace(/^.*\/(?=pets)/, '').replace(/\?.*/, '?'), method, Accept, type]);
    return Promise.resolve(new Response(method === 'DELETE' ? null : method === 'GET' && url.includes('?') ? '[]' : JSON.stringify({ id: 1, ...JSON.parse(String(body ?? '{}')) }), { status: method === 'DELETE' ? 204 : 200 }));
  });
  const { dialect } = entity;
  await api.list('pets', { page: 1, perPage: 10 }, { dialect });
  await api.create('pets', { name: 'Filou' }, { dialect });
  await api.get('pets/1', { dialect });
  await api.update('pets/1', { name: 'Rex' }, { dialect });
  await api.remove('pets/1', { dialect });
  expect(calls.map(([address]) => address)).toEqual(addresses);
  expect(calls.map((call) => call.slice(1).join(' ').trim())).toEqual([`GET ${json}`, `POST ${json} ${json}`, `GET ${json}`, `PATCH ${json} application/merge-patch+json`, `DELETE ${json}`]);
});

describe('an entity that names a dialect', () => {
  it('brings it along, made of its options and of what its schema says; one of the platform brings none', () => {
    const body = (dialect: unknown) => virtualModule('body/pet', { entities: [petEntity(dialect)], ownWords: { fr: {}, en: {} } }) ?? '';
    const made = body({ use: 'rest', items: 'data' });
    expect(made).toContain(`import { rest } from "${fileURLToPath(new URL('../../../../src/engine/model/dialects/rest.ts', import.meta.url))}";`);
    expect(made).toContain('dialect: rest({"items":"data"}, {"readOnly":["id","registered"],"integers":["id","owner"]})');
    expect(body('platform')).not.toContain('dialect:');
    expect(body(undefined)).not.toContain('model/dialects/');
  });

  it('has an option that nobody knows told', () => {
    expect(() => petEntity({ use: 'rest', itmes: 'data' })).toThrow('itmes');
    expect(() => petEntity('soap')).toThrow('soap');
  });
});

describe('a list', () => {
  const { listPath, readList } = rest({ items: 'edges', each: 'node', total: 'count', page: { by: 'offset', parameter: 'startIndex', size: 'count', first: 1 }, sort: { parameter: 'sortBy', direction: 'sortOrder', directions: ['ascending', 'descending'] } });

  it('is asked for by the place of its first record, and for an order in the words of the API', () => {
    const addresses = (['asc', 'desc'] as const).map((direction, index) => listPath('pets', { page: index + 1, perPage: 25, order: { field: 'name', direction } }));
    expect(addresses).toEqual(['pets?sortBy=name&sortOrder=ascending&startIndex=1&count=25', 'pets?sortBy=name&sortOrder=descending&startIndex=26&count=25']);
  });

  it('may have its records inside its items', () => {
    const answer = { status: 200, headers: new Headers(), body: { count: 1, edges: [{ cursor: 'x', node: { id: 7, name: 'Rex' } }] } };
    expect(readList(answer as never, { page: 1, perPage: 25 })).toEqual({ items: [{ id: 7, name: 'Rex' }], total: 1 });
  });
});
