import type { RecordData } from '@/engine/model/Schema';
import { PENDING, type SendState } from './sendState';
import { FILTERS, type Recipients } from '../recipients/recipients';
import type { Audience } from './audience';

/** To how many a mailing goes, and how many of them have withdrawn since they were chosen. */
export interface Reach {
  people: number;
  /** They are written to all the same; unknown is none. */
  withdrawn: number;
  /** It also goes to whoever created it, who is not known to be among them. */
  withCreator: boolean;
}

interface Sides {
  record: RecordData;
  recipients: Recipients | undefined;
  audience: Audience | undefined;
  state: SendState;
  /** Whether the platform writes to who has withdrawn, and to the creator. */
  isFaulty: boolean;
}

/**
 * Filters are those who accept at the test, a selection everybody who was chosen (contract campaigns.send). What the test has answered counts those who accept, so the
 * others have withdrawn.
 */
export function reachOf({ record, recipients, audience, state, isFaulty }: Sides): Reach {
  const test = state.outcomes.test;
  const answered = test?.kind === 'done' ? test.reach : undefined;
  const kept = recipients?.deliveryCount ?? 0;
  const withCreator = isFaulty && audience?.ids?.includes(Number(record['creatorId'])) !== true;
  if (recipients?.filterType === FILTERS) {
    const isCounted = record['status'] === PENDING && answered === undefined;
    // Who had withdrawn before the test is not among those that it kept.
    const since = audience?.ids ? Math.max(0, kept - audience.accepting) : 0;
    return { people: answered ?? (isCounted ? (audience?.accepting ?? kept) : kept), withdrawn: isCounted ? 0 : since, withCreator };
  }
  if (!isFaulty) return { people: answered ?? audience?.accepting ?? kept, withdrawn: 0, withCreator };
  return { people: kept, withdrawn: Math.max(left(audience), answered === undefined ? 0 : kept - answered), withCreator };
}

/** How many of those who were chosen have withdrawn or are gone, whenever that was. */
export function left(audience: Audience | undefined): number {
  return (audience?.withdrawn.length ?? 0) + (audience?.gone ?? 0);
}
