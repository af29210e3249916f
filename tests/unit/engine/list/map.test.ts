import { describe, expect, it } from 'vitest';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import { earthPosition } from '@/ui/map/earthPosition';
import { boundsText, isInSight, keptToSight, middleOf } from '@/engine/list/map/sight';

const sight = { west: 6.12345678, north: 48.8, east: 6.4, south: 48.5 };
const list: ListDefinition = { columns: [], filters: [], fixedFilters: [], pageSize: 25, paging: 'server', map: { field: 'place', parameter: 'bounds' } };

describe('where a record is', () => {
  it.each([
    [{ latitude: 48.6, longitude: 6.2 }, [48.6, 6.2]],
    [{ latitude: 0, longitude: 0 }, [0, 0]],
    [{ latitude: -90, longitude: 180 }, [-90, 180]],
    [{ latitude: 90, longitude: -180 }, [90, -180]],
    [{ latitude: 95, longitude: 6.2 }, undefined],
    [{ latitude: 48.6, longitude: 181 }, undefined],
    [{ latitude: 48.6 }, undefined],
    [{ longitude: 6.2 }, undefined],
    [{ latitude: '48.6', longitude: 6.2 }, undefined],
    [{ latitude: 48.6, longitude: '6.2' }, undefined],
    ['Nancy', undefined],
    [undefined, undefined],
    [null, undefined],
  ])('is read from %j', (place, expected) => {
    expect(earthPosition(place)).toEqual(expected);
  });
});

describe('what is in sight', () => {
  it('is west, north, east and south, once round the Earth at most', () => {
    expect(boundsText(sight)).toBe('6.1235,48.8,6.4,48.5');
    expect(boundsText({ west: -400, north: 95, east: 400, south: -95 })).toBe('-180,90,180,-90');
  });

  it('is asked of a server that can be asked, and only once somebody has looked somewhere', () => {
    expect(keptToSight(list, sight).fixedFilters).toEqual([{ name: 'bounds', parameter: 'bounds', value: '6.1235,48.8,6.4,48.5' }]);
    expect(keptToSight(list, undefined)).toBe(list);
    const { map: _map, ...withoutMap } = list;
    expect(keptToSight(withoutMap, sight)).toBe(withoutMap);
    expect(keptToSight({ ...list, map: { field: 'place' } }, sight).fixedFilters).toEqual([]);
    expect(keptToSight({ ...list, paging: 'client' }, sight).fixedFilters).toEqual([]);
  });

  it('has a place within its four sides, or any place when nobody looks yet', () => {
    const { west, north, east, south } = sight;
    const inside = [[48.6, 6.2], [north, west], [south, east]] as const;
    const outside = [[48.9, 6.2], [48.4, 6.2], [48.6, 6.5], [48.6, 6.1]] as const;
    expect(inside.map(([latitude, longitude]) => isInSight([latitude, longitude], sight))).toEqual([true, true, true]);
    expect(outside.map(([latitude, longitude]) => isInSight([latitude, longitude], sight))).toEqual([false, false, false, false]);
    expect(isInSight([0, 0], undefined)).toBe(true);
  });
});

it.each([
  [{ west: -10, east: 20, north: 30, south: -30 }, [0, 5]],
  // The middle is further north than the average, because on the map a degree is taller there.
  [{ west: 2, east: 4, north: 60, south: 40 }, [51.1, 3]],
])('what stands in the middle of %j is where the eye sees it', (bounds, middle) => {
  expect(middleOf(bounds).map((degrees) => Math.round(degrees * 10) / 10)).toEqual(middle);
});
