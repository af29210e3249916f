import { expect, it } from 'vitest';
import { startingPoint, startLink } from '@/engine/model/startLink';
import type { ResourceSummary } from '@/engine/model/Resource';

const carpool = { route: '/carpools' } as ResourceSummary;

it('a creation that starts from a record says so in its address, whatever the id of the record is', () => {
  const link = startLink(carpool, { entity: 'user', action: 'drive', id: '/api/users/7.b&c' });
  expect(link).toBe('/carpools/create?for=user.drive.%2Fapi%2Fusers%2F7.b%26c');
  expect(startingPoint(new URL(link, 'https://app.test').searchParams)).toEqual({ entity: 'user', action: 'drive', id: '/api/users/7.b&c' });
});

it.each(['', 'for=', 'for=user', 'for=user.drive', 'for=.drive.7', 'for=user..7', 'from=user.drive.7'])('an address without a whole starting point has none: "%s"', (address) => {
  expect(startingPoint(new URLSearchParams(address))).toBeUndefined();
});
