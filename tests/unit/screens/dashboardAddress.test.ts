import { describe, expect, it } from 'vitest';
import { readConfig } from '@/config/readConfig';
import { dashboardAddress } from '@/screens/home/dashboardAddress';

const dashboard = { url: 'https://kibana.test/s/{instance}/app/dashboards#/view/{id}', instance: 'est', generalId: 'general/1', communityId: 'communities' };

function addressFor(permissions: string[], said: Record<string, unknown> = {}): string | undefined {
  const reading = readConfig({ apiUrl: 'https://api.test', dashboard, settings: { dashboardDisplay: true }, ...said }, 'https://app.test/');
  if ('mistakes' in reading) throw new Error(JSON.stringify(reading.mistakes));
  return dashboardAddress(reading.config, new Set(permissions));
}

describe('the external dashboard of the home page', () => {
  it('is the general one, type 1, with dashboard_read', () => {
    expect(addressFor(['dashboard_read'])).toBe('https://kibana.test/s/est/app/dashboards#/view/general%2F1');
    expect(addressFor(['community_dashboard_self', 'dashboard_read'])).toContain('general');
  });

  it('is that of their communities, type 2, with community_dashboard_self', () => {
    expect(addressFor(['community_dashboard_self'])).toBe('https://kibana.test/s/est/app/dashboards#/view/communities');
  });

  it('is not there without either permission', () => {
    expect(addressFor(['access_admin', 'analytic_list'])).toBeUndefined();
  });

  it('is not there without its setting, which is off unless said, or without an address', () => {
    expect(addressFor(['dashboard_read'], { settings: {} })).toBeUndefined();
    expect(addressFor(['dashboard_read'], { dashboard: {} })).toBeUndefined();
  });

  it('is not there when its address lacks what is to stand in it', () => {
    const { communityId: _none, ...general } = dashboard;
    expect(addressFor(['community_dashboard_self'], { dashboard: general })).toBeUndefined();
    expect(addressFor(['dashboard_read'], { dashboard: general })).toContain('general');
    expect(addressFor(['dashboard_read'], { dashboard: { url: dashboard.url, generalId: '1' } })).toBeUndefined();
  });

  it('is the address of the deployment as it is when that names no place for an id', () => {
    expect(addressFor(['dashboard_read'], { dashboard: { url: 'https://figures.test/today' } })).toBe('https://figures.test/today');
  });
});
