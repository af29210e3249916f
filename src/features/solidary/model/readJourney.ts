import type { RecordData } from '@/engine/model/Schema';
import { isSamePlace } from '@/engine/model/transforms/isSamePlace';
import { clockOf, dayOf, daysOf, defined, numberOf, placeOf, rowsOf } from './read';
import type { Hours, Journey, Way } from './SolidaryCase';

const PUNCTUAL = 1;
const REGULAR = 2;
const FLEXIBLE = 3;

/** Reads the places, dates and hours of a request (contract requests.item). Never throws. */
export function readJourney(record: RecordData): Journey {
  const origin = placeOf(record['origin']);
  const destination = placeOf(record['destination']);
  const schedules = rowsOf(record['schedules']).map((row) => ({
    days: daysOf(row),
    ...defined({ outwardTime: clockOf(row['outwardTime']), returnTime: clockOf(row['returnTime']) }),
  }));
  // A journey stored without a destination is answered with its start as both (contract requests.create).
  const isAnywhere = isSamePlace(origin, destination);
  return {
    frequency: frequencyOf(record['frequency'], schedules.length > 0),
    isRoundTrip: record['proposalType'] === 'roundtrip',
    isAnywhere,
    schedules,
    ...defined({
      origin,
      destination: isAnywhere ? undefined : destination,
      distance: isAnywhere ? undefined : numberOf(record['distance']),
      fromDate: dayOf(record['fromDate']) ?? dayOf(record['outwardDate']),
      toDate: dayOf(record['toDate']),
      returnDate: dayOf(record['returnDate']),
      outward: hoursOf(record, 'outward'),
      return: hoursOf(record, 'return'),
    }),
    choices: defined({
      outwardDate: numberOf(record['punctualOutwardDateChoice']),
      outwardTime: numberOf(record['punctualOutwardTimeChoice']),
      returnDate: numberOf(record['punctualReturnDateChoice']),
      regularDate: numberOf(record['regularDateChoice']),
    }),
  };
}

/** The frequency. A journey with schedules is weekly, whatever else the platform leaves out. */
function frequencyOf(value: unknown, hasSchedules: boolean): Journey['frequency'] {
  const frequency = numberOf(value);
  if (frequency === PUNCTUAL || frequency === REGULAR || frequency === FLEXIBLE) return frequency;
  return hasSchedules ? REGULAR : PUNCTUAL;
}

function hoursOf(record: RecordData, way: Way): Hours | undefined {
  const hours = defined({ time: clockOf(record[`${way}Time`]), min: clockOf(record[`${way}MinTime`]), max: clockOf(record[`${way}MaxTime`]) });
  return Object.keys(hours).length > 0 ? hours : undefined;
}
