import { describe, expect, it } from 'vitest';
import type { DashboardFilter } from '@/engine/model/DashboardDefinition';
import { BY_DEFAULT, narrowingParameters, offeredFilters, readDashboardQuery, writeDashboardQuery } from '@/engine/insight/dashboard/dashboardQuery';

const filter = (name: string, reference: string, forced?: DashboardFilter['forced']): DashboardFilter => ({
  name,
  parameter: name,
  operator: 'reference',
  reference,
  shown: 'always',
  multiple: false,
  doubleApostrophe: false,
  ...(forced && { forced }),
});

const FILTERS = [
  filter('clubId', 'club', { parameter: 'forceDefaultClubId', permission: { any: ['club_self'] } }),
  filter('placeId', 'place', { parameter: 'forceDefaultPlaceId' }),
  filter('branchId', 'branch'),
];

const all = () => offeredFilters(FILTERS, { permissions: new Set(['club_self']), mayList: () => true });
const read = (address: string, offered = all()) => readDashboardQuery(new URLSearchParams(address), offered);

describe('what a dashboard may be narrowed to', () => {
  it('is what the operator may list, or leave to the platform', () => {
    const offered = offeredFilters(FILTERS, { permissions: new Set(), mayList: (name) => name === 'club' });
    expect(offered.map(({ filter: { name }, mayPick, mayForce }) => [name, mayPick, mayForce])).toEqual([
      ['clubId', true, false],
      ['placeId', false, true],
    ]);
  });
});

describe('the address of a dashboard', () => {
  it('is monthly and narrowed to nothing when it says nothing', () => {
    expect(read('')).toEqual({ periodicity: 'monthly', narrowed: {} });
  });

  it.each([
    ['periodicity=yearly&placeId=3', { periodicity: 'yearly', narrowed: { placeId: '3' } }],
    ['placeId=123456789&branchId=1234567890', { periodicity: 'monthly', narrowed: { placeId: '123456789' } }],
    ['placeId=3a&branchId=a3', { periodicity: 'monthly', narrowed: {} }],
    ['forceDefaultBranchId=1&forceDefaultPlaceId=0', { periodicity: 'monthly', narrowed: {} }],
    ['forceDefaultClubId=1&clubId=2', { periodicity: 'monthly', narrowed: { clubId: BY_DEFAULT } }],
    ['periodicity=weekly&placeId=abc&forceDefaultPlaceId=false&other=1', { periodicity: 'monthly', narrowed: {} }],
  ])('%s is read as far as it is known', (address, expected) => {
    expect(read(address)).toEqual(expected);
  });

  it('does not ask for what the operator may not', () => {
    const offered = offeredFilters(FILTERS, { permissions: new Set(), mayList: (name) => name === 'place' });
    expect(read('forceDefaultClubId=1&clubId=2&placeId=4', offered).narrowed).toEqual({ placeId: '4' });
  });

  it.each(['', 'periodicity=daily', 'placeId=3', 'periodicity=yearly&forceDefaultClubId=1&placeId=4'])('"%s" is written as it was read', (address) => {
    expect(writeDashboardQuery(read(address), all()).toString()).toBe(address);
  });
});

describe('what the platform is sent', () => {
  it('says yes by 1, and no by nothing', () => {
    expect(narrowingParameters(read('forceDefaultPlaceId=1&branchId=7'), all())).toEqual([
      ['forceDefaultPlaceId', '1'],
      ['branchId', '7'],
    ]);
    expect(narrowingParameters(read('forceDefaultPlaceId=0'), all())).toEqual([]);
  });
});
