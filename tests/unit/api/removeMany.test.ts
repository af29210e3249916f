import { describe, expect, it } from 'vitest';
import type { Ids } from '@/api/Api';
import { removalBatches } from '@/api/removalPath';
import { fakeServer, json, openApi } from './fakes';

const done = () => json({ 'hydra:member': [], 'hydra:totalItems': 0 });

describe('the bulk deletion', () => {
  it('names its ids in one address, and is sent once', async () => {
    const server = fakeServer(done());
    await openApi(server.fetch).api.removeMany('admin/users/delete', 'selected', [1, 2, 30]);
    expect(server.paths()).toEqual(['GET admin/users/delete?selected=1,2,30']);
  });

  it.each([
    ['no id', []],
    ['what is no number', [1, Number.NaN]],
    ['a text', ['1' as unknown as number]],
    ['zero', [0]],
    ['a fraction', [1.5]],
  ])('is refused with %s, and nothing leaves', async (_what, ids) => {
    const server = fakeServer();
    const { api } = openApi(server.fetch);
    await expect(api.removeMany('admin/users/delete', 'selected', ids as unknown as Ids)).rejects.toThrow(/needs ids/);
    expect(server.paths()).toEqual([]);
  });

  it('is refused without the name of its parameter', async () => {
    const server = fakeServer();
    const { api } = openApi(server.fetch);
    await expect(api.removeMany('admin/users/delete', '', [1])).rejects.toThrow(/parameter/);
    expect(server.paths()).toEqual([]);
  });

  it('is not sent again when its answer is lost', async () => {
    const server = fakeServer(new TypeError('Failed to fetch'));
    const { api } = openApi(server.fetch);
    await expect(api.removeMany('admin/users/delete', 'selected', [1])).rejects.toMatchObject({ kind: 'outcomeUnknown' });
    expect(server.paths()).toHaveLength(1);
  });

  it.each([
    ['the page of a proxy', () => new Response('<html>')],
    ['nothing', () => new Response('')],
    ['an error', () => json({ 'hydra:description': 'Too many connections' })],
  ])('is not known to be made when it is answered with %s', async (_what, answer) => {
    const { api } = openApi(fakeServer(answer()).fetch);
    await expect(api.removeMany('admin/users/delete', 'selected', [1])).rejects.toMatchObject({ kind: 'outcomeUnknown' });
  });

  it('cannot be written without an id', () => {
    // @ts-expect-error -- at least one
    const none: Ids = [];
    expect(none).toEqual([]);
  });
});

describe('batches', () => {
  it('hold every item once, in order, and are never empty', () => {
    const items = Array.from({ length: 120 }, (_, index) => index + 1);
    const batches = removalBatches(items);
    expect(batches.flat()).toEqual(items);
    expect(batches.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(removalBatches([])).toEqual([]);
  });
});
