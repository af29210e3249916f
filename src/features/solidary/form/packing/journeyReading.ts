import type { RecordData } from '@/engine/model/Schema';
import { dayOf } from '@/engine/model/transforms/calendarText';
import { clockTime } from '@/engine/model/transforms/clockTime';
import { listOrMap } from '@/engine/model/transforms/listOrMap';
import { plainObjects } from '@/engine/model/transforms/plainObject';
import { DAYS } from '../../model/SolidaryCase';

export const REGULAR = 2;
/** The value of choices that give the exact day or hour. */
export const EXACT = 1;
export const NO_RETURN = 1;
export const CHOSEN_RETURN = 5;
export const UNTIL = 3;


const clock = clockTime();
const list = listOrMap();

/** The form's fields about dates and hours (contract requests.item); nothing for a row of a list, which lacks the frequency. */
export function readJourneyDates(wire: RecordData): RecordData {
  const { frequency } = wire;
  if (typeof frequency !== 'number') return {};
  return frequency === REGULAR ? readRegular(wire) : readPunctual(wire);
}

function readRegular({ regularDateChoice = UNTIL, fromDate, toDate, schedules }: RecordData): RecordData {
  const rows = list.fromApi(schedules);
  return {
    regular: true,
    regularDateChoice,
    regularMinDate: readDay(fromDate),
    regularMaxDate: readDay(toDate),
    regularSchedules: plainObjects(rows).map(readSchedule),
  };
}

function readSchedule(row: RecordData): RecordData {
  return {
    days: DAYS.filter((day) => row[day] === true),
    outwardTime: clock.fromApi(row['outwardTime']),
    returnTime: clock.fromApi(row['returnTime']),
  };
}

/** The fields of a single journey. A request from the public site has no choices, so they are derived from its dates. */
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

export function readDay(value: unknown): string | undefined {
  return typeof value === 'string' ? dayOf(value) : undefined;
}
