import type { RecordData } from '../../../src/engine/Resource';
import { Refusal } from '../http/Refusal';
import { DAY_NAMES, type Hours, type Journey, later, minutesOf, type Schedule } from './SolidaryRecord';

const EXACT = 1;
/** Minutes before and after an exact hour. */
const MARGIN = 15;
/** Of the structure, by the choice of a part of the day. */
const PERIOD_BY_CHOICE: Readonly<Record<number, string>> = { 2: 'm', 3: 'a', 4: 'e' };
const HOURS_LATER: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 3 };
const CHOSEN_RETURN = 5;

export const CHOICES = ['punctualOutwardDateChoice', 'punctualOutwardTimeChoice', 'punctualReturnDateChoice', 'regularDateChoice'];
/** The keys of a body that say when; any of them makes an edit deep. */
export const WHEN_KEYS = [
  ...CHOICES,
  'punctualOutwardMinDate',
  'punctualOutwardMaxDate',
  'punctualOutwardMinTime',
  'punctualReturnDate',
  'punctualReturnTime',
  'regularMinDate',
  'regularMaxDate',
  'regularSchedules',
];

/**
 * When somebody travels, from the body of a creation (solidary contract 7.6). What is missing or wrong is a 500 without words, a week
 * without a day a 400. The choices of both kinds are kept, whichever was asked.
 */
export function readJourney(body: RecordData, structure: RecordData): Journey {
  if (typeof body.regular !== 'boolean') throw new Refusal(500, 'Frequency is required');
  const choices = Object.fromEntries(CHOICES.flatMap((name) => (typeof body[name] === 'number' ? [[name, body[name]]] : [])));
  return { ...(body.regular ? readRegular(body) : readPunctual(body, structure)), choices };
}

function readRegular(body: RecordData): Omit<Journey, 'choices'> {
  if (!body.regularDateChoice) throw new Refusal(500, 'Regular date choice is required');
  const schedules = readSchedules(body.regularSchedules);
  const isRoundTrip = schedules.some(({ returnTime }) => returnTime !== null);
  return { frequency: 2, isRoundTrip, fromDate: day(body.regularMinDate), toDate: day(body.regularMaxDate), schedules };
}

function readSchedules(sent: unknown): Schedule[] {
  if (!Array.isArray(sent)) throw new Refusal(500, 'Regular schedules are required');
  const schedules = (sent as RecordData[]).map((row) => {
    if (!('returnTime' in row)) throw new Refusal(500, 'Undefined index: returnTime');
    return { ...daysOf((name) => row[name] === true), outwardTime: clockOrNull(row.outwardTime), returnTime: clockOrNull(row.returnTime) };
  });
  const goesOut = (row: Schedule): boolean => row.outwardTime !== null && DAY_NAMES.some((name) => row[name] === true);
  if (!schedules.some(goesOut)) throw new Refusal(400, 'At least one day with a time is needed');
  return schedules;
}

function readPunctual(body: RecordData, structure: RecordData): Omit<Journey, 'choices'> {
  const dateChoice = oneOf(body.punctualOutwardDateChoice, 4, 'outward date choice');
  const timeChoice = oneOf(body.punctualOutwardTimeChoice, 4, 'outward time choice');
  if (!('punctualReturnDateChoice' in body)) throw new Refusal(500, 'Undefined index: punctualReturnDateChoice');
  const fromDate = day(body.punctualOutwardMinDate);
  const outward = timeChoice === EXACT ? around(clock(body.punctualOutwardMinTime)) : windowOf(structure, timeChoice);
  const back = readReturn(body, outward);
  const isRoundTrip = back !== undefined;
  if (dateChoice === EXACT) return { frequency: 1, isRoundTrip, fromDate, outward, ...(back && { return: back, returnDate: returnDay(body) ?? fromDate }), schedules: [] };
  const week = { ...daysOf(() => true), outwardTime: outward.time, returnTime: back?.time ?? null };
  return { frequency: 3, isRoundTrip, fromDate, toDate: day(body.punctualOutwardMaxDate), outward, ...(back && { return: back, returnDate: fromDate }), schedules: [week] };
}

function readReturn(body: RecordData, outward: Hours): Hours | undefined {
  const choice = Number(body.punctualReturnDateChoice);
  if (choice === CHOSEN_RETURN) return around(clock(body.punctualReturnTime));
  const hours = HOURS_LATER[choice];
  if (hours === undefined) return undefined;
  return { time: later(outward.time, hours * 60), min: later(outward.min, hours * 60), max: later(outward.max, hours * 60) };
}

function returnDay(body: RecordData): string | undefined {
  return Number(body.punctualReturnDateChoice) === CHOSEN_RETURN ? day(body.punctualReturnDate) : undefined;
}

/** The structure's own part of the day, and its middle. */
export function windowOf(structure: RecordData, choice: number): Hours {
  const period = PERIOD_BY_CHOICE[choice] ?? '';
  const [min, max] = [`${period}MinTime`, `${period}MaxTime`].map((name) => String(structure[name]).slice(11, 16)) as [string, string];
  return { time: later(min, Math.floor((minutesOf(max) - minutesOf(min)) / 2)), min, max };
}

export function around(time: string): Hours {
  return { time, min: later(time, -MARGIN), max: later(time, MARGIN) };
}

export function daysOf(goes: (name: (typeof DAY_NAMES)[number]) => boolean): Record<string, boolean> {
  return Object.fromEntries(DAY_NAMES.map((name) => [name, goes(name)]));
}

function oneOf(value: unknown, most: number, what: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new Refusal(500, `The ${what} is required, from 1 to ${most}`);
}

function day(value: unknown): string {
  const found = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
  if (found === undefined || Number.isNaN(Date.parse(found))) throw new Refusal(500, 'A date is required');
  return found;
}

function clock(value: unknown): string {
  if (typeof value !== 'string' || !/^([01]\d|2[0-3]):[0-5]\d$/.test(value)) throw new Refusal(500, 'A time is required');
  return value;
}

function clockOrNull(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : clock(value);
}
