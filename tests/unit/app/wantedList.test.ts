import { describe, expect, it } from 'vitest';
import { wantedList } from '@/app/wantedList';
import type { ResourceSummary } from '@/engine/model/Resource';

const rule = { any: ['some'] };
const resources: Pick<ResourceSummary, 'route' | 'permissions'>[] = [
  { route: '/figures', permissions: { dashboard: rule } },
  { permissions: { list: rule } },
  { route: '/users', permissions: { list: rule } },
  { route: '/userstypes', permissions: { list: rule } },
];

describe('the list that is loaded before its operator has signed in', () => {
  it.each([
    ['/back/userstypes', '/userstypes'],
    ['/back/userstypes?f.q=/users', '/userstypes'],
    ['/back/userstypes/12#top', '/userstypes'],
    ['/back/club/userstypes', '/users'],
    ['/back/figures', '/users'],
    ['/back/', '/users'],
    [undefined, '/users'],
  ])('for %s is that of %s', (wanted, route) => {
    expect(wantedList(resources, wanted, '/back/')?.route).toBe(route);
  });

  it('is none where there is none', () => {
    expect(wantedList([], '/back/users', '/back/')).toBeUndefined();
  });
});
