import { describe, expect, it } from 'vitest';
import type { ListAnswer, ListRequest } from '@/api/records';
import { countChart, type ChartCounting } from '@/engine/insight/charts/countChart';
import type { ChartDefinition } from '@/engine/model/DashboardDefinition';
import type { Schema } from '@/engine/model/Schema';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { readResources } from '../../../../scripts/resources/readResources';

const { entities } = readResources('schemas');

function entityOf(name: string) {
  const entity = entities.find(({ resource }) => resource.name === name);
  if (!entity?.resource.list) throw new Error(`No list of ${name}.`);
  return { entity, list: entity.resource.list };
}

/** Counts a chart over a list with the given answers, and tells the requests. */
async function count(name: string, counted: ChartDefinition['counted'], answer: (request: ListRequest) => ListAnswer, rest: Partial<ChartCounting> = {}) {
  const { entity, list } = entityOf(name);
  const asked: { path: string; request: ListRequest; signal: AbortSignal | undefined }[] = [];
  const { signal } = new AbortController();
  const api = {
    list: (path: string, request: ListRequest, options?: { signal?: AbortSignal }) => {
      asked.push({ path, request, signal: options?.signal });
      return Promise.resolve(answer(request));
    },
  };
  const chart = { name: 'chart', resource: name, counted, narrowedBy: {} };
  const result = await countChart(entity, chart, { api, context: WALL_CLOCK, signal, list, periods: [], narrowed: {}, ...rest });
  expect(asked.filter((call) => call.signal !== signal)).toEqual([]);
  return { ...result, asked };
}

const totalOf = (total: number) => () => ({ items: [], total });

describe('a chart by date', () => {
  const periods = [
    { key: '2026-09', from: '2026-09-01', to: '2026-09-30' },
    { key: '2026-10', from: '2026-10-01', to: '2026-10-31' },
  ];

  it('asks for one record of each period, and takes its total; the fixed filters of the list and what the page is narrowed to go along', async () => {
    const { figures, asked } = await count('hitchhiker', { byDate: 'createdDate' }, totalOf(7), { periods, narrowed: { territory: ['3'] } });
    expect(figures).toEqual([
      { key: '2026-09', count: 7, filters: { territory: ['3'], createdDate: ['2026-09-01..2026-09-30'] } },
      { key: '2026-10', count: 7, filters: { territory: ['3'], createdDate: ['2026-10-01..2026-10-31'] } },
    ]);
    expect(asked.map(({ path, request }) => [path, request.perPage])).toEqual([
      ['admin/users', 1],
      ['admin/users', 1],
    ]);
    expect(asked[0]?.request.filters).toEqual([
      ['isHitchHiker', 'true'],
      ['createdDate[after]', '2026-09-01'],
      ['createdDate[before]', '2026-10-01'],
      ['territory', '3'],
    ]);
  });

  it('is none where the server does not count: a bar would be too short', async () => {
    await expect(count('hitchhiker', { byDate: 'createdDate' }, () => ({ items: [], total: 25, more: true }), { periods })).rejects.toMatchObject({ kind: 'server' });
  });

  it('counts by itself in a list that comes whole, which it reads once', async () => {
    const { list } = entityOf('hitchhiker');
    const items = ['2026-09-03', '2026-09-30', '2026-10-01'].map((day, index) => ({ id: index + 1, createdDate: `${day}T10:00:00+02:00` }));
    const { figures, asked } = await count('hitchhiker', { byDate: 'createdDate' }, () => ({ items, total: 3 }), { periods, list: { ...list, paging: 'client' } });
    expect([figures.map((figure) => figure.count), asked.length]).toEqual([[2, 1], 1]);
  });
});

describe('a chart by choice', () => {
  it('asks for one record of each choice where the list has a filter for it', async () => {
    const { figures, asked } = await count('campaign', { byChoice: 'status' }, totalOf(2));
    expect(figures.map(({ key, filters }) => [key, filters])).toEqual(['0', '1', '2', '3'].map((key) => [key, { status: [key] }]));
    expect(asked).toHaveLength(4);
  });

  it('reads the list where it has none, whatever the list asks at first, and says how far', async () => {
    const items = [{ id: 1, status: 2 }, { id: 2, status: 3 }, { id: 3, status: 3 }];
    const { figures, looked, asked } = await count('solidaryRecord', { byChoice: 'status' }, () => ({ items, total: 4000 }));
    expect(asked.map(({ path, request: { filters, perPage } }) => [path, filters, perPage])).toEqual([['admin/solidaries', [], 1000]]);
    expect(figures).toEqual([['0', 0], ['1', 0], ['2', 1], ['3', 2], ['4', 0], ['6', 0]].map(([key, found]) => ({ key, count: found })));
    expect(looked).toEqual({ at: 3, of: 4000 });
  });

  const { list } = entityOf('campaign');
  const status = list.filters.find(({ name }) => name === 'status')!;

  it.each([
    ['asks for it under another name', { ...list, filters: [{ ...status, name: 'state' }] }],
    ['asks for it in another way', { ...list, filters: [{ ...status, operator: 'equals' as const }] }],
    ['asks for another field by that name', { ...list, filters: [{ ...status, field: 'state' }] }],
    ['comes whole', { ...list, paging: 'client' as const }],
  ])('reads a list that %s', async (_how, other) => {
    const { figures, asked } = await count('campaign', { byChoice: 'status' }, () => ({ items: [{ id: 1, status: 2 }], total: 1 }), { list: other });
    expect([asked.length, figures.map((figure) => figure.count)]).toEqual([1, [0, 0, 1, 0]]);
    expect(figures.filter((figure) => 'filters' in figure)).toEqual([]);
  });

  it('counts only what the page is narrowed to in a list that comes whole', async () => {
    const items = [{ id: 1, status: 2, name: 'Spring' }, { id: 2, status: 2, name: 'Autumn' }];
    const { figures } = await count('campaign', { byChoice: 'status' }, () => ({ items, total: 2 }), { list: { ...list, paging: 'client' }, narrowed: { name: ['autumn'] } });
    expect(figures.map((figure) => figure.count)).toEqual([0, 0, 1, 0]);
  });

  it('counts a record with several choices at each of them, and no empty choice', async () => {
    const { entity, list: offered } = entityOf('solidaryRecord');
    const items = [{ id: 1, kinds: ['a', 'b'] }, { id: 2, kinds: ['b'] }, { id: 3, kinds: null }];
    const api = { list: () => Promise.resolve({ items, total: 3 }) };
    const countOf = async (kinds: Schema) => {
      const schema = { ...entity.schema, properties: { ...entity.schema.properties, kinds } };
      const counting = { api, context: WALL_CLOCK, signal: new AbortController().signal, list: offered, periods: [], narrowed: {} };
      const chart = { name: 'chart', resource: 'solidaryRecord', counted: { byChoice: 'kinds' }, narrowedBy: {} };
      return (await countChart({ ...entity, schema }, chart, counting)).figures;
    };
    const expected = [{ key: 'a', count: 1 }, { key: 'b', count: 2 }];
    expect(await countOf({ type: 'array', items: { type: 'string', enum: ['a', 'b'] } })).toEqual(expected);
    expect(await countOf({ type: ['string', 'null'], enum: ['a', 'b', null] })).toEqual(expected);
    expect(await countOf({ type: 'string' })).toEqual([]);
  });

  it('says nothing of how far when it has read all', async () => {
    const { looked } = await count('solidaryRecord', { byChoice: 'status' }, () => ({ items: [{ id: 1, status: 2 }], total: 1 }));
    expect(looked).toBeUndefined();
  });
});
