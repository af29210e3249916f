import type { Position } from './MapProps';

/** Where an object with a latitude and a longitude is; `undefined` for anything that is nowhere on Earth. */
export function earthPosition(place: unknown): Position | undefined {
  if (typeof place !== 'object' || place === null) return undefined;
  const { latitude, longitude } = place as Record<string, unknown>;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined;
}
