import type { Bounds } from '@/ui/map/Bounds';
import type { Position } from '@/ui/map/MapProps';
import type { ListDefinition } from '../../model/ListDefinition';

/** The decimals of a degree in a request, a precision of about ten metres: a map that has hardly moved makes the same request. */
const DIGITS = 4;

/** The list limited to what is in sight, where its server can do that, by a fixed filter that goes with every request. */
export function keptToSight(list: ListDefinition, sight: Bounds | undefined): ListDefinition {
  const parameter = list.map?.parameter;
  if (parameter === undefined || !sight || list.paging === 'client') return list;
  return { ...list, fixedFilters: [...list.fixedFilters, { name: parameter, parameter, value: boundsText(sight) }] };
}

/** The bounds as west, north, east and south. A map that shows the Earth more than once still asks for one Earth. */
export function boundsText({ west, north, east, south }: Bounds): string {
  return [within(west, 180), within(north, 90), within(east, 180), within(south, 90)].join(',');
}

export function isInSight([latitude, longitude]: Position, sight: Bounds | undefined): boolean {
  if (!sight) return true;
  return latitude >= sight.south && latitude <= sight.north && longitude >= sight.west && longitude <= sight.east;
}

function within(degrees: number, limit: number): string {
  return String(Number(Math.min(limit, Math.max(-limit, degrees)).toFixed(DIGITS)));
}

/** The point in the middle of a map, where the parallels move apart towards the poles (Mercator). */
export function middleOf({ west, north, east, south }: Bounds): Position {
  const height = (latitude: number) => Math.asinh(Math.tan((latitude * Math.PI) / 180));
  const latitude = (Math.atan(Math.sinh((height(north) + height(south)) / 2)) * 180) / Math.PI;
  return [latitude, (west + east) / 2];
}
