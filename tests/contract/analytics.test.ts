import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, caller, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'admin');
});
afterAll(() => sandbox.close());

/** The page at the address in an answer, which needs no session. */
async function pageOf(url: string) {
  const { pathname } = new URL(url);
  return caller(sandbox)('GET', pathname);
}

describe('analytics (contract dashboards.analytics)', () => {
  test('their list is always empty', async () => {
    const { status, body } = await call('GET', '/admin/analytics');
    expect([status, body['hydra:member'], body['hydra:totalItems']]).toEqual([200, [], 0]);
  });

  test('one is an address, signed, of a page that only ours may frame', async () => {
    const { body } = await call('GET', '/admin/analytics/summary?periodicity=monthly');
    expect(body).toMatchObject({ type: 'summary', periodicity: 'monthly', communityId: null, territoryId: null });
    const { status, headers, body: html } = await pageOf(body.url);
    expect([status, headers.get('Content-Security-Policy')]).toEqual([200, expect.stringContaining("frame-ancestors 'self'")]);
    expect(html).toMatch(/<th scope="row">\d\d\/\d{4}<\/th><td>[1-9]/);
    expect((await pageOf(body.url.replace('/dashboard/ey', '/dashboard/eY'))).status).toBe(404);
  });

  test.each([
    ['', 'light'],
    ['&darkTheme=', 'light'],
    ['&darkTheme=0', 'light'],
    ['&darkTheme=1', 'night'],
    ['&darkTheme=false', 'night'],
  ])('"%s" is a %s theme', async (theme, found) => {
    const { body } = await call('GET', `/admin/analytics/summary?periodicity=yearly${theme}`);
    expect(body.url.endsWith('&theme=night')).toBe(found === 'night');
  });

  test.each(['summary', 'summary?periodicity=weekly', 'nothing?periodicity=monthly'])('%s breaks', async (asked) => {
    expect((await call('GET', `/admin/analytics/${asked}`)).status).toBe(500);
  });

  test('a manager of communities sees theirs, by force the first, and no other', async () => {
    const manager = await signIn(sandbox, 'communaute');
    const ask = (parameters: string) => manager('GET', `/admin/analytics/community?periodicity=monthly&${parameters}`);
    expect((await ask('forceDefaultCommunityId=1')).body).toMatchObject({ communityId: 1, forceDefaultCommunityId: true, forceDefaultTerritoryId: null });
    expect([(await ask('communityId=2')).status, (await ask('communityId=30')).status]).toEqual([200, 500]);
  });

  test.each(['summary', 'hitchhiking', 'community', 'carpool'])('the page of %s counts by period, and less of a territory and of a community', async (type) => {
    const counted = async (parameters: string) => {
      const { body } = await call('GET', `/admin/analytics/${type}?${parameters}`);
      const { body: html } = await pageOf(body.url);
      return { total: [...String(html).matchAll(/<td>(\d+)<\/td>/g)].reduce((sum, [, count]) => sum + Number(count), 0), html: String(html) };
    };
    const everywhere = await counted('periodicity=yearly');
    const region = await counted('periodicity=yearly&territoryId=1');
    expect(everywhere.total).toBeGreaterThan(region.total);
    expect(region.html).toContain('<p>Grand Est</p>');
    expect((await counted('periodicity=yearly&communityId=5')).total).toBeLessThan(everywhere.total);
    expect((await counted('periodicity=daily')).html).toMatch(/<th scope="row">\d\d\/\d\d\/\d{4}<\/th>/);
  });

  test('whoever sees figures of some territories only is answered the first of them', async () => {
    expect((await call('PATCH', '/admin/users/7', { body: { rolesTerritory: [{ role: 2, territory: 3 }] } })).status).toBe(200);
    const bound = await signIn(sandbox, 'export');
    expect((await bound('GET', '/admin/analytics/summary?periodicity=monthly')).body.territoryId).toBe(3);
    expect((await bound('GET', '/admin/analytics/summary?periodicity=monthly&forceDefaultTerritoryId=1')).body).toMatchObject({ territoryId: 3, forceDefaultTerritoryId: true });
  });

  test('operators of structures have no right to them', async () => {
    const operator = await signIn(sandbox, 'solidaire');
    expect((await operator('GET', '/admin/analytics/summary?periodicity=monthly')).body['hydra:description']).toBe('Access Denied.');
  });
});
