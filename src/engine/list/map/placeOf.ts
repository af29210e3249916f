import type { Position } from '@/ui/map/MapProps';
import type { RecordData } from '../../model/Schema';

/** Where a record is, by a field that has a latitude and a longitude; nothing when it is nowhere on Earth. */
export function placeOf(record: RecordData, field: string): Position | undefined {
  const value = record[field];
  if (typeof value !== 'object' || value === null) return undefined;
  const { latitude, longitude } = value as RecordData;
  const isThere = typeof latitude === 'number' && typeof longitude === 'number' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isThere ? [latitude, longitude] : undefined;
}
