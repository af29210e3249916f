import type { RecordData } from '@/engine/model/Schema';
import type { RequestConfiguration } from '../model/RequestConfiguration';

/** What cannot be of a journey, each with its words (`impossible.<name>`). */
export type ImpossibleJourney = 'returnBeforeOutward' | 'returnBeforeOutwardOfDay' | 'returnNextDay' | 'returnNextDayOfRange' | 'returnOfRange' | 'samePlace' | 'onlyReturns' | 'sharedDay' | 'over';

/** A rule about a journey: the fields that it looks at, and under which it says what of them. */
export interface JourneyRule {
  of: readonly string[];
  breaches(record: RecordData, windows: RequestConfiguration['windows']): { field: string; what: ImpossibleJourney }[];
}
