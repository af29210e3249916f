import { expect, it } from 'vitest';
import { chartScope } from '@/engine/insight/dashboard/chartScope';
import { BY_DEFAULT, type OfferedFilter } from '@/engine/insight/dashboard/dashboardQuery';

const offered = ['clubId', 'placeId'].map((name) => ({ filter: { name }, mayPick: true, mayForce: true }) as OfferedFilter);
const asked = { periodicity: 'daily', narrowed: { clubId: BY_DEFAULT, placeId: '4' } } as const;

it('charts count what the platform says that the page is narrowed to', () => {
  expect(chartScope(asked, { offered, answer: { clubId: 9, placeId: null }, own: { teamId: '7' } })).toEqual({
    scope: { periodicity: 'daily', ids: { clubId: '9' }, own: { teamId: '7' } },
    unknown: [],
  });
});

it('without its answer they count what was asked, and say what they do not know', () => {
  expect(chartScope(asked, { offered, answer: undefined, own: {} })).toEqual({ scope: { periodicity: 'daily', ids: { placeId: '4' }, own: {} }, unknown: ['clubId'] });
});
