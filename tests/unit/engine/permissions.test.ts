import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG, DEFAULT_SETTINGS, type Config } from '@/config/Config';
import { allows, can, isAvailable, missingCondition } from '@/engine/model/permissions';
import { menuItems } from '@/engine/model/menu';
import type { ResourceSummary } from '@/engine/model/Resource';
import type { Session } from '@/session/Session';

const config: Config = {
  ...DEFAULT_CONFIG,
  apiUrl: 'https://api.example.org',
  dataUrl: 'https://api.example.org/upload',
  dashboard: {},
  settings: DEFAULT_SETTINGS,
};

function session(permissions: string[], solidaryTransport?: boolean): Session {
  const currentStructure = solidaryTransport === undefined ? undefined : { id: 1, name: 'CCAS', solidaryTransport };
  return {
    user: { id: 1, givenName: 'Jeanne', shortFamilyName: 'D.', email: 'jeanne@exemple.fr', operates: [] },
    permissions: new Set(permissions),
    structures: currentStructure ? [currentStructure] : [],
    currentStructure,
    solidaryEdit: false,
    eecAvailable: false,
  };
}

function resource(rest: Partial<ResourceSummary>): ResourceSummary {
  return { name: 'vehicle', route: '/vehicles', permissions: { list: { any: ['vehicle_list'] } }, ...rest };
}

describe('allows', () => {
  it.each([
    ['one of several', { any: ['a', 'b'] }, ['b'], true],
    ['none of several', { any: ['a', 'b'] }, ['c'], false],
    ['all', { all: ['a', 'b'] }, ['a', 'b'], true],
    ['not all', { all: ['a', 'b'] }, ['a'], false],
    ['no rule', undefined, [], true],
  ] as const)('answers for %s', (_case, rule, permissions, expected) => {
    expect(allows(rule && ('any' in rule ? { any: [...rule.any] } : { all: [...rule.all] }), new Set(permissions))).toBe(expected);
  });
});

describe('what only whoever a record belongs to may do', () => {
  const own = resource({ permissions: { show: { any: ['vehicle_read'] }, edit: { any: ['vehicle_update'] } }, ownOnly: { for: ['edit'], field: 'ownerId', unless: { any: ['vehicle_manage'] } } });

  it.each([
    ['of theirs', ['vehicle_update'], { ownerId: 1 }, true],
    ['of theirs, whose number is a text', ['vehicle_update'], { ownerId: '1' }, true],
    ['of somebody else', ['vehicle_update'], { ownerId: 2 }, false],
    ['of nobody', ['vehicle_update'], {}, false],
    ['of somebody else, who manages all', ['vehicle_update', 'vehicle_manage'], { ownerId: 2 }, true],
    ['of theirs, without the right itself', ['vehicle_manage'], { ownerId: 1 }, false],
    ['of any', ['vehicle_update'], undefined, true],
  ])('answers for an operator and a record %s', (_whose, permissions, record, expected) => {
    expect(can('edit', own, session(permissions), config, record)).toBe(expected);
  });

  it.each(['show', 'edit'] as const)('holds for each of several operations: %s', (operation) => {
    const both = { ...own, ownOnly: { for: ['show' as const, 'edit' as const], field: 'ownerId', unless: { any: ['vehicle_manage'] } } };
    expect(can(operation, both, session(['vehicle_read', 'vehicle_update']), config, { ownerId: 2 })).toBe(false);
  });

  it('leaves other operations alone', () => {
    expect(can('show', own, session(['vehicle_read']), config, { ownerId: 2 })).toBe(true);
  });
});

describe('can', () => {
  it('does not offer an operation without a rule', () => {
    expect(can('delete', resource({}), session(['vehicle_list']), config)).toBe(false);
  });

  it('follows the setting that switches the entity on', () => {
    const switched = resource({ when: { setting: 'hitchHiking' } });
    const on: Config = { ...config, settings: { ...config.settings, hitchHiking: true } };
    expect(can('list', switched, session(['vehicle_list']), config)).toBe(false);
    expect(can('list', switched, session(['vehicle_list']), on)).toBe(true);
  });

  it.each([
    ['a structure with transport', true, true],
    ['a structure without', false, false],
    ['no structure', undefined, false],
  ])('offers what needs transport with %s: %s', (_case, transport, expected) => {
    const volunteers = resource({ when: { session: 'structureTransport' } });
    expect(can('list', volunteers, session(['vehicle_list'], transport), config)).toBe(expected);
  });
});

describe('what only the operators of a structure may do', () => {
  const requests = resource({ permissions: { show: { any: ['vehicle_list'] }, list: { any: ['vehicle_list'] } }, ownStructure: { for: ['show'] } });
  const transport = { ...requests, when: { session: 'structureTransport' as const } };

  it('is not there for those who operate none', () => {
    const [operator, other] = [session(['vehicle_list'], false), session(['vehicle_list'])];
    expect([can('show', requests, operator, config), can('show', requests, other, config)]).toEqual([true, false]);
    expect([can('list', requests, other, config), isAvailable('show', requests, other, config)]).toEqual([true, false]);
    expect(can('show', requests, session([], false), config)).toBe(false);
  });

  it.each([
    ['their having one', 'show', requests, session([]), 'ownStructure'],
    ['nothing, of another operation', 'list', requests, session([]), undefined],
    ['nothing, of those who have one', 'show', requests, session([], false), undefined],
    ['its having transport', 'list', transport, session([], false), 'structureTransport'],
    ['their having one before its having transport', 'list', transport, session([]), 'ownStructure'],
    ['its having transport, where it need not be their own', 'list', resource({ when: { session: 'structureTransport' } }), session([]), 'structureTransport'],
    ['nothing, where it has transport', 'show', transport, session([], true), undefined],
    ['nothing, where the deployment does not have the entity', 'show', { ...requests, when: { setting: 'hitchHiking' } as const }, session([]), undefined],
  ] as const)('misses %s', (_what, operation, what, who, missing) => {
    expect(missingCondition(operation, what, who, config)).toBe(missing);
  });

  it('asks all that several conditions say, and misses nothing of the session where the deployment lacks the module', () => {
    const both = resource({ when: { all: [{ setting: 'hitchHiking' }, { session: 'structureTransport' }] } });
    const on: Config = { ...config, settings: { ...config.settings, hitchHiking: true } };
    const [offering, none] = [session(['vehicle_list'], true), session(['vehicle_list'], false)];
    expect([can('list', both, offering, on), can('list', both, none, on), can('list', both, offering, config)]).toEqual([true, false, false]);
    expect([missingCondition('list', both, none, on), missingCondition('list', both, none, config)]).toEqual(['structureTransport', undefined]);
  });

  it('misses the same where the deployment has the entity', () => {
    const on: Config = { ...config, settings: { ...config.settings, hitchHiking: true } };
    expect(missingCondition('show', { ...requests, when: { setting: 'hitchHiking' } }, session([]), on)).toBe('ownStructure');
  });

  it('with transport needs a deployment that has transport', () => {
    const without: Config = { ...config, settings: { ...config.settings, solidaryTransport: false } };
    expect(can('list', transport, session(['vehicle_list'], true), without)).toBe(false);
  });
});

describe('the module analytics', () => {
  const off: Config = { ...config, settings: { ...config.settings, analytics: false } };
  const figures = resource({ permissions: { list: { any: ['vehicle_list'] }, dashboard: { any: ['vehicle_list'] } }, dashboard: { path: 'dashboard' } });

  it('switches every dashboard, and nothing else of its entity', () => {
    const may = session(['vehicle_list']);
    expect([can('dashboard', figures, may, config), can('dashboard', figures, may, off)]).toEqual([true, false]);
    expect(can('list', figures, may, off)).toBe(true);
  });

  it('takes the entry of an entity that is nothing but figures out of the menu', () => {
    const only = resource({ permissions: { dashboard: { any: ['analytic_list'] } }, dashboard: { path: '' }, menu: { group: 'main', order: 2, icon: 'insights' } });
    const named = (by: Config) => menuItems([only], session(['analytic_list']), by).main?.map(({ route }) => route);
    expect([named(config), named(off)]).toEqual([['/vehicles'], []]);
    expect(menuItems([only], session(['vehicle_list']), config).main).toEqual([]);
  });
});

describe('the menu', () => {
  it('lists what may be opened, by group and order, without lookups', () => {
    const resources = [
      resource({ name: 'late', menu: { group: 'main', order: 9, icon: 'folder' } }),
      resource({ name: 'early', menu: { group: 'main', order: 3, icon: 'folder' } }),
      resource({ name: 'secret', permissions: { list: { any: ['secret_list'] } }, menu: { group: 'main', order: 1, icon: 'folder' } }),
      resource({ name: 'type', menu: { group: 'settings', order: 1, icon: 'folder' } }),
      resource({ name: 'hidden', menu: { group: 'settings', order: 2, icon: 'folder', permission: { any: ['vehicle_manage'] } } }),
      { name: 'lookup', permissions: { list: { any: ['vehicle_list'] } } },
    ];
    const groups = menuItems(resources, session(['vehicle_list']), config);
    expect(groups.main?.map(({ name }) => name)).toEqual(['early', 'late']);
    expect(groups.settings?.map(({ name }) => name)).toEqual(['type']);
    expect(Object.keys(groups)).toEqual(['main', 'settings']);
  });

  it.each(['vehicle_list', 'vehicle_manage'])('has an entry that several rights open for who holds %s alone', (right) => {
    const fleet = resource({ permissions: { list: { any: ['vehicle_list', 'vehicle_manage'] } }, menu: { group: 'main', order: 1, icon: 'folder' } });
    expect(menuItems([fleet], session([right]), config).main?.map(({ name }) => name)).toEqual(['vehicle']);
    expect(menuItems([fleet], session(['vehicle_read']), config).main).toEqual([]);
  });

  const FAMILIES = ['solidary', 'solidary_beneficiary', 'solidary_volunteer', 'solidary_user_structure', 'structure'];
  const VERBS = ['create', 'read', 'update', 'delete', 'list', 'manage'];
  const operatorVariants = ['delete', 'list', 'read', 'update'].map((verb) => `solidary_${verb}_operator`);
  const rights = [...FAMILIES.flatMap((family) => VERBS.map((verb) => `${family}_${verb}`)), ...operatorVariants];
  const figures = resource({ menu: { group: 'solidary', order: 5, icon: 'folder' }, permissions: { list: { any: ['dashboard_read'] } } });

  it('knows the thirty-four rights of the solidary families', () => {
    expect(rights).toHaveLength(34);
  });

  it.each(rights)('shows the solidary group to whoever holds %s, with what they may open of it', (right) => {
    expect(menuItems([figures], session([right, 'dashboard_read']), config).solidary?.map(({ name }) => name)).toEqual(['vehicle']);
    expect(menuItems([figures], session([right]), config).solidary).toEqual([]);
  });

  it.each(['dashboard_read', 'user_list', 'territory_list'])('does not show the solidary group for %s alone', (right) => {
    expect(menuItems([figures], session([right, 'dashboard_read']), config).solidary).toEqual([]);
  });
});
