import type { RecordData } from '@/engine/model/Schema';
import { DAYS } from '../../model/SolidaryCase';
import { keptLastDay, lastDayOfRange, lastDayOfWeeks } from './journeyEnd';
import { CHOSEN_RETURN, EXACT, NO_RETURN, readJourneyDates, REGULAR } from './journeyReading';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { RecordTransformFactory } from '@/engine/model/transforms/Transform';
import { withoutKeys } from '@/engine/model/transforms/withoutKeys';

/** The frequency of a request for flexible days, which is stored as every day of them. */
const FLEXIBLE = 3;

const PLACES = ['origin', 'destination', 'destinationAny'];

/** The choices that a request from the back office keeps. */
const REGULAR_CHOICES = ['regularDateChoice'];
export const PUNCTUAL_CHOICES = ['punctualOutwardDateChoice', 'punctualOutwardTimeChoice', 'punctualReturnDateChoice'];

/** Every field of the form about dates and hours. */
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

/**
 * The dates and hours of a request (contract requests.codes, requests.item and requests.create): the platform answers the result of the form's
 * choices, and takes the choices. They are sent together, and only those of one kind, because every later edit would replace a request that had
 * both. The last day is computed, except a stored one whose first day and duration have not changed. `edited` is the edited record as it was read.
 * A journey with flexible days is sent whole with every edit; without it, the copy would become regular or have no journey (contract
 * requests.edit). A request from the public site has no choices to copy, so it is sent whole when its places change; other edits leave its journey
 * out.
 */
export const journeyDates: RecordTransformFactory<{ edited?: RecordData }> = ({ edited: stored = {} } = {}) => ({
  fromApi: (wire) => ({ ...wire, ...readJourneyDates(wire) }),
  toApi(record, mode) {
    if ('regular' in record) return { ...withoutKeys(record, FIELDS), ...sent(record, stored) };
    return mode === 'edit' && isSentWhole(record, stored) ? { ...record, ...sent(readJourneyDates(stored), stored) } : record;
  },
  wireSchema: (form) => form,
});

function isSentWhole(changed: RecordData, stored: RecordData): boolean {
  if (stored['frequency'] === FLEXIBLE) return Object.keys(changed).length > 0;
  const choices = stored['frequency'] === REGULAR ? REGULAR_CHOICES : PUNCTUAL_CHOICES;
  return PLACES.some((name) => name in changed) && choices.some((name) => stored[name] === undefined);
}

function sent(record: RecordData, stored: RecordData): RecordData {
  const before = { ...readJourneyDates(stored), toDate: stored['toDate'] };
  return record['regular'] === true ? sentRegular(record, before) : sentPunctual(record, before);
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

/** A row of the week as it is sent. The key of the return is required even if nobody comes back. */
function sentSchedule({ days, outwardTime, returnTime }: RecordData): RecordData {
  const chosen: unknown[] = Array.isArray(days) ? days : [];
  return { ...Object.fromEntries(DAYS.map((day) => [day, chosen.includes(day)])), outwardTime: outwardTime ?? null, returnTime: returnTime ?? null };
}

/** A single journey as it is sent. With flexible days, a return on a chosen day would be on the first of them. */
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
