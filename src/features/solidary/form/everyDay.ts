import type { RecordData } from '@/engine/model/Schema';
import { isClock, localDay } from '@/engine/model/transforms/calendarText';
import { DAYS } from '../model/SolidaryCase';
import { keptLastDay, lastDayOfRange } from './packing/journeyEnd';
import type { RequestConfiguration } from '../model/RequestConfiguration';
import { HOURS_LATER, outwardMinutes } from './journeyRules';

/** The same journey on each day of a period. */
export interface EveryDay {
  from: string;
  to: string;
  outwardTime: string;
  returnTime: string | undefined;
}

const UNTIL = 3;

/**
 * Turns a journey with flexible days into one on each remaining day, at the hours that the platform would store; `undefined` for any other journey,
 * or an incomplete one. `before` is the request that is edited, whose last day stays as long as its days do.
 */
export function everyDay(record: RecordData, windows: RequestConfiguration['windows'], before: RecordData = {}): EveryDay | undefined {
  const { regular, punctualOutwardMinDate: first, punctualReturnDateChoice } = record;
  const to = regular === false ? lastDay(record, before) : undefined;
  const start = outwardMinutes(record, windows)?.stored;
  const today = localDay(new Date());
  if (typeof first !== 'string' || to === undefined || to < today || start === undefined) return undefined;
  const from = first < today ? today : first;
  const hours = HOURS_LATER[Number(punctualReturnDateChoice)];
  return { from, to, outwardTime: clockOf(start), returnTime: hours === undefined ? undefined : clockOf(start + hours * 60) };
}

function lastDay({ punctualOutwardDateChoice, punctualOutwardMinDate }: RecordData, before: RecordData): string | undefined {
  const end = lastDayOfRange(punctualOutwardDateChoice, punctualOutwardMinDate);
  return end && (keptLastDay({ punctualOutwardDateChoice, punctualOutwardMinDate }, before) ?? end);
}

/** The values of the form for such a journey, without the choices of a single journey. */
export function asWeek({ from, to, outwardTime, returnTime }: EveryDay): RecordData {
  return {
    regular: true,
    regularDateChoice: UNTIL,
    regularMinDate: from,
    regularMaxDate: to,
    regularSchedules: [{ days: [...DAYS], outwardTime, ...(returnTime !== undefined && isClock(returnTime) && { returnTime }) }],
  };
}

function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), Math.floor(minutes % 60)].map((part) => String(part).padStart(2, '0')).join(':');
}
