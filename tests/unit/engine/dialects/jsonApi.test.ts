import { describe, expect, it } from 'vitest';
import { jsonApiServer } from '../../../support/dialects/jsonApiServer';
import { errorOf, petWork, pets } from '../../../support/dialects/pets';

const DIALECT = { use: 'jsonApi', relationships: { owner: 'people' } };

function work(count = 60) {
  const server = jsonApiServer(pets(count));
  return { ...petWork(DIALECT, server.fetch), ...server };
}

describe('a JSON:API', () => {
  it('is listed: its pages, its order, its filters, its total', async () => {
    const { list } = work();
    const first = await list();
    expect(first).toMatchObject({ total: 60, more: undefined });
    expect(first.names).toHaveLength(25);
    expect((await list('page=3')).names).toEqual(pets(60).slice(50).map(({ name }) => name));
    expect((await list('sort=name:desc')).names[0]).toBe('Pet 060');
    expect((await list('f.name=Pet%20012')).names).toEqual(['Pet 012']);
    expect(await list('f.kind=cat')).toMatchObject({ total: 30 });
    expect(await list('f.kind=cat&f.kind=dog')).toMatchObject({ total: 60 });
  });

  it('is read whole by what needs all of it', async () => {
    expect(await work(260).all(260)).toEqual(pets(260).map(({ id }) => id));
  });

  it('shows a record as flat as any other, its number a number, its owner by theirs', async () => {
    const { show, store } = work();
    Object.assign(store.at('7') ?? {}, { owner: 4 });
    expect(await show(7)).toEqual({ id: 7, name: 'Pet 007', kind: 'cat', born: '2024-01-07', owner: 4 });
    expect(await errorOf(show(99))).toMatchObject({ kind: 'notFound', serverMessage: 'No such pet.' });
  });

  it('creates one, edits what has changed, its owner by what they are, and deletes it', async () => {
    const { create, edit, show, remove, store, calls } = work();
    expect(await create({ name: 'Filou', kind: 'dog', owner: 4 })).toMatchObject({ id: 61, name: 'Filou', owner: 4 });
    await edit(await show(61), { name: 'Filou II', owner: 5 });
    expect(calls.at(-1)?.body).toEqual({ data: { type: 'pets', id: '61', attributes: { name: 'Filou II' }, relationships: { owner: { data: { type: 'people', id: '5' } } } } });
    expect(store.at('61')).toMatchObject({ name: 'Filou II', kind: 'dog', owner: 5 });
    await edit(await show(61), { owner: undefined });
    expect(store.at('61')).toMatchObject({ name: 'Filou II', owner: null });
    expect(await remove(61)).toMatchObject({ kind: 'done' });
    expect(await errorOf(show(61))).toMatchObject({ kind: 'notFound' });
  });

  it('says what is wrong with which field, whatever it points at', async () => {
    expect(await errorOf(work().create({ name: 'x'.repeat(21), owner: 13 }))).toMatchObject({
      kind: 'rejected',
      serverMessage: '',
      violations: [{ path: 'name', message: 'This name is too long.' }, { path: 'owner', message: 'Nobody has this number.' }],
    });
  });

  it('is sent the type that is said, where that is not the last word of the address', async () => {
    const server = jsonApiServer(pets(1));
    expect(await errorOf(petWork({ use: 'jsonApi', type: 'animals' }, server.fetch).create({ name: 'Filou' }))).toMatchObject({ kind: 'rejected', serverMessage: 'Pets are of the type "pets".' });
  });

  it('takes for no success what is no document of a resource', async () => {
    const { create, list } = petWork(DIALECT, () => Promise.resolve(new Response('{"id": 1}')));
    expect(await errorOf(create({ name: 'Filou' }))).toMatchObject({ kind: 'outcomeUnknown' });
    expect(await errorOf(list())).toMatchObject({ kind: 'server' });
  });

  it('says that there is more by its links, where nobody counts', async () => {
    const next = (link: unknown) => petWork(DIALECT, () => Promise.resolve(new Response(JSON.stringify({ data: [{ type: 'pets', id: '1' }], links: { next: link } }))));
    expect(await next({ href: '/pets?page[number]=2' }).list()).toMatchObject({ total: 1, more: true });
    expect(await next(null).list()).toMatchObject({ total: 1, more: undefined });
  });
});
