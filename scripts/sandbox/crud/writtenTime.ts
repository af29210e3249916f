import { databaseRefused, Refusal } from '../http/Refusal';

/** The parts of a date-time, as they were written. */
interface Written {
  year: number;
  month: number;
  day: number;
  /** The time of day, `HH:MM:SS`. */
  clock?: string | undefined;
}

const TIME = '(?:[T ](\\d{2}:\\d{2})(:\\d{2})?.*)?';
const NUMBERS = '(\\d{1,2})';
const FORMS: readonly { pattern: RegExp; order: readonly (keyof Omit<Written, 'clock'>)[] }[] = [
  { pattern: new RegExp(`^(\\d{4})-${NUMBERS}-${NUMBERS}${TIME}$`), order: ['year', 'month', 'day'] },
  // With slashes, the month comes first; with dashes or dots, the day does.
  { pattern: new RegExp(`^${NUMBERS}/${NUMBERS}/(\\d{4})${TIME}$`), order: ['month', 'day', 'year'] },
  { pattern: new RegExp(`^${NUMBERS}[-.]${NUMBERS}[-.](\\d{4})${TIME}$`), order: ['day', 'month', 'year'] },
  { pattern: new RegExp(`^(\\d{4})(\\d{2})(\\d{2})${TIME}$`), order: ['year', 'month', 'day'] },
];

/**
 * A date or a date-time as PHP understands it, which is nearly any text (contract wire.values). The wall clock is stored without its zone and read
 * back at +00:00. A 31st of February becomes a 3rd of March.
 */
export function writtenTime(sent: unknown, format: 'date' | 'date-time'): string {
  const value = typeof sent === 'number' ? String(sent) : sent;
  if (typeof value !== 'string' || value === '') throw new Refusal(400, EMPTY);
  const written = partsOf(value.trim());
  if (!written || written.month > 12 || written.day > 31) throw new Refusal(400, unreadable(value));
  const { year, month, day, clock = '00:00:00' } = written;
  if (year === 0) throw databaseRefused(`Incorrect date value "${value}"`);
  const time = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  return `${time}T${format === 'date' ? '00:00:00' : clock}+00:00`;
}

function partsOf(value: string): Written | undefined {
  for (const { pattern, order } of FORMS) {
    const [found, ...groups] = pattern.exec(value) ?? [];
    if (found === undefined) continue;
    const numbers = groups.slice(0, 3).map(Number);
    const part = (name: 'year' | 'month' | 'day'): number => numbers[order.indexOf(name)] ?? 0;
    return { year: part('year'), month: part('month'), day: part('day'), clock: groups[3] && `${groups[3]}${groups[4] ?? ':00'}` };
  }
  return /^\d{4}$/.test(value) ? ofFourDigits(value) : undefined;
}

/** Reads four digits as a time of today or, when they are no time of day, as a year, with today's day and month. */
function ofFourDigits(value: string): Written {
  const now = new Date();
  const today = { month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  const isTime = Number(value.slice(0, 2)) < 24 && Number(value.slice(2)) < 60;
  if (isTime) return { ...today, year: now.getUTCFullYear(), clock: `${value.slice(0, 2)}:${value.slice(2)}:00` };
  return { ...today, year: Number(value), clock: now.toISOString().slice(11, 19) };
}

const EMPTY =
  'The data is either an empty string or null, you should pass a string that can be parsed with the passed format or a valid DateTime string.';

function unreadable(value: string): string {
  return `DateTime::__construct(): Failed to parse time string (${value}) at position 0 (${value.charAt(0)}): The timezone could not be found in the database`;
}
