import type { RecordRule } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { isClock, localDay } from '@/engine/model/transforms/calendarText';
import { isSameValue } from '@/engine/model/transforms/emptyValue';
import { isSamePlace } from '@/engine/model/transforms/isSamePlace';
import { lastDayOfRange, lastDayOfWeeks } from './packing/journeyEnd';
import type { RequestConfiguration } from '../model/RequestConfiguration';
import type { ImpossibleJourney, JourneyRule } from './JourneyRule';
import { weekRules } from './weekRules';

type Words = (what: ImpossibleJourney) => string;

/**
 * Rules against impossible journeys, which the platform accepts, or refuses without explanation (contract requests.create). An edit is only checked
 * where it changes something, because stored journeys may have been wrong for long.
 */
export function journeyRules({ windows }: Pick<RequestConfiguration, 'windows'>, words: Words): RecordRule[] {
  return [...RULES, ...weekRules].map(({ of, breaches }) => (record, before) => {
    const isAsked = !before || of.some((name) => !isSameValue(record[name], before[name]));
    return isAsked ? breaches(record, windows).map(({ field, what }) => ({ field, text: words(what) })) : [];
  });
}

const CHOSEN_RETURN = 5;
/** The number of hours after the outward journey, for each choice of a return. */
export const HOURS_LATER: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 3 };
const OUTWARD = ['regular', 'punctualOutwardDateChoice', 'punctualOutwardMinDate', 'punctualOutwardTimeChoice', 'punctualOutwardMinTime'];

const RULES: readonly JourneyRule[] = [
  { of: ['origin', 'destinationAny', 'destination'], breaches: (record) => when(isToItself(record), 'destination', 'samePlace') },
  {
    of: [...OUTWARD, 'punctualReturnDateChoice', 'punctualReturnDate', 'punctualReturnTime'],
    breaches: (record, windows) => when(isBackBefore(record, windows), 'punctualReturnTime', 'returnBeforeOutward'),
  },
  {
    of: [...OUTWARD, 'punctualReturnDateChoice'],
    breaches: (record, windows) => when(isBackNextDay(record, windows), 'punctualReturnDateChoice', isOnDay(record) ? 'returnNextDay' : 'returnNextDayOfRange'),
  },
  {
    of: ['regular', 'punctualOutwardDateChoice', 'punctualReturnDateChoice'],
    breaches: (record) => when(isOnDay(record) === false && record['punctualReturnDateChoice'] === CHOSEN_RETURN, 'punctualReturnDateChoice', 'returnOfRange'),
  },
  {
    of: ['regular', 'punctualOutwardDateChoice', 'punctualOutwardMinDate', 'regularDateChoice', 'regularMinDate', 'regularMaxDate'],
    breaches: (record) => when(isOver(record), lastField(record), 'over'),
  },
];

function when(isSo: boolean, field: string, what: ImpossibleJourney) {
  return isSo ? [{ field, what }] : [];
}

function isToItself({ origin, destination, destinationAny }: RecordData): boolean {
  return destinationAny !== true && isSamePlace(origin, destination);
}

/** Whether a single journey is on a fixed day rather than within several; `undefined` for a weekly one. */
function isOnDay({ regular, punctualOutwardDateChoice }: RecordData): boolean | undefined {
  if (regular !== false || typeof punctualOutwardDateChoice !== 'number') return undefined;
  return punctualOutwardDateChoice === 1;
}

function isBackBefore(record: RecordData, windows: RequestConfiguration['windows']): boolean {
  const { punctualReturnDateChoice, punctualOutwardMinDate, punctualReturnDate, punctualReturnTime } = record;
  if (!isOnDay(record) || punctualReturnDateChoice !== CHOSEN_RETURN || punctualReturnDate !== punctualOutwardMinDate) return false;
  const [start, end] = [outwardMinutes(record, windows)?.earliest, minutesOf(punctualReturnTime)];
  return start !== undefined && end !== undefined && end <= start;
}

/** Whether the return falls on the next day. The platform adds the hours and keeps the day. */
function isBackNextDay(record: RecordData, windows: RequestConfiguration['windows']): boolean {
  const hours = HOURS_LATER[Number(record['punctualReturnDateChoice'])];
  const start = isOnDay(record) === undefined ? undefined : outwardMinutes(record, windows)?.stored;
  return hours !== undefined && start !== undefined && start + hours * 60 >= 24 * 60;
}

/** The earliest departure in minutes of the day, and the stored one: a part of the day is stored as its middle. */
export function outwardMinutes({ punctualOutwardTimeChoice, punctualOutwardMinTime }: RecordData, windows: RequestConfiguration['windows']) {
  const window = windows[Number(punctualOutwardTimeChoice)];
  const [earliest, latest] = window ? [minutesOf(window.min), minutesOf(window.max)] : [minutesOf(punctualOutwardMinTime), minutesOf(punctualOutwardMinTime)];
  return earliest === undefined || latest === undefined ? undefined : { earliest, stored: (earliest + latest) / 2 };
}

function minutesOf(clock: unknown): number | undefined {
  if (typeof clock !== 'string' || !isClock(clock)) return undefined;
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function isOver(record: RecordData): boolean {
  const last = lastDay(record);
  return typeof last === 'string' && last < localDay(new Date());
}

function lastDay({ regular, regularDateChoice, regularMinDate, regularMaxDate, punctualOutwardDateChoice, punctualOutwardMinDate }: RecordData): unknown {
  if (regular === true) return lastDayOfWeeks(regularDateChoice, regularMinDate) ?? regularMaxDate;
  return lastDayOfRange(punctualOutwardDateChoice, punctualOutwardMinDate) ?? punctualOutwardMinDate;
}

function lastField({ regular, regularDateChoice }: RecordData): string {
  if (regular !== true) return 'punctualOutwardMinDate';
  return regularDateChoice === 3 ? 'regularMaxDate' : 'regularMinDate';
}
