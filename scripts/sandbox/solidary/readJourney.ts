import type { RecordData } from '../../../src/engine/model/Schema';
import { Refusal } from '../http/Refusal';
import { isSet, isTrue, readClock } from './sentValues';
import { DAY_NAMES, type Hours, type Journey, later, minutesOf, type Schedule } from './SolidaryRecord';

const EXACT = 1;
/** The minutes before and after an exact hour. */
const MARGIN = 15;
/** The choices of dates that leave several days open. Such a request comes in as punctual, and is stored as a trip of every day. */
const FLEXIBLE = [2, 3, 4];
/** The structure's part of the day, by the choice of the hour. */
const PERIOD_BY_CHOICE: Readonly<Record<number, string>> = { 2: 'm', 3: 'a', 4: 'e' };
const HOURS_LATER: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 3 };
const CHOSEN_RETURN = 5;

export const PUNCTUAL_CHOICES = ['punctualOutwardDateChoice', 'punctualOutwardTimeChoice', 'punctualReturnDateChoice'];
const CHOICES = [...PUNCTUAL_CHOICES, 'regularDateChoice'];

export type Trip = Omit<Journey, 'choices'>;

/** The journey of a complete body: its trip, and the choices of both kinds, whichever was asked for. */
export function readJourney(body: RecordData, structure: RecordData, now: Date): Journey {
  return { ...readTrip(body, structure, now), choices: choicesOf(body) };
}

export function choicesOf(body: RecordData): Record<string, number> {
  return Object.fromEntries(CHOICES.flatMap((name) => (isSet(body[name]) ? [[name, Number(body[name])]] : [])));
}

/**
 * The days and hours of a trip (contract requests.create). A punctual trip without a date or hour takes the current one. An unreadable value is a
 * 500 without a message, a week without a day a 400.
 */
export function readTrip(body: RecordData, structure: RecordData, now: Date): Trip {
  return isTrue(body.regular) ? readRegular(body) : readDated(body, structure, now);
}

function readRegular({ regularMinDate, regularMaxDate, regularSchedules }: RecordData): Trip {
  if (!isSet(regularMinDate) || !isSet(regularMaxDate)) throw new Refusal(500, 'The first and last days are required');
  const [fromDate, toDate] = [dayOf(regularMinDate), dayOf(regularMaxDate)];
  const { schedules, isRoundTrip } = readWeek(regularSchedules);
  return { frequency: 2, isRoundTrip, fromDate, toDate, ...(isRoundTrip && { returnDate: fromDate }), schedules };
}

function readDated(body: RecordData, structure: RecordData, now: Date): Trip {
  const isFlexible = FLEXIBLE.includes(Number(body.punctualOutwardDateChoice));
  const fromDate = dayOf(body.punctualOutwardMinDate, now);
  const toDate = isFlexible ? dayOf(body.punctualOutwardMaxDate, now) : undefined;
  const { time, margin } = outwardOf(body, structure);
  const back = returnOf(body, { time, fromDate }, now);
  const outward = around(time ?? clockOf(now), margin);
  const isRoundTrip = back !== undefined;
  if (toDate === undefined) return { frequency: 1, isRoundTrip, fromDate, outward, ...(back && { return: around(back.time, margin), returnDate: back.date }), schedules: [] };
  const week = { ...WHOLE_WEEK, outwardTime: time ?? null, returnTime: back?.isChosen === false ? back.time : null };
  const { schedules } = readWeek([week], isRoundTrip);
  return { frequency: 3, isRoundTrip, fromDate, toDate, outward, ...(back && { return: around(back.time, margin), returnDate: fromDate }), schedules };
}

/** The requested hour or, for a part of the day, its middle with the time on either side as the margin; no hour when neither is given. */
function outwardOf(body: RecordData, structure: RecordData): { time: string | undefined; margin: number } {
  const choice = Number(body.punctualOutwardTimeChoice);
  const period = PERIOD_BY_CHOICE[choice];
  if (period === undefined) return { time: choice === EXACT && isSet(body.punctualOutwardMinTime) ? readClock(body.punctualOutwardMinTime) : undefined, margin: MARGIN };
  const [min, max] = [`${period}MinTime`, `${period}MaxTime`].map((name) => String(structure[name]).slice(11, 16)) as [string, string];
  const margin = Math.floor((minutesOf(max) - minutesOf(min)) / 2);
  return { time: later(min, margin), margin };
}

interface Return {
  date: string;
  time: string;
  /** Whether the return was chosen by its date, rather than as a number of hours later. */
  isChosen: boolean;
}

function returnOf(body: RecordData, { time, fromDate }: { time: string | undefined; fromDate: string }, now: Date): Return | undefined {
  const choice = Number(body.punctualReturnDateChoice);
  const hours = HOURS_LATER[choice];
  if (hours !== undefined) return { date: fromDate, time: later(time ?? '00:00', hours * 60), isChosen: false };
  if (choice !== CHOSEN_RETURN) return undefined;
  const { punctualReturnDate: date, punctualReturnTime: clock } = body;
  return { date: dayOf(date, now), time: isSet(clock) ? readClock(clock) : clockOf(now), isChosen: true };
}

function around(time: string, margin: number): Hours {
  return { time, min: later(time, -margin), max: later(time, margin) };
}

/** A day in a body. A missing one is today, where the platform allows it to be missing. */
function dayOf(value: unknown, today?: Date): string {
  if (!isSet(value) && today) return today.toISOString().slice(0, 10);
  const found = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
  if (found === undefined || Number.isNaN(Date.parse(found))) throw new Refusal(500, `"${String(value)}" is no date`);
  return found;
}

function clockOf(now: Date): string {
  return now.toISOString().slice(11, 19);
}

const WHOLE_WEEK = daysOf(() => true);

function daysOf(goes: (name: (typeof DAY_NAMES)[number]) => boolean): Record<string, boolean> {
  return Object.fromEntries(DAY_NAMES.map((name) => [name, goes(name)]));
}

/**
 * Reads the week of a trip from the rows of a form. A day has one hour for each direction: where two rows share a day, the last counts. Answers
 * contain rows of days with the same hours (contract requests.edit). Each direction of the trip needs at least one day.
 */
function readWeek(sent: unknown, goesBack = hasReturn(sent)): { schedules: Schedule[]; isRoundTrip: boolean } {
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
