import type { RecordData } from '../Resource';
import { dayOf } from './calendarText';
import { clockTime } from './clockTime';
import { listOrMap } from './listOrMap';
import { isPlainObject } from './plainObject';
import { lastDayOfRange, lastDayOfWeeks } from './journeyEnd';
import type { RecordTransformFactory } from './Transform';
import { checkOptions } from './transformOptions';
import { withoutKeys } from './withoutKeys';

const REGULAR = 2;
/** Asked for some days, stored as every day of them. */
const FLEXIBLE = 3;
/** Of choices that name the day or the hour itself. */
const EXACT = 1;
const NO_RETURN = 1;
const CHOSEN_RETURN = 5;
const UNTIL = 3;

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
 * are sent together, those of one kind only: a request that had both would be replaced by every later edit. The last day is computed, but for one that
 * is stored and whose first day and duration are as they were. `edited` is the record that is edited, as it was read. A journey within some days is sent
 * whole with every edit, whatever was changed: without it its copy becomes a regular one, or has no journey at all (contract solidary 7.7).
 */
export const journeyDates: RecordTransformFactory = (options = {}) => {
  checkOptions('journeyDates', options, ['edited']);
  const { edited } = options;
  const stored = isPlainObject(edited) ? edited : {};

  return {
    fromApi: (wire) => ({ ...wire, ...read(wire) }),
    toApi(record, mode) {
      if ('regular' in record) return { ...withoutKeys(record, FIELDS), ...sent(record, stored) };
      const isCompleted = mode === 'edit' && stored['frequency'] === FLEXIBLE && Object.keys(record).length > 0;
      return isCompleted ? { ...record, ...sent(read(stored), stored) } : record;
    },
    wireSchema: (form) => form,
  };
};

/** Nothing of a row of a list, which does not say how often. */
function read(wire: RecordData): RecordData {
  const { frequency } = wire;
  if (typeof frequency !== 'number') return {};
  return frequency === REGULAR ? readRegular(wire) : readPunctual(wire);
}

function sent(record: RecordData, stored: RecordData): RecordData {
  const before = { ...read(stored), lastDay: readDay(stored['toDate']) };
  return record['regular'] === true ? sentRegular(record, before) : sentPunctual(record, before);
}

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

function sentRegular({ regularDateChoice, regularMinDate, regularMaxDate, regularSchedules }: RecordData, before: RecordData): RecordData {
  const rows = Array.isArray(regularSchedules) ? regularSchedules : [];
  return {
    regular: true,
    regularDateChoice,
    regularMinDate,
    regularMaxDate: keptLastDay({ regularDateChoice, regularMinDate }, before) ?? lastDayOfWeeks(regularDateChoice, regularMinDate) ?? regularMaxDate,
    regularSchedules: rows.filter(isPlainObject).map(sentSchedule),
  };
}

/** The key of a return is needed also where nobody comes back. */
function sentSchedule({ days, outwardTime, returnTime }: RecordData): RecordData {
  const chosen: unknown[] = Array.isArray(days) ? days : [];
  return { ...Object.fromEntries(DAYS.map((day) => [day, chosen.includes(day)])), outwardTime: outwardTime ?? null, returnTime: returnTime ?? null };
}

/** The stored one, of a journey that starts and lasts as it did; a last day that is chosen is a field of its own. */
function keptLastDay(chosen: RecordData, before: RecordData): string | undefined {
  const isSame = Object.entries(chosen).every(([name, value]) => before[name] === value);
  return isSame && chosen['regularDateChoice'] !== UNTIL ? (before['lastDay'] as string | undefined) : undefined;
}

/** Of a range, the return on a chosen day would be on the first one. */
function sentPunctual(record: RecordData, before: RecordData): RecordData {
  const { punctualOutwardDateChoice, punctualOutwardMinDate, punctualOutwardTimeChoice, punctualOutwardMinTime, punctualReturnDateChoice } = record;
  const end = lastDayOfRange(punctualOutwardDateChoice, punctualOutwardMinDate);
  const comesBack = punctualReturnDateChoice === CHOSEN_RETURN;
  return {
    regular: false,
    punctualOutwardDateChoice,
    punctualOutwardMinDate,
    ...(end !== undefined && { punctualOutwardMaxDate: keptLastDay({ punctualOutwardDateChoice, punctualOutwardMinDate }, before) ?? end }),
    punctualOutwardTimeChoice,
    ...(punctualOutwardTimeChoice === EXACT && { punctualOutwardMinTime }),
    punctualReturnDateChoice: punctualReturnDateChoice ?? NO_RETURN,
    ...(comesBack && { punctualReturnDate: record['punctualReturnDate'] ?? punctualOutwardMinDate, punctualReturnTime: record['punctualReturnTime'] }),
  };
}

function readDay(value: unknown): string | undefined {
  return typeof value === 'string' ? dayOf(value) : undefined;
}
