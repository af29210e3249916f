import type { RecordData } from '../../../src/engine/model/Schema';
import { Refusal } from '../http/Refusal';
import { isTrue, readClock } from './sentValues';
import { DAY_NAMES, type Schedule } from './SolidaryRecord';

export const WHOLE_WEEK = daysOf(() => true);

function daysOf(goes: (name: (typeof DAY_NAMES)[number]) => boolean): Record<string, boolean> {
  return Object.fromEntries(DAY_NAMES.map((name) => [name, goes(name)]));
}

/**
 * Reads the week of a trip from the rows of a form. A day has one hour for each direction: where two rows share a day, the last counts. Answers
 * contain rows of days with the same hours (contract requests.edit). Each direction of the trip needs at least one day.
 */
export function readWeek(sent: unknown, goesBack = hasReturn(sent)): { schedules: Schedule[]; isRoundTrip: boolean } {
  if (!Array.isArray(sent)) throw new Refusal(500, 'Regular schedules are required');
  const rows = sent as RecordData[];
  const outward = timesOf(rows, 'outwardTime');
  const back = goesBack ? timesOf(rows, 'returnTime') : new Map<string, string>();
  if (outward.size === 0 || (goesBack && back.size === 0)) throw new Refusal(400, 'At least one day should be selected for a regular trip');
  const schedules: Schedule[] = [];
  for (const day of DAY_NAMES) {
    const [outwardTime, returnTime] = [outward.get(day) ?? null, back.get(day) ?? null];
    if (outwardTime === null && returnTime === null) continue;
    const same = schedules.find((row) => row.outwardTime === outwardTime && row.returnTime === returnTime);
    if (same) same[day] = true;
    else schedules.push({ ...daysOf((name) => name === day), outwardTime, returnTime });
  }
  return { schedules, isRoundTrip: goesBack };
}

function hasReturn(sent: unknown): boolean {
  return Array.isArray(sent) && (sent as RecordData[]).some(({ returnTime }) => isTrue(returnTime));
}

function timesOf(rows: readonly RecordData[], field: 'outwardTime' | 'returnTime'): Map<string, string> {
  const days = rows.flatMap((row) => (isTrue(row[field]) ? DAY_NAMES.filter((day) => isTrue(row[day])).map((day) => [day, row[field]] as const) : []));
  return new Map(days.map(([day, time]) => [day, readClock(time)]));
}
