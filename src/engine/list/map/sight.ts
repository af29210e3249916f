import type { Bounds } from '@/ui/map/Bounds';
import type { Position } from '@/ui/map/MapProps';
import type { ListDefinition } from '../../model/ListDefinition';

/** A part of a street: a map that has hardly moved asks the same. */
const DIGITS = 4;

/** The list kept to what is in sight, when its server can; a fixed filter goes with every request. */
export function keptToSight(list: ListDefinition, sight: Bounds | undefined): ListDefinition {
  const parameter = list.map?.boundsParameter;
  if (parameter === undefined || !sight || list.paging === 'client') return list;
  return { ...list, fixedFilters: [...list.fixedFilters, { name: parameter, parameter, value: boundsText(sight) }] };
}

/** West, north, east, south; a map that shows the Earth more than once still asks for one. */
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

/** What stands in the middle of a map, whose parallels move apart towards the poles (Mercator). */
export function middleOf({ west, north, east, south }: Bounds): Position {
  const height = (latitude: number) => Math.asinh(Math.tan((latitude * Math.PI) / 180));
  const latitude = (Math.atan(Math.sinh((height(north) + height(south)) / 2)) * 180) / Math.PI;
  return [latitude, (west + east) / 2];
}
