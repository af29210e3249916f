import type { Position } from '@/ui/map/MapProps';
import type { RecordData } from '../../model/Schema';

/** The place of a record, from a field with a latitude and a longitude; `undefined` when these are nowhere on Earth. */
export function placeOf(record: RecordData, field: string): Position | undefined {
  const value = record[field];
  if (typeof value !== 'object' || value === null) return undefined;
  const { latitude, longitude } = value as RecordData;
  const isThere = typeof latitude === 'number' && typeof longitude === 'number' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isThere ? [latitude, longitude] : undefined;
}
