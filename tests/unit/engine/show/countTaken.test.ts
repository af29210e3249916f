import { describe, expect, it } from 'vitest';
import type { ListRequest } from '@/api/records';
import { countTaken } from '@/engine/data/countTaken';
import type { EntityBody, OwnStructure, Resource } from '@/engine/model/Resource';
import type { TakenDefinition } from '@/engine/model/SavingDefinition';
import { transformContext } from '@/engine/model/transforms/transformContext';
import { outing } from '../../../component/form/outing';

const list = { columns: [], filters: [], fixedFilters: [], pageSize: 25, paging: 'server' as const };
const of = (resource: Partial<Resource>): EntityBody => ({ ...outing, resource: { ...outing.resource, ...resource } });
const structure = of({ name: 'structure', ownStructure: { for: ['show'], field: 'id' } });

interface Asked {
  own?: Partial<OwnStructure> | null;
  taken?: Partial<TakenDefinition>;
  listsAll?: string;
  structures: number[];
  answer?: { more: true };
}

/** How many of 40 listed requests are deleted with structure 4; the list does not tell to which structure they belong. */
function requestsOf4({ own = {}, listsAll, structures, taken, answer }: Asked) {
  const requests = of({ list, ...(own && { ownStructure: { for: ['show'], ...own, ...(listsAll && { listsAll: { any: [listsAll] } }) } }) });
  return countTaken(structure, 4, { name: 'requests', resource: 'request', ...taken }, {
    api: { list: () => Promise.resolve({ items: [{ id: 1, structureId: 4 }], total: 40, ...answer }) },
    context: transformContext(false),
    signal: new AbortController().signal,
    loadEntity: () => Promise.resolve(requests),
    mayList: () => true,
    session: { structures: structures.map((id) => ({ id, name: `Relais ${id}`, solidaryTransport: true })), permissions: new Set(['everything']) },
  });
}

describe('what goes with a structure', () => {
  it('is the whole list for who operates it alone, and nobody knows for who operates others', async () => {
    expect(await requestsOf4({ structures: [4] })).toBe(40);
    expect(await requestsOf4({ structures: [5] })).toBeUndefined();
    expect(await requestsOf4({ structures: [4, 5] })).toBeUndefined();
  });

  it('is not known of a list that says whose its records are, or that is of no structure', async () => {
    expect(await requestsOf4({ structures: [4], own: { field: 'structureId' } })).toBeUndefined();
    expect(await requestsOf4({ structures: [4], own: null })).toBeUndefined();
  });

  it('is not known where the server does not count', async () => {
    expect(await requestsOf4({ structures: [4], answer: { more: true } })).toBeUndefined();
  });

  it('is not the whole list where it holds the records of all structures', async () => {
    expect(await requestsOf4({ structures: [4], listsAll: 'everything' })).toBeUndefined();
  });

  it('is counted by its field where the list holds the records of all structures', async () => {
    const taken = { field: 'structureId' };
    expect(await requestsOf4({ structures: [], taken, listsAll: 'everything' })).toBe(1);
    expect(await requestsOf4({ structures: [], taken })).toBeUndefined();
    expect(await requestsOf4({ structures: [4, 5], taken })).toBe(1);
    expect(await requestsOf4({ structures: [5], taken })).toBeUndefined();
  });
});

describe('what goes with any record', () => {
  const filters = ['driver', 'owner'].map((name) => ({ name, parameter: `${name}Id`, operator: 'equals' as const, multiple: false, doubleApostrophe: false }));
  const fixedFilters = [{ name: 'kind', parameter: 'kind', value: '2' }];

  /** How many records of a list are deleted with record 4, and the requests to the server. */
  async function taken(definition: Partial<TakenDefinition>, items: object[] = [], { total = items.length, mayList = true, counts = true } = {}) {
    const asked: ListRequest[] = [];
    const count = await countTaken(outing, 4, { name: 'bookings', resource: 'booking', ...definition }, {
      api: {
        list(_path, request) {
          asked.push(request);
          const start = (request.page - 1) * request.perPage;
          const page = items.slice(start, start + request.perPage).map((item) => ({ ...item }));
          const read = start + page.length;
          return Promise.resolve({ items: page, ...(counts || read === items.length ? { total } : { total: read, more: true as const }) });
        },
      },
      context: transformContext(false),
      signal: new AbortController().signal,
      loadEntity: () => Promise.resolve(of({ list: { ...list, filters, fixedFilters } })),
      mayList: () => mayList,
      session: { structures: [], permissions: new Set(['booking_count']) },
    });
    return { count, asked };
  }

  it('is the total of what a filter of its list finds, with what the list always asks', async () => {
    const { count, asked } = await taken({ filter: 'owner' }, [], { total: 12 });
    expect([count, asked]).toEqual([12, [{ page: 1, perPage: 1, filters: [['kind', '2'], ['ownerId', '4']] }]]);
  });

  it('is known to nobody who may not list it, or has not the right that it asks', async () => {
    expect(await taken({ filter: 'owner' }, [], { mayList: false })).toEqual({ count: undefined, asked: [] });
    expect(await taken({ filter: 'owner', permission: { any: ['booking_all'] } })).toEqual({ count: undefined, asked: [] });
    expect((await taken({ filter: 'owner', permission: { any: ['booking_count'] } }, [], { total: 3, mayList: false })).count).toBe(3);
  });

  it('is looked for on all pages of a list that has no filter for it, in what is inside as well', async () => {
    const items = Array.from({ length: 2500 }, (_, index) => ({ id: index + 1, rides: [{ driverId: index % 5 }, null] }));
    const { count, asked } = await taken({ field: 'rides.driverId' }, items);
    expect([count, asked.map(({ page, perPage, filters: sent }) => [page, perPage, sent])]).toEqual([500, [1, 2, 3].map((page) => [page, 1000, [['kind', '2']]])]);
  });

  it('is looked for up to the last page where the server does not count', async () => {
    expect((await taken({ field: 'driverId' }, Array.from({ length: 1500 }, (_, id) => ({ id, driverId: 4 })), { counts: false })).count).toBe(1500);
  });

  it('is not looked for in a list that is too long', async () => {
    const items = Array.from({ length: 10 }, (_, index) => ({ id: index, driverId: 4 }));
    expect((await taken({ field: 'driverId' }, items, { total: 5001 })).count).toBeUndefined();
    expect((await taken({ field: 'driverId' }, Array.from({ length: 5000 }, (_, id) => ({ id, driverId: 4 })))).count).toBe(5000);
  });

  it('is what was found where the server has less than it says', async () => {
    expect((await taken({ field: 'driverId' }, [{ id: 1, driverId: 4 }], { total: 3000 })).count).toBe(1);
  });
});
