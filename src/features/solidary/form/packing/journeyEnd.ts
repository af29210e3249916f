import type { RecordData } from '@/engine/model/Schema';
import { readDay, UNTIL } from './journeyReading';
import { addDays, addMonths } from './shiftDay';

/** How far ahead each choice of a range reaches (contract requests.codes). */
const DAYS_AHEAD: Readonly<Record<number, number>> = { 2: 7, 3: 15, 4: 30 };

/** The last day of a journey within some days; none of one on a day. */
export function lastDayOfRange(choice: unknown, first: unknown): string | undefined {
  const ahead = DAYS_AHEAD[Number(choice)];
  return ahead === undefined || typeof first !== 'string' ? undefined : addDays(first, ahead);
}

/** The last day of a journey for a week or a month; none where it is chosen. */
export function lastDayOfWeeks(choice: unknown, first: unknown): string | undefined {
  if (typeof first !== 'string') return undefined;
  if (choice === 1) return addDays(first, 6);
  return choice === 2 ? addDays(addMonths(first, 1), -1) : undefined;
}

/** The stored one, of a journey that starts and lasts as it did, however it came to end another day; a last day that is chosen is a field of its own. */
export function keptLastDay(chosen: RecordData, before: RecordData): string | undefined {
  const isSame = Object.entries(chosen).every(([name, value]) => before[name] === value);
  return isSame && chosen['regularDateChoice'] !== UNTIL ? readDay(before['toDate']) : undefined;
}
