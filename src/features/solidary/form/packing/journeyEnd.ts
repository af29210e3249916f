import type { RecordData } from '@/engine/model/Schema';
import { readDay, UNTIL } from './journeyReading';

/** The number of days that each choice of flexible days covers (contract requests.codes). */
const DAYS_AHEAD: Readonly<Record<number, number>> = { 2: 7, 3: 15, 4: 30 };

/** The last day of a journey with flexible days; none for a fixed day. */
export function lastDayOfRange(choice: unknown, first: unknown): string | undefined {
  const ahead = DAYS_AHEAD[Number(choice)];
  return ahead === undefined || typeof first !== 'string' ? undefined : addDays(first, ahead);
}

/** The last day of a journey for a week or a month; none where the day is chosen. */
export function lastDayOfWeeks(choice: unknown, first: unknown): string | undefined {
  if (typeof first !== 'string') return undefined;
  if (choice === 1) return addDays(first, 6);
  return choice === 2 ? addDays(addMonth(first), -1) : undefined;
}

/**
 * The stored last day, for a journey whose start and duration have not changed: it may differ from the computed one. A chosen last day is a field
 * of its own.
 */
export function keptLastDay(chosen: RecordData, before: RecordData): string | undefined {
  const isSame = Object.entries(chosen).every(([name, value]) => before[name] === value);
  return isSame && chosen['regularDateChoice'] !== UNTIL ? readDay(before['toDate']) : undefined;
}

/** The day some days later; a text that is not a day stays as it is. */
function addDays(day: string, days: number): string {
  return shifted(day, (date) => date.setUTCDate(date.getUTCDate() + days));
}

/** The same day of the next month, or the last one of a shorter month. */
function addMonth(day: string): string {
  return shifted(day, (date) => {
    const wanted = date.getUTCDate();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + 1);
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    date.setUTCDate(Math.min(wanted, last));
  });
}

/** The day is read and written as UTC, so that a change to or from summer time has no effect. */
function shifted(day: string, shift: (date: Date) => void): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  shift(date);
  return Number.isNaN(date.getTime()) ? day : date.toISOString().slice(0, 10);
}
