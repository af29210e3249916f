import type { RecordData } from '@/engine/model/Schema';
import type { RequestConfiguration } from '../model/RequestConfiguration';

/** The kinds of impossible journeys, each with its sentence (`impossible.<name>`). */
export type ImpossibleJourney = 'returnBeforeOutward' | 'returnBeforeOutwardOfDay' | 'returnNextDay' | 'returnNextDayOfRange' | 'returnOfRange' | 'samePlace' | 'onlyReturns' | 'sharedDay' | 'over';

/** A rule about journeys: the fields that it looks at, and the field under which its sentence appears. */
export interface JourneyRule {
  of: readonly string[];
  breaches(record: RecordData, windows: RequestConfiguration['windows']): { field: string; what: ImpossibleJourney }[];
}
