import { describe, expect, it } from 'vitest';
import { countedList, ignoredBy, scopeKey, type ChartScope } from '@/engine/insight/charts/countedList';
import type { ChartDefinition } from '@/engine/model/DashboardDefinition';
import type { OperatorRights } from '@/engine/data/listForOperator';
import { readResources } from '../../../../scripts/resources/readResources';

const user = readResources('schemas').entities.find(({ resource }) => resource.name === 'user')!.resource;
const byDate: ChartDefinition = { name: 'users', resource: 'user', counted: { byDate: 'createdDate' }, narrowedBy: { clubId: 'community', placeId: 'territory' } };
const byChoice: ChartDefinition = { ...byDate, counted: { byChoice: 'status' } };
const scope: ChartScope = { periodicity: 'monthly', ids: { clubId: '3', placeId: '4', otherId: '5' }, own: {} };

const operator = (...listed: string[]): OperatorRights => ({
  permissions: new Set(),
  settings: {} as OperatorRights['settings'],
  mayList: (name) => listed.includes(name),
});
const names = (filters: readonly { name: string }[] = []) => filters.map(({ name }) => name);

describe('the list that a chart counts in', () => {
  it('is narrowed to what the operator’s own list can be narrowed to; the rest is said', () => {
    const counted = countedList(byDate, user, operator('territory'), scope);
    expect(counted?.narrowed).toEqual({ territory: ['4'] });
    expect(names(counted?.list.filters)).not.toContain('community');
    expect(ignoredBy(byDate, scope.ids, counted?.offered)).toEqual(['clubId', 'otherId']);
    expect(ignoredBy(byDate, scope.ids, undefined)).toEqual(['otherId']);
  });

  it('is narrowed to the record that the page is about in any case, which the operator’s list is not', () => {
    const counted = countedList(byDate, user, operator(), { ...scope, ids: {}, own: { clubId: '7' } });
    expect(counted?.narrowed).toEqual({ community: ['7'] });
    expect(names(counted?.list.filters)).toContain('community');
    expect(names(counted?.offered.filters)).not.toContain('community');
  });

  it('is none where the records have no list', () => {
    const { list: _list, ...without } = user;
    expect(countedList(byChoice, without, operator(), scope)).toBeUndefined();
  });

  it('is none where the operator may not see what is counted by', () => {
    const hidden = { ...user, fields: { ...user.fields, status: { visible: { permission: 'secret' } }, createdDate: { visible: { permission: 'secret' } } } } as unknown as typeof user;
    expect(countedList(byChoice, hidden, operator(), scope)).toBeUndefined();
    expect(countedList(byDate, { ...hidden, list: { ...hidden.list!, filters: hidden.list!.filters.map((filter) => ({ ...filter, field: filter.name })) } }, operator(), scope)).toBeUndefined();
    expect(countedList(byChoice, user, operator(), scope)).toBeDefined();
  });
});

it('choices are counted once for all periods, dates anew for each, and both anew for another scope', () => {
  const yearly = { ...scope, periodicity: 'yearly' } as const;
  expect(scopeKey(byChoice, { ...scope, ids: { clubId: '8' } })).not.toBe(scopeKey(byChoice, scope));
  expect(scopeKey(byChoice, { ...scope, own: { clubId: '8' } })).not.toBe(scopeKey(byChoice, scope));
  expect(scopeKey(byChoice, yearly)).toBe(scopeKey(byChoice, scope));
  expect(scopeKey(byDate, yearly)).not.toBe(scopeKey(byDate, scope));
});
