import type { RecordData } from '../../../src/engine/Resource';
import type { Schema } from '../../../src/engine/Schema';
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

const CLOCK = /(?:^|[T ])((?:[01]\d|2[0-3]):[0-5]\d)/;

/** Refuses, with the sentence of the framework, a time that nobody could read (solidary contract 4.3). */
export function checkTimes(sent: RecordData, names: readonly string[]): void {
  for (const name of names) {
    const value = sent[name];
    if (typeof value === 'string' && !CLOCK.test(value)) {
      throw new Refusal(400, `DateTime::__construct(): Failed to parse time string (${value}) at position 0 (${value.charAt(0)})`);
    }
  }
}

/** Times as they come out of the database, whatever day and zone they were sent with: the clock part, on 1 January 1970. */
export function readTimes(record: RecordData, names: readonly string[]): void {
  for (const name of names) {
    const clock = CLOCK.exec(String(record[name] ?? ''))?.[1];
    if (clock !== undefined) record[name] = `1970-01-01T${clock}:00+00:00`;
  }
}
