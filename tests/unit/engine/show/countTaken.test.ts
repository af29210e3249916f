import { describe, expect, it } from 'vitest';
import { countTaken } from '@/engine/data/countTaken';
import type { EntityBody, Resource } from '@/engine/model/Resource';
import type { TakenDefinition } from '@/engine/model/SavingDefinition';
import { transformContext } from '@/engine/model/transforms/transformContext';
import { outing } from '../../../component/form/outing';

const list = { columns: [], filters: [], fixedFilters: [], pageSize: 25, paging: 'server' as const };
const of = (resource: Partial<Resource>): EntityBody => ({ ...outing, resource: { ...outing.resource, ...resource } });
const structure = of({ name: 'structure', ownStructure: { for: ['show'], field: 'id' } });

interface Asked {
  taken?: Partial<TakenDefinition>;
  listsAll?: string;
  structures: number[];
}

/** How many of 40 listed requests, of which the list does not tell whose they are, go with structure 4. */
function requestsOf4({ listsAll, structures, taken = { own: true } }: Asked) {
  const requests = of({ list, ownStructure: { for: ['show'], ...(listsAll && { listsAll: { any: [listsAll] } }) } });
  return countTaken(structure, 4, { name: 'requests', resource: 'request', ...taken }, {
    api: { list: () => Promise.resolve({ items: [{ id: 1, structureId: 4 }], total: 40 }) },
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

  it('is not the whole list where it holds the records of all structures', async () => {
    expect(await requestsOf4({ structures: [4], listsAll: 'everything' })).toBeUndefined();
  });

  it('is counted by its field where the list holds the records of all structures', async () => {
    const taken = { field: 'structureId' };
    expect(await requestsOf4({ structures: [], taken, listsAll: 'everything' })).toBe(1);
    expect(await requestsOf4({ structures: [], taken })).toBeUndefined();
  });
});
