import type { RecordData } from '../../model/Schema';
import type { Problem, ProblemLine } from './ErrorSummary';
import { topOf } from '../../model/topOf';

/** The lines of a problem that still lead somewhere: a choice may have hidden their field, or an item of a list may have been removed. */
export function linesInSight({ lines }: Problem, fields: ReadonlyMap<string, unknown>, record: RecordData): readonly ProblemLine[] {
  return lines.filter(({ field }) => field === undefined || isInSight(field, fields, record));
}

/** Whether the form shows a place of the record. */
export function isInSight(place: string, fields: ReadonlyMap<string, unknown>, record: RecordData): boolean {
  return fields.has(topOf(place)) && hasItems(record, place.split('.'));
}

function hasItems(value: unknown, path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (name === undefined || typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value) && !(name in value)) return false;
  return hasItems((value as RecordData)[name], rest);
}
