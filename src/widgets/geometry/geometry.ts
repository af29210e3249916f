import { isShape, type Shape } from '@/engine/model/geometryShapes';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { TextContext } from '@/engine/model/Widget';
import { formatNumber } from '@/i18n/format';
import type { Position } from '@/ui/map/MapProps';
import { earthPosition } from '@/ui/map/earthPosition';

/** A point as GeoJSON has it: longitude, latitude, and whatever follows. What was typed and is no number stays a text, so that the schema refuses it. */
export type GeoPoint = readonly unknown[];

/** A geometry whose points can be drawn, in order. The ring of an area is not closed here. */
export interface Drawn {
  shape: Shape;
  points: readonly GeoPoint[];
}

/** The points of a geometry; nothing where it cannot be drawn: several areas, an area with a hole, what is no geometry. */
export function drawn(value: unknown): Drawn | undefined {
  if (!isPlainObject(value) || !isShape(value['type'])) return undefined;
  const { type: shape, coordinates = [] } = value;
  const points = shape === 'Point' ? [coordinates].filter((point) => !Array.isArray(point) || point.length > 0) : shape === 'Polygon' ? ringOf(coordinates) : coordinates;
  return Array.isArray(points) && points.every((point) => Array.isArray(point)) ? { shape, points } : undefined;
}

function ringOf(rings: unknown): unknown {
  if (!Array.isArray(rings) || rings.length > 1) return undefined;
  const ring: unknown = rings[0] ?? [];
  return Array.isArray(ring) && ring.length > 1 && JSON.stringify(ring[0]) === JSON.stringify(ring.at(-1)) ? ring.slice(0, -1) : ring;
}

/** The geometry with these points, or nothing without any. What `former` says beside them stays, and its bounds become those of the points. */
export function geometryOf({ shape, points }: Drawn, former: unknown): Record<string, unknown> | undefined {
  const [first] = points;
  if (!first) return undefined;
  const coordinates = { Point: first, LineString: points, Polygon: [[...points, first]] }[shape];
  const known = isPlainObject(former) ? former : {};
  return { ...known, ...(Array.isArray(known['bbox']) && { bbox: boundsOf(points) ?? known['bbox'] }), type: shape, coordinates };
}

/** The smallest coordinates and then the greatest, of as many axes as every point has; nothing as long as one of them is no number. */
function boundsOf(points: readonly GeoPoint[]): number[] | undefined {
  const axes = Math.min(...points.map(({ length }) => length));
  const along = Array.from({ length: axes }, (_, axis) => points.map((point) => point[axis]));
  if (!along.every((all): all is number[] => all.every((value) => typeof value === 'number'))) return undefined;
  return [...along.map((all) => Math.min(...all)), ...along.map((all) => Math.max(...all))];
}

/** The fewest points that a shape has. */
export const FEWEST: Readonly<Record<Shape, number>> = { Point: 1, LineString: 2, Polygon: 3 };

/** Where a point is on a map, when its coordinates are somewhere on Earth. */
export function positionOf([longitude, latitude]: GeoPoint): Position | undefined {
  return earthPosition({ latitude, longitude });
}

/** What a geometry is in a few words: where its point is, or how many points it has. */
export function geometryText(value: unknown, _field: unknown, { t, language }: TextContext): string | undefined {
  const whole = drawn(value);
  const [first] = whole?.points ?? [];
  if (!whole || !first) return isPlainObject(value) && typeof value['type'] === 'string' ? value['type'] : undefined;
  const [longitude, latitude] = first.map((degrees) => (typeof degrees === 'number' ? formatNumber(degrees, language, { maximumFractionDigits: 6 }) : String(degrees)));
  return whole.shape === 'Point' ? t('widgets:geometry.at', { latitude, longitude }) : t(`widgets:geometry.text.${whole.shape}`, { count: whole.points.length });
}
