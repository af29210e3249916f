import type { RecordData } from '@/engine/model/Schema';
import { keptLastDay, lastDayOfRange, lastDayOfWeeks } from './journeyEnd';
import { CHOSEN_RETURN, DAYS, EXACT, NO_RETURN, readJourneyDates, REGULAR } from './journeyReading';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { RecordTransformFactory } from '@/engine/model/transforms/Transform';
import { withoutKeys } from '@/engine/model/transforms/withoutKeys';

/** Asked for some days, stored as every day of them. */
const FLEXIBLE = 3;

const PLACES = ['origin', 'destination', 'destinationAny'];

/** What a request of the back office keeps of what was chosen. */
const REGULAR_CHOICES = ['regularDateChoice'];
const PUNCTUAL_CHOICES = ['punctualOutwardDateChoice', 'punctualOutwardTimeChoice', 'punctualReturnDateChoice'];

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

/**
 * When somebody travels (contract requests.codes, requests.item and requests.create): the platform answers what became of the choices of a form, and takes the choices. They
 * are sent together, those of one kind only: a request that had both would be replaced by every later edit. The last day is computed, but for one that
 * is stored and whose first day and duration are as they were. `edited` is the record that is edited, as it was read. A journey within some days is sent
 * whole with every edit, whatever was changed: without it its copy becomes a regular one, or has no journey at all (contract requests.edit). One of the
 * public site, which has no choices to be copied, is sent whole when its places change; other edits leave it where it is.
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

/** The key of a return is needed also where nobody comes back. */
function sentSchedule({ days, outwardTime, returnTime }: RecordData): RecordData {
  const chosen: unknown[] = Array.isArray(days) ? days : [];
  return { ...Object.fromEntries(DAYS.map((day) => [day, chosen.includes(day)])), outwardTime: outwardTime ?? null, returnTime: returnTime ?? null };
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
