import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import { Refusal } from '../http/Refusal';

export const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
/** Morning, afternoon and evening. */
export const PERIODS = ['m', 'a', 'e'] as const;

/** `mMon`, `aMon`…: the parts of the days of a week. */
export const SLOTS: readonly string[] = DAYS.flatMap((day) => PERIODS.map((period) => `${period}${day}`));
/** When morning, afternoon and evening start and end. */
export const WINDOWS: readonly string[] = PERIODS.flatMap((period) => [`${period}MinTime`, `${period}MaxTime`]);
/** What the windows may be moved within. */
export const BOUNDS: readonly string[] = PERIODS.flatMap((period) => [`${period}MinRangeTime`, `${period}MaxRangeTime`]);

/** The same schema for several fields. */
export function each(names: readonly string[], schema: Schema): Record<string, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema]));
}

const CLOCK = /(?:^|[T ])([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?/;
const DAY = /^\d{4}-\d{2}-\d{2}/;
const ZONE = /[+-]\d{2}:\d{2}$/;
const NO_TIME = 'The data is either an empty string or null, you should pass a string that can be parsed with the passed format or a valid DateTime string.';

/** Refuses, with the sentence of the framework, a time that is empty (contract structures.fields). */
export function requireTimes(sent: RecordData, names: readonly string[]): void {
  if (names.some((name) => sent[name] === null || sent[name] === '')) throw new Refusal(400, NO_TIME);
}

/** Refuses, with the sentence of the framework, a time that nobody could read (contract structures.lists). */
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

/** Times as they come out of the database, whatever day and zone they were sent with: the clock part, on 1 January 1970. */
export function readTimes(record: RecordData, names: readonly string[]): void {
  for (const name of names) {
    const clock = clockOf(record[name]);
    if (clock !== undefined) record[name] = `1970-01-01T${clock}+00:00`;
  }
}

/** Times as the answer to a write has them: on the day and in the zone they were sent with, or else today's and the server's. */
export function writtenTimes(record: RecordData, names: readonly string[], now: Date): void {
  for (const name of names) {
    const sent = String(record[name] ?? '');
    const clock = clockOf(sent);
    const [day = now.toISOString().slice(0, 10)] = DAY.exec(sent) ?? [];
    const [zone = '+00:00'] = ZONE.exec(sent) ?? [];
    if (clock !== undefined) record[name] = `${day}T${clock}${zone}`;
  }
}

/** A time as it was sent, on the day it is where none was; the hour that it is for `null`, nothing for what nobody could read. */
export function timeOf(sent: unknown, now: Date): string | undefined {
  const written = now.toISOString();
  if (sent === null) return `${written.slice(0, 19)}+00:00`;
  const [, day = written.slice(0, 10), clock = ''] = (typeof sent === 'string' && /^(?:(\d{4}-\d{2}-\d{2})[T ])?((?:[01]\d|2[0-3]):[0-5]\d)/.exec(sent)) || [];
  return clock === '' ? undefined : `${day}T${clock}:00+00:00`;
}
