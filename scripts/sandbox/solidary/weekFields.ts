import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import { Refusal } from '../http/Refusal';

export const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
/** The parts of the day: morning, afternoon and evening. */
export const PERIODS = ['m', 'a', 'e'] as const;

/** The parts of every day of the week: `mMon`, `aMon`… */
export const SLOTS: readonly string[] = DAYS.flatMap((day) => PERIODS.map((period) => `${period}${day}`));
/** The starts and ends of the parts of the day. */
export const WINDOWS: readonly string[] = PERIODS.flatMap((period) => [`${period}MinTime`, `${period}MaxTime`]);
/** The limits within which these starts and ends may be moved. */
export const BOUNDS: readonly string[] = PERIODS.flatMap((period) => [`${period}MinRangeTime`, `${period}MaxRangeTime`]);

/** Gives several fields the same schema. */
export function each(names: readonly string[], schema: Schema): Record<string, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema]));
}

const CLOCK = /(?:^|[T ])([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?/;
const DAY = /^\d{4}-\d{2}-\d{2}/;
const ZONE = /[+-]\d{2}:\d{2}$/;
const NO_TIME = 'The data is either an empty string or null, you should pass a string that can be parsed with the passed format or a valid DateTime string.';

/** Refuses an empty time with the framework's sentence (contract structures.fields). */
export function requireTimes(sent: RecordData, names: readonly string[]): void {
  if (names.some((name) => sent[name] === null || sent[name] === '')) throw new Refusal(400, NO_TIME);
}

/** Refuses an unreadable time with the framework's sentence (contract structures.lists). */
export function checkTimes(sent: RecordData, names: readonly string[]): void {
  for (const name of names) {
    const value = sent[name];
    if (typeof value === 'string' && !CLOCK.test(value)) {
      const where = `at position 0 (${value.charAt(0)}): The timezone could not be found in the database`;
      throw new Refusal(400, `DateTime::__construct(): Failed to parse time string (${value}) ${where}`);
    }
  }
}

function clockOf(value: unknown): string | undefined {
  const [found, hours = '', minutes = '', seconds = '00'] = CLOCK.exec(String(value ?? '')) ?? [];
  return found === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
}

/** Turns times into what the database returns, whatever day and zone they were sent with: the time of day, on 1 January 1970. */
export function readTimes(record: RecordData, names: readonly string[]): void {
  for (const name of names) {
    const clock = clockOf(record[name]);
    if (clock !== undefined) record[name] = `1970-01-01T${clock}+00:00`;
  }
}

/** Turns times into what the answer to a write has: the day and zone they were sent with, or else today and the server's zone. */
export function writtenTimes(record: RecordData, names: readonly string[], now: Date): void {
  for (const name of names) {
    const sent = String(record[name] ?? '');
    const clock = clockOf(sent);
    const [day = now.toISOString().slice(0, 10)] = DAY.exec(sent) ?? [];
    const [zone = '+00:00'] = ZONE.exec(sent) ?? [];
    if (clock !== undefined) record[name] = `${day}T${clock}${zone}`;
  }
}

/** A time as it was sent, on today's date where it has none. For `null` it is the current time, for an unreadable text nothing. */
export function timeOf(sent: unknown, now: Date): string | undefined {
  const written = now.toISOString();
  if (sent === null) return `${written.slice(0, 19)}+00:00`;
  const [, day = written.slice(0, 10), clock = ''] = (typeof sent === 'string' && /^(?:(\d{4}-\d{2}-\d{2})[T ])?((?:[01]\d|2[0-3]):[0-5]\d)/.exec(sent)) || [];
  return clock === '' ? undefined : `${day}T${clock}:00+00:00`;
}
