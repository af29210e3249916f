import type { RecordData } from '../Resource';
import { dayOf } from './calendarText';
import { clockTime } from './clockTime';
import { listOrMap } from './listOrMap';
import { isPlainObject } from './plainObject';
import { addDays, addMonths } from './shiftDay';
import type { RecordTransformFactory } from './Transform';
import { checkOptions, flagOption } from './transformOptions';
import { withoutKeys } from './withoutKeys';

const REGULAR = 2;
/** Of choices that name the day or the hour itself. */
const EXACT = 1;
const NO_RETURN = 1;
const CHOSEN_RETURN = 5;
const UNTIL = 3;
/** How far ahead each choice of a range reaches (contract solidary 2.1). */
const DAYS_AHEAD: Readonly<Record<number, number>> = { 2: 7, 3: 15, 4: 30 };

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Every field of a form that says when. */
const FIELDS = [
  'regular',
  'punctualOutwardDateChoice',
  'punctualOutwardMinDate',
  'punctualOutwardMaxDate',
  'punctualOutwardTimeChoice',
  'punctualOutwardMinTime',
  'punctualReturnDateChoice',
  'punctualReturnDate',
  'punctualReturnTime',
  'regularDateChoice',
  'regularMinDate',
  'regularMaxDate',
  'regularSchedules',
];

const clock = clockTime();
const list = listOrMap();

/**
 * When somebody travels (contract solidary 2.1, 7.3, 7.6): the platform answers what became of the choices of a form, and takes the choices. They
 * are sent together, those of one kind only: a request that had both would be replaced by every later edit. The last day of a range is computed.
 * With `flexible`, every edit says that the journey is not regular, as the copy of a journey within some days would become one (contract
 * solidary 23).
 */
export const journeyDates: RecordTransformFactory = (options = {}) => {
  checkOptions('journeyDates', options, ['flexible']);
  const isFlexible = flagOption('journeyDates', options, 'flexible');

  return {
    fromApi(wire) {
      if (typeof wire['frequency'] !== 'number') return wire;
      return { ...wire, ...(wire['frequency'] === REGULAR ? readRegular(wire) : readPunctual(wire)) };
    },
    toApi(record, mode) {
      const others = withoutKeys(record, FIELDS);
      if ('regular' in record) return { ...others, ...(record['regular'] === true ? sentRegular(record) : sentPunctual(record)) };
      return isFlexible && mode === 'edit' && Object.keys(record).length > 0 ? { ...record, regular: false } : record;
    },
    wireSchema: (form) => form,
  };
};

function readRegular({ regularDateChoice = UNTIL, fromDate, toDate, schedules }: RecordData): RecordData {
  const rows = list.fromApi(schedules);
  return {
    regular: true,
    regularDateChoice,
    regularMinDate: readDay(fromDate),
    regularMaxDate: readDay(toDate),
    regularSchedules: Array.isArray(rows) ? rows.filter(isPlainObject).map(readSchedule) : [],
  };
}

function readSchedule(row: RecordData): RecordData {
  return {
    days: DAYS.filter((day) => row[day] === true),
    outwardTime: clock.fromApi(row['outwardTime']),
    returnTime: clock.fromApi(row['returnTime']),
  };
}

/** A request of the public site has no choices: they are those that say the same. */
function readPunctual(wire: RecordData): RecordData {
  const { punctualOutwardDateChoice = EXACT, punctualOutwardTimeChoice = EXACT, outwardDate, fromDate, proposalType } = wire;
  const { punctualReturnDateChoice = proposalType === 'roundtrip' ? CHOSEN_RETURN : NO_RETURN } = wire;
  return {
    regular: false,
    punctualOutwardDateChoice,
    punctualOutwardMinDate: readDay(outwardDate ?? fromDate),
    punctualOutwardTimeChoice,
    ...(punctualOutwardTimeChoice === EXACT && { punctualOutwardMinTime: clock.fromApi(wire['outwardTime']) }),
    punctualReturnDateChoice,
    ...(punctualReturnDateChoice === CHOSEN_RETURN && { punctualReturnDate: readDay(wire['returnDate']), punctualReturnTime: clock.fromApi(wire['returnTime']) }),
  };
}

function sentRegular({ regularDateChoice, regularMinDate, regularMaxDate, regularSchedules }: RecordData): RecordData {
  const rows = Array.isArray(regularSchedules) ? regularSchedules : [];
  return {
    regular: true,
    regularDateChoice,
    regularMinDate,
    regularMaxDate: lastDay(regularDateChoice, regularMinDate) ?? regularMaxDate,
    regularSchedules: rows.filter(isPlainObject).map(sentSchedule),
  };
}

/** The key of a return is needed also where nobody comes back. */
function sentSchedule({ days, outwardTime, returnTime }: RecordData): RecordData {
  const chosen: unknown[] = Array.isArray(days) ? days : [];
  return { ...Object.fromEntries(DAYS.map((day) => [day, chosen.includes(day)])), outwardTime: outwardTime ?? null, returnTime: returnTime ?? null };
}

function lastDay(choice: unknown, first: unknown): string | undefined {
  if (typeof first !== 'string') return undefined;
  if (choice === 1) return addDays(first, 6);
  return choice === 2 ? addDays(addMonths(first, 1), -1) : undefined;
}

/** Of a range, the return on a chosen day would be on the first one. */
function sentPunctual(record: RecordData): RecordData {
  const { punctualOutwardDateChoice, punctualOutwardMinDate, punctualOutwardTimeChoice, punctualOutwardMinTime, punctualReturnDateChoice } = record;
  const ahead = DAYS_AHEAD[Number(punctualOutwardDateChoice)];
  const comesBack = punctualReturnDateChoice === CHOSEN_RETURN;
  return {
    regular: false,
    punctualOutwardDateChoice,
    punctualOutwardMinDate,
    ...(ahead !== undefined && typeof punctualOutwardMinDate === 'string' && { punctualOutwardMaxDate: addDays(punctualOutwardMinDate, ahead) }),
    punctualOutwardTimeChoice,
    ...(punctualOutwardTimeChoice === EXACT && { punctualOutwardMinTime }),
    punctualReturnDateChoice: punctualReturnDateChoice ?? NO_RETURN,
    ...(comesBack && { punctualReturnDate: record['punctualReturnDate'] ?? punctualOutwardMinDate, punctualReturnTime: record['punctualReturnTime'] }),
  };
}

function readDay(value: unknown): string | undefined {
  return typeof value === 'string' ? dayOf(value) : undefined;
}
