import { describe, expect, it, vi } from 'vitest';
import { readResources } from '../../../scripts/resources/readResources';
import type { ListAnswer, ListRequest, WireRecord } from '@/api/records';
import { ApiError } from '@/api/ApiError';
import type { EntityBody, CounterDefinition } from '@/engine/model/Resource';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { readCounter } from '@/engine/insight/counters/readCounter';

const { entities } = readResources('schemas');

function realEntity(name: string): EntityBody {
  const entity = entities.find(({ resource }) => resource.name === name);
  if (!entity) throw new Error(`There is no entity "${name}".`);
  return entity;
}

type Answers = (path: string, request: ListRequest) => { items: WireRecord[]; total?: number; more?: true };

/** Counts over a platform with the given answers; `asked` are the requests. */
function counting(answers: Answers) {
  const asked: string[] = [];
  const list = async (path: string, request: ListRequest): Promise<ListAnswer> => {
    asked.push(`${path} ${request.perPage} ${(request.filters ?? []).map((pair) => pair.join('=')).join('&')}`.trim());
    const { items, total = items.length, more } = answers(path, request);
    return { items, total, ...(more && { more }) };
  };
  const listOf = ({ resource }: { resource: { list?: object } }) => resource.list as never;
  const loadEntity = async (name: string) => realEntity(name);
  const get = () => Promise.reject(new ApiError('server'));
  return { asked, api: { list, get }, context: WALL_CLOCK, signal: new AbortController().signal, listOf, loadEntity, structures: [1, 4] };
}

function definitionOf(entity: string): CounterDefinition {
  const [definition] = realEntity(entity).resource.counters ?? [];
  if (!definition) throw new Error(`Nothing waits among the records of "${entity}".`);
  return definition;
}

describe('what waits for an operator', () => {
  it('is counted by the server where it has the filter, in one small request that names the first records', async () => {
    const items = [{ id: 1, givenName: 'Zoé', familyName: 'Petit' }, { id: 4, givenName: 'Max', familyName: 'Roux' }];
    const here = counting(() => ({ items, total: 7 }));
    expect(await readCounter(realEntity('user'), definitionOf('user'), here)).toEqual({ total: 7, first: '1', parts: [{ id: '1', name: 'Zoé Petit' }, { id: '4', name: 'Max Roux' }] });
    expect(here.asked).toEqual(['admin/users 5 identityStatus[]=1&identityStatus[]=4&identityProofStatus[]=1']);
  });

  it('says since when the oldest waits, where the list can be ordered by it, in the same request', async () => {
    const orders: ListRequest['order'][] = [];
    const here = counting((path, { order }) => {
      if (path === 'admin/communities/moderated') return { items: [{ id: 5, name: 'Vélo' }, { id: 6, name: 'Train' }] };
      orders.push(order);
      return { items: [{ id: 1, createdDate: path.includes('/6/') ? '2026-11-02T10:00:00+00:00' : '2026-11-20T10:00:00+00:00' }], total: 3 };
    });
    expect(await readCounter(realEntity('community'), definitionOf('community'), here)).toMatchObject({ total: 6, oldest: expect.stringMatching(/^2026-11-02/) });
    expect(orders).toEqual([{ field: 'createdDate', direction: 'asc' }, { field: 'createdDate', direction: 'asc' }]);
    expect(here.asked).toHaveLength(3);

    const requests = counting(() => ({ items: [{ id: 1, status: 1, lastActionDate: '2026-11-20T10:00:00+00:00' }, { id: 2, status: 1, lastActionDate: '2026-11-04T10:00:00+00:00' }, { id: 3, status: 1 }] }));
    expect(await readCounter(realEntity('solidaryRecord'), definitionOf('solidaryRecord'), requests)).toMatchObject({ total: 3, oldest: expect.stringMatching(/^2026-11-04/) });
  });

  it.each(['user', 'volunteer', 'solidaryRecord'])('is not counted where the server says that there is more and not how much: %s', async (name) => {
    expect(await readCounter(realEntity(name), definitionOf(name), counting(() => ({ items: [{ id: 1, status: 1 }], more: true })))).toBeUndefined();
  });

  it('is asked in the order of its list where that cannot be ordered by the date', async () => {
    const orders: ListRequest['order'][] = [];
    const here = counting((_path, { order }) => {
      orders.push(order);
      return { items: [{ id: 1, createdDate: '2026-11-20T10:00:00+00:00', birthDate: '1990-01-01' }] };
    });
    const { resource, ...user } = realEntity('user');
    const list = { ...resource.list!, columns: resource.list!.columns.map((column) => (column.field === 'createdDate' ? { ...column, sortable: false } : column)) };
    const counted = await readCounter({ ...user, resource: { ...resource, list } }, { ...definitionOf('user'), since: 'createdDate' }, here);
    expect(counted).not.toHaveProperty('oldest');
    expect(counted).not.toHaveProperty('sort');
    expect(orders).toEqual([resource.list!.sort]);
  });

  it('is counted among the first records where it has none, and they are named', async () => {
    const person = (id: number, ...statuses: number[]) => ({ id, givenName: 'Zoé', familyName: `N${id}`, structures: statuses.map((status) => ({ id: 1, name: 'CCAS', status })) });
    const items = [person(1, 1), person(2, 2, 0), person(3), ...[4, 5, 6, 7, 8].map((id) => person(id, 0))];
    const here = counting(() => ({ items, total: 2500 }));
    const count = await readCounter(realEntity('volunteer'), definitionOf('volunteer'), here);
    expect(count).toEqual({
      total: 6,
      parts: [2, 4, 5, 6, 7, 8].map((id) => ({ id: String(id), name: `Zoé N${id}` })),
      looked: { at: 8, of: 2500 },
    });
    expect(here.asked).toEqual(['admin/solidary_volunteers 1000']);
  });

  it('is not the work of other structures: a candidacy there is not counted', async () => {
    const person = (id: number, ...candidacies: number[][]) => ({ id, givenName: 'Zoé', familyName: `N${id}`, structures: candidacies.map(([structure, status]) => ({ id: structure, name: 'CCAS', status })) });
    const here = counting(() => ({ items: [person(1, [1, 1], [9, 0]), person(2, [9, 0], [4, 0]), person(3, [9, 0])] }));
    expect(await readCounter(realEntity('volunteer'), definitionOf('volunteer'), here)).toEqual({ total: 1, parts: [{ id: '2', name: 'Zoé N2' }] });
  });

  it('is read of each record where the list does not tell whether it can be dealt with; the others are named apart', async () => {
    const person = (id: number) => ({ id, givenName: 'Zoé', familyName: `N${id}`, structures: [{ id: 4, name: 'CCAS', status: 0 }] });
    const proofs: Record<string, object[]> = {
      1: [{ structureId: 4, status: 0, userStructureId: 41 }],
      2: [],
      // The candidacies of another structure have replaced ours in the answer.
      3: [{ structureId: 9, status: 0, userStructureId: 91 }],
    };
    const here = counting(() => ({ items: [1, 2, 3, 4].map(person) }));
    const read: string[] = [];
    const get = async (path: string) => {
      read.push(path);
      const id = path.split('/').at(-1) ?? '';
      if (!proofs[id]) throw new ApiError('server');
      return { ...person(Number(id)), proofs: proofs[id] };
    };
    expect(await readCounter(realEntity('beneficiary'), definitionOf('beneficiary'), { ...here, api: { ...here.api, get } })).toEqual({
      total: 1,
      parts: [{ id: '1', name: 'Zoé N1' }],
      apart: [2, 3, 4].map((id) => ({ id: String(id), name: `Zoé N${id}` })),
    });
    expect(read).toEqual([1, 2, 3, 4].map((id) => `admin/solidary_beneficiaries/${id}`));
  });

  it('is read of the first fifty records, and says so of what is beyond', async () => {
    const items = (count: number) => Array.from({ length: count }, (_none, id) => ({ id, givenName: 'Zoé', familyName: `N${id}`, structures: [{ id: 4, status: 0 }] }));
    const proofs = [{ structureId: 4, status: 0 }];
    const countOf = (records: number) => {
      const here = counting(() => ({ items: items(records) }));
      return readCounter(realEntity('beneficiary'), definitionOf('beneficiary'), { ...here, api: { ...here.api, get: async (path) => ({ id: path, proofs }) } });
    };
    expect(await countOf(60)).toMatchObject({ total: 50, looked: { at: 50, of: 60 } });
    expect(Object.keys((await countOf(50)) ?? {})).toEqual(['total', 'parts']);
  });

  it('fails when one of the records cannot be read for want of a network', async () => {
    const here = counting(() => ({ items: [{ id: 1, structures: [{ id: 4, status: 0 }] }] }));
    const get = () => Promise.reject(new ApiError('offline'));
    await expect(readCounter(realEntity('beneficiary'), definitionOf('beneficiary'), { ...here, api: { ...here.api, get } })).rejects.toMatchObject({ kind: 'offline' });
  });

  it('is counted by choice, in the order of the choices, from the list alone: no record whose reading has a side effect is read', async () => {
    const here = counting(() => ({ items: [2, 0, 2, 9].map((status, id) => ({ id, status })) }));
    expect(await readCounter(realEntity('solidaryRecord'), definitionOf('solidaryRecord'), here)).toEqual({
      total: 4,
      first: '0',
      parts: [
        { name: '0', count: 1 },
        { name: '2', count: 2 },
      ],
    });
    expect(here.asked).toEqual(['admin/solidaries 1000 progression=100']);
  });

  it('is counted under each record that a call answers, those with the most first', async () => {
    const waits: Record<string, number> = { 'admin/communities/3/members': 2, 'admin/communities/5/members': 9, 'admin/communities/4/members': 0 };
    const here = counting((path) =>
      path.endsWith('moderated') ? { items: [3, 4, 5].map((id) => ({ id, name: `Communauté ${id}` })) } : { items: [], total: waits[path] ?? 0 },
    );
    expect(await readCounter(realEntity('community'), definitionOf('community'), here)).toEqual({
      total: 11,
      parts: [
        { id: '5', name: 'Communauté 5', count: 9 },
        { id: '3', name: 'Communauté 3', count: 2 },
      ],
    });
    expect(here.asked).toContain('admin/communities/4/members 1 status=0');
  });

  it('is counted under the first twenty such records, and says so of what is beyond', async () => {
    const owners = (count: number) => Array.from({ length: count }, (_none, id) => ({ id, name: `Communauté ${id}` }));
    const countOf = (total: number) => readCounter(realEntity('community'), definitionOf('community'), counting((path) => (path.endsWith('moderated') ? { items: owners(total) } : { items: [], total: 1 })));
    expect(await countOf(25)).toMatchObject({ total: 20, looked: { at: 20, of: 25 } });
    expect(Object.keys((await countOf(20)) ?? {})).toEqual(['total', 'parts']);
  });

  it('is counted in the related list that is meant, and in none where the records have it not', async () => {
    const here = counting((path) => (path.endsWith('moderated') ? { items: [{ id: 3, name: 'Communauté 3' }] } : { items: [], total: 2 }));
    const { resource, ...community } = realEntity('community');
    const [members] = resource.related;
    const other = { ...members!, resource: 'event', endpoint: 'admin/communities/{id}/events' };
    const countAmong = (...related: typeof resource.related) => readCounter({ ...community, resource: { ...resource, related } }, definitionOf('community'), here);
    expect(await countAmong()).toBeUndefined();
    expect(here.asked).toEqual([]);
    await countAmong(other, members!);
    expect(here.asked.at(-1)).toBe('admin/communities/3/members 1 status=0');
  });

  it('is not counted where no record is theirs to look under: "0" would say that nothing waits, and the file of the related entity is not loaded', async () => {
    const loadEntity = vi.fn<(name: string) => Promise<EntityBody>>();
    const here = { ...counting(() => ({ items: [] })), loadEntity };
    expect(await readCounter(realEntity('community'), definitionOf('community'), here)).toBeUndefined();
    expect(loadEntity).not.toHaveBeenCalled();
  });

  it('is not counted without the filter: the whole list would pass for work', async () => {
    const here = counting(() => ({ items: [], total: 2000 }));
    const [list, definition] = [realEntity('user').resource.list, definitionOf('user')];
    const without = { ...here, listOf: () => list && { ...list, filters: [] } };
    expect(await readCounter(realEntity('user'), definition, without)).toBeUndefined();
    expect(here.asked).toEqual([]);
  });

  it('is not counted where the operator has not the list', async () => {
    const here = { ...counting(() => ({ items: [], total: 2000 })), listOf: () => undefined };
    expect(await readCounter(realEntity('user'), definitionOf('user'), here)).toBeUndefined();
    expect(await readCounter(realEntity('volunteer'), definitionOf('volunteer'), here)).toBeUndefined();
    expect(here.asked).toEqual([]);
  });

  it('is every record that has what waits, where that is of no structure', async () => {
    const here = counting(() => ({ items: [{ id: 1, givenName: 'Zoé', familyName: 'Petit', structures: [{ id: 9, status: 0 }] }] }));
    const definition: CounterDefinition = { name: 'candidacies', filters: {}, item: { field: 'structures', where: { status: 0 } } };
    expect(await readCounter(realEntity('volunteer'), definition, here)).toEqual({ total: 1, parts: [{ id: '1', name: 'Zoé Petit' }] });
  });

  it('rejects with the failure of the call', async () => {
    const here = counting(() => {
      throw new ApiError('offline');
    });
    await expect(readCounter(realEntity('user'), definitionOf('user'), here)).rejects.toMatchObject({ kind: 'offline' });
  });
});
