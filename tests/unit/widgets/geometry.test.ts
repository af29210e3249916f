import { describe, expect, it } from 'vitest';
import { drawn, geometryOf, positionOf } from '@/widgets/geometry/geometry';

const ring = [[6, 48], [7, 48], [7, 49]];

describe('a geometry that can be drawn', () => {
  it.each([
    [{ type: 'Point', coordinates: [6, 48] }, { shape: 'Point', points: [[6, 48]] }],
    [{ type: 'Point', coordinates: [] }, { shape: 'Point', points: [] }],
    [{ type: 'LineString', coordinates: ring }, { shape: 'LineString', points: ring }],
    [{ type: 'Polygon', coordinates: [[...ring, [6, 48]]] }, { shape: 'Polygon', points: ring }],
    [{ type: 'Polygon', coordinates: [ring] }, { shape: 'Polygon', points: ring }],
    [{ type: 'Polygon', coordinates: [] }, { shape: 'Polygon', points: [] }],
    [{ type: 'LineString' }, { shape: 'LineString', points: [] }],
  ])('%o has its points in order, and its area not closed', (value, whole) => {
    expect(drawn(value)).toEqual(whole);
  });

  it.each([
    [{ type: 'Polygon', coordinates: [[...ring, [6, 48]], ring] }],
    [{ type: 'Polygon', coordinates: 'x' }],
    [{ type: 'MultiPoint', coordinates: ring }],
    [{ type: 'LineString', coordinates: [6, 48] }],
    [{ type: 'Point', coordinates: 'here' }],
    ['Point'],
    [null],
    [undefined],
  ])('is not %o', (value) => {
    expect(drawn(value)).toBeUndefined();
  });
});

describe('a geometry that is made of points', () => {
  it('keeps what stood beside them', () => {
    expect(geometryOf({ shape: 'LineString', points: ring }, { type: 'Point', crs: 'x', id: 3, coordinates: [6, 48] })).toEqual({ type: 'LineString', crs: 'x', id: 3, coordinates: ring });
  });

  it.each([
    ['of the points', [[6, 48], [7, 47.5]], [6, 47.5, 7, 48]],
    ['with their heights, where every point has one', [[6, 48, 200], [7, 47.5, 100]], [6, 47.5, 100, 7, 48, 200]],
    ['without heights that only some points have', [[6, 48, 200], [7, 47.5]], [6, 47.5, 7, 48]],
    ['as before, as long as a coordinate is no number', [[6, ''], [7, 47.5]], [1, 2, 3, 4]],
  ])('has the bounds that it had %s', (_what, points, bbox) => {
    expect(geometryOf({ shape: 'LineString', points }, { type: 'LineString', bbox: [1, 2, 3, 4], coordinates: [] })).toMatchObject({ bbox });
  });

  it('is closed where it is an area, and is nothing without a point', () => {
    expect(geometryOf({ shape: 'Polygon', points: ring }, undefined)).toEqual({ type: 'Polygon', coordinates: [[...ring, [6, 48]]] });
    expect(geometryOf({ shape: 'Polygon', points: [] }, { type: 'Polygon' })).toBeUndefined();
  });
});

it.each([
  [[6, 48, 200], [48, 6]],
  [[180, 90], [90, 180]],
  [[-180, -90], [-90, -180]],
  [[180.1, 48], undefined],
  [[6, 90.1], undefined],
  [['6', 48], undefined],
  [[6], undefined],
])('the point %o stands at %o on a map', (point, position) => {
  expect(positionOf(point)).toEqual(position);
});
