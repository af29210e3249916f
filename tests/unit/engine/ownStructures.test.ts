import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG, DEFAULT_SETTINGS } from '@/config/Config';
import { isClosedTo, isOfOthers, isOfStructures, listedStructures } from '@/engine/model/ownStructures';
import { can } from '@/engine/model/permissions';
import type { OwnStructure, ResourceSummary } from '@/engine/model/Resource';
import { lacksStructures, countersFor } from '@/engine/insight/counters/countersFor';
import type { Session } from '@/session/Session';

const config = { ...DEFAULT_CONFIG, apiUrl: 'https://api.example.org', dataUrl: 'https://api.example.org/upload', dashboard: {}, settings: DEFAULT_SETTINGS };

const resource = (ownStructure?: OwnStructure): ResourceSummary => ({
  name: 'ride',
  route: '/rides',
  permissions: { list: { any: ['a'] }, show: { any: ['a'] }, create: { any: ['a'] }, edit: { any: ['a'] } },
  counters: [{ name: 'open', filters: {} }],
  ...(ownStructure && { ownStructure }),
});

const session = (structures: number[], permissions = ['a']): Session => ({
  user: { id: 1, givenName: 'Jeanne', shortFamilyName: 'D.', email: 'jeanne@exemple.fr', operates: [] },
  permissions: new Set(permissions),
  structures: structures.map((id) => ({ id, name: `Relais ${id}`, solidaryTransport: true })),
  currentStructure: undefined,
  solidaryEdit: false,
  eecAvailable: false,
});

describe('records of structures', () => {
  it('are opened and created by operators of a structure only, and listed by whoever may', () => {
    const rides = resource({ for: ['show', 'create'] });
    const offered = (structures: number[]) => (['list', 'show', 'create', 'edit'] as const).filter((operation) => can(operation, rides, session(structures), config));
    expect(offered([4])).toEqual(['list', 'show', 'create', 'edit']);
    expect(offered([])).toEqual(['list', 'edit']);
  });

  it('are known to be of others where the row has the number of its structure', () => {
    const { structures } = session([4, 9]);
    const inRow = resource({ for: ['show'], field: 'structureId' });
    expect([4, 9, 5, undefined].map((structureId) => isOfOthers(inRow, { structureId }, structures))).toEqual([false, false, true, true]);
    expect(isOfOthers(resource({ for: ['show'] }), {}, structures)).toBe(false);
    expect(isOfOthers(resource({ for: [], field: 'structureId' }), { structureId: 5 }, structures)).toBe(false);
    expect(isOfOthers(resource(), {}, [])).toBe(false);
  });

  it('are told from their records', () => {
    expect([{ for: [], field: 'id' }, { for: [], field: 'structureId' }, undefined].map((own) => isOfStructures(resource(own)))).toEqual([true, false, false]);
  });

  it('that were saved are closed to who is none of those who operate them', () => {
    const structures = resource({ for: ['show'], field: 'id', operators: 'operators' });
    const closed = [[{ id: 1 }, { id: 2 }], [{ id: 2 }], [], undefined].map((operators) => isClosedTo(1, structures, { operators }));
    expect(closed).toEqual([false, true, true, true]);
    expect(isClosedTo(1, resource({ for: ['show'], field: 'id' }), {})).toBe(false);
    expect(isClosedTo(1, resource({ for: ['create'], operators: 'operators' }), { operators: [] })).toBe(false);
  });

  it.each([
    ['nothing of a list that is of no structure', undefined, [], ['a'], undefined],
    ['that the operator has none', { for: [] }, [], ['a'], 'noStructure'],
    ['nothing of a single structure', { for: [] }, [4], ['a'], undefined],
    ['that several stand together where rows do not tell', { for: [] }, [4, 9], ['a'], 'ownStructures'],
    ['nothing where rows tell', { for: [], field: 'id' }, [4, 9], ['a'], undefined],
    ['that those of everybody do, to whom they are listed', { for: [], listsAll: { any: ['all'] } }, [4], ['a', 'all'], 'allStructures'],
    ['nothing of everybody to the others', { for: [], listsAll: { any: ['all'] } }, [4], ['a'], undefined],
  ] satisfies [string, OwnStructure | undefined, number[], string[], string | undefined][])('say %s', (_what, own, structures, permissions, said) => {
    expect(listedStructures(resource(own), session(structures, permissions))).toBe(said);
  });

  it('wait for who may list them and deal with them', () => {
    const { counters: _counters, ...silent } = resource();
    const secret: ResourceSummary = { ...resource(), counters: [{ name: 'open', filters: {} }, { name: 'closed', filters: {}, permission: { any: ['close'] } }] };
    const counted = (permissions: string[]) => countersFor([silent, secret], session([4], permissions), config).map(({ definition }) => definition.name);
    expect([counted([]), counted(['a']), counted(['a', 'close'])]).toEqual([[], ['open'], ['open', 'closed']]);
  });

  it('wait for operators of a structure, and the others are told that they have none', () => {
    const rides = resource({ for: [] });
    const people: ResourceSummary = { ...resource(), name: 'person', counters: [{ name: 'candidacies', filters: {}, item: { field: 'structures', where: {}, structure: 'id' } }] };
    const others = { ...resource(), name: 'other' };
    const named = (structures: number[]) => countersFor([rides, people, others], session(structures), config).map((work) => work.resource.name);
    expect([named([4]), named([])]).toEqual([['ride', 'person', 'other'], ['other']]);
    expect([lacksStructures([rides], session([4]), config), lacksStructures([others, people], session([]), config), lacksStructures([others], session([]), config)]).toEqual([false, true, false]);
  });
});
