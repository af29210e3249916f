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

  it('never gives a page of our own origin what would let it out', () => {
    expect(sandboxOf('https://ours.test/embed/1', 'https://ours.test')).not.toContain('allow-same-origin');
    expect(sandboxOf('https://figures.test/embed/1', 'https://ours.test')).toContain('allow-same-origin');
    expect(sandboxOf('https://figures.test/embed/1', 'https://ours.test')).not.toContain('allow-top-navigation');
  });

  it.each([
    ['https://figures.test:8080/embed', 'figures.test:8080'],
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
