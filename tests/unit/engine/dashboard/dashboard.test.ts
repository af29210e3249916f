import { describe, expect, it } from 'vitest';
import { dashboardLink } from '@/engine/model/dashboardLink';
import { isFrameable, sandboxOf, webHost } from '@/engine/insight/dashboard/frameRules';
import type { DashboardPlace } from '@/engine/model/DashboardDefinition';

describe('the frame of a dashboard', () => {
  it.each([
    ['https://figures.test/embed/1', 'https://figures.test', true],
    ['https://figures.test/embed/1', undefined, false],
    ['http://figures.test/embed/1', 'https://figures.test', false],
    ['https://figures.test.evil.test/1', 'https://figures.test', false],
  ])('shows %s where %s is allowed: %s', (address, allowed, expected) => {
    expect(isFrameable(address, allowed)).toBe(expected);
  });

  it('has scripts, windows of its own and downloads, and its origin where that is not ours: with it, it could leave its frame', () => {
    const rights = ['allow-downloads', 'allow-popups', 'allow-popups-to-escape-sandbox', 'allow-scripts'];
    const given = (address: string) => sandboxOf(address, 'https://ours.test').split(' ').toSorted();
    expect(given('https://ours.test/embed/1')).toEqual(rights);
    expect(given('https://figures.test/embed/1')).toEqual([...rights, 'allow-same-origin'].toSorted());
  });

  it.each([
    ['https://figures.test:8080/embed', 'figures.test:8080'],
    ['http://figures.test/embed', 'figures.test'],
    ['web+http://figures.test/embed', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['/embed/1', undefined],
    [null, undefined],
  ])('knows the host of %s', (address, host) => {
    expect(webHost(address)).toBe(host);
  });
});

describe('the link to a dashboard', () => {
  const resource = (dashboard: DashboardPlace) => ({ route: '/clubs', dashboard });

  it('has the fields of the record in its path', () => {
    const ofRecord = resource({ path: '{id}/dashboard/{target}', parameter: 'clubId' });
    expect(dashboardLink(ofRecord, { id: 12, target: 40 })).toBe('/clubs/12/dashboard/40');
    expect(dashboardLink(ofRecord, { id: 12 })).toBe('/clubs/12/dashboard/0');
  });

  it('is not that of a record where all records have one together', () => {
    expect(dashboardLink(resource({ path: 'dashboard' }), { id: 12 })).toBeUndefined();
  });
});
