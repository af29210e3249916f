import type { RecordData } from '@/engine/model/Schema';
import { address } from '@/engine/model/transforms/address';
import { clockTime } from '@/engine/model/transforms/clockTime';
import { dateOnly } from '@/engine/model/transforms/dateOnly';
import { isEmptyValue } from '@/engine/model/transforms/emptyValue';
import { isPlainObject, plainObjects } from '@/engine/model/transforms/plainObject';
import { textValue } from '@/widgets/textValue';
import { SLOTS } from '../week/slots';
import { type Day, DAYS, type Person, type Slots, type WeekHours, type Windows } from './SolidaryCase';

/** Readers for what the platform answers about a request. They never throw, whatever it is (contract requests.realities). */

/** The id of a resource that has no real one yet (contract wire.values). */
const NO_ID = 999_999_999_999;

const asClock = clockTime();
const asDay = dateOnly();
const asAddress = address();

export function objectOf(value: unknown): RecordData {
  return isPlainObject(value) ? value : {};
}

/** The objects in a list, or in an object whose keys are numbers; none in anything else (contract requests.realities). */
export function rowsOf(value: unknown): RecordData[] {
  return plainObjects(isPlainObject(value) ? Object.values(value) : value);
}

/** A text, or a number as a text; undefined for blanks alone. */
export function textOf(value: unknown): string | undefined {
  return textValue(value)?.trim() || undefined;
}

/** A number, or a text with one: progressions come as both (contract requests.realities). */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

export function idOf(value: unknown): number | undefined {
  const id = numberOf(value);
  return id !== undefined && Number.isInteger(id) && id > 0 && id !== NO_ID ? id : undefined;
}

/** Whether a value is true; partners send 1 and 0 (contract partners.journeys). */
export function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === '1';
}

/** The time `HH:mm`, taken from the digits of the text. */
export function clockOf(value: unknown): string | undefined {
  return textOf(asClock.fromApi(value));
}

/** The day `YYYY-MM-DD`, taken from the digits of the text. */
export function dayOf(value: unknown): string | undefined {
  return textOf(asDay.fromApi(value));
}

/** An address with numeric coordinates; undefined for an empty one. */
export function placeOf(value: unknown): RecordData | undefined {
  const place = asAddress.fromApi(value);
  return isPlainObject(place) && !isEmptyValue(place) ? place : undefined;
}

/** A person whose keys may have a prefix, as in `carpoolerGivenName`. Undefined when nothing is known about them. */
export function personOf(row: RecordData, prefix = '', userId?: number): Person | undefined {
  const named = (name: string) => textOf(row[prefix ? `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}` : name]);
  const person = defined({ userId, givenName: named('givenName'), familyName: named('familyName'), avatar: named('avatar') });
  return Object.keys(person).length > 0 ? person : undefined;
}

/** The days with an hour; the other days are `false` (contract requests.matches). */
export function weekHoursOf(value: unknown): WeekHours {
  const week = objectOf(value);
  return defined(Object.fromEntries(DAYS.map((day) => [day, clockOf(week[day])])));
}

export function daysOf(value: unknown): Record<Day, boolean> {
  const week = objectOf(value);
  const { mon, tue, wed, thu, fri, sat, sun } = week;
  return { mon: isTrue(mon), tue: isTrue(tue), wed: isTrue(wed), thu: isTrue(thu), fri: isTrue(fri), sat: isTrue(sat), sun: isTrue(sun) };
}

export function slotsOf(value: unknown): Slots {
  const flags = objectOf(value);
  return new Set(SLOTS.filter((slot) => isTrue(flags[slot])));
}

/** The parts of the day from `mMinTime`, `mMaxTime`… (contract requests.matches). */
export function windowsOf(row: RecordData): Windows {
  const window = (part: string) => {
    const bounds = defined({ min: clockOf(row[`${part}MinTime`]), max: clockOf(row[`${part}MaxTime`]) });
    return Object.keys(bounds).length > 0 ? bounds : undefined;
  };
  return defined({ m: window('m'), a: window('a'), e: window('e') });
}

/** An object without the keys whose value is undefined, which types with optional keys require. */
export function defined<Value extends object>(value: Value): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as { [Key in keyof Value]?: Exclude<Value[Key], undefined> };
}
