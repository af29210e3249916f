import { describe, expect, it } from 'vitest';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import { placeOf } from '@/engine/list/map/placeOf';
import { boundsText, isInSight, keptToSight } from '@/engine/list/map/sight';

const sight = { west: 6.12345678, north: 48.8, east: 6.4, south: 48.5 };
const list: ListDefinition = { columns: [], filters: [], fixedFilters: [], pageSize: 25, paging: 'server', map: { field: 'place', boundsParameter: 'bounds' } };

describe('where a record is', () => {
  it.each([
    [{ latitude: 48.6, longitude: 6.2 }, [48.6, 6.2]],
    [{ latitude: 0, longitude: 0 }, [0, 0]],
    [{ latitude: 95, longitude: 6.2 }, undefined],
    [{ latitude: 48.6 }, undefined],
    ['Nancy', undefined],
    [null, undefined],
  ])('is read from %j', (place, expected) => {
    expect(placeOf({ place }, 'place')).toEqual(expected);
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
    expect(keptToSight({ ...list, map: { field: 'place' } }, sight).fixedFilters).toEqual([]);
  });

  it('has a place within its four sides, or any place when nobody looks yet', () => {
    expect([isInSight([48.6, 6.2], sight), isInSight([48.9, 6.2], sight), isInSight([48.6, 6.5], sight), isInSight([0, 0], undefined)]).toEqual([true, false, false, true]);
  });
});
