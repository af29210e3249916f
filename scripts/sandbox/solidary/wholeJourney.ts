import type { RecordData } from '../../../src/engine/model/Schema';
import type { SolidaryRecord } from './SolidaryRecord';

const EXACT = 1;
const NO_RETURN = 1;
const UNTIL = 3;
const CHOSEN_RETURN = 5;

/** Everything that a body can say about dates and hours, as the record has it. */
export function wholeJourney({ journey }: SolidaryRecord): RecordData {
  const { frequency, isRoundTrip, fromDate, toDate, returnDate, outward, choices } = journey;
  return {
    regular: frequency === 2,
    regularDateChoice: UNTIL,
    regularMinDate: fromDate,
    regularMaxDate: toDate ?? fromDate,
    regularSchedules: journey.schedules,
    punctualOutwardDateChoice: EXACT,
    punctualOutwardTimeChoice: EXACT,
    punctualReturnDateChoice: isRoundTrip && frequency === 1 ? CHOSEN_RETURN : NO_RETURN,
    punctualOutwardMinDate: fromDate,
    punctualOutwardMaxDate: toDate ?? fromDate,
    punctualOutwardMinTime: outward?.time.slice(0, 5) ?? mondayTime(journey, 'outwardTime'),
    punctualReturnDate: returnDate,
    punctualReturnTime: journey.return?.time.slice(0, 5),
    ...choices,
  };
}

/** The hour of Monday, which stands in where a trip has no single hour. */
export function mondayTime({ schedules }: SolidaryRecord['journey'], field: 'outwardTime' | 'returnTime'): string | undefined {
  return schedules.find((row) => row['mon'] === true)?.[field] ?? undefined;
}
