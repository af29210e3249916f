import type { RecordData } from '@/engine/model/Schema';
import { PENDING } from '../statuses';
import type { SendState } from './sendState';
import { FILTERS, type Recipients } from '../recipients/recipients';
import type { Audience } from './audience';

/** How many people a mailing goes to, and how many of them have withdrawn since they were chosen. */
export interface Reach {
  people: number;
  /** How many have withdrawn, who are written to all the same; 0 where it is unknown. */
  withdrawn: number;
  /** Whether it also goes to the creator, who is not known to be among the recipients. */
  withCreator: boolean;
}

interface Sides {
  record: RecordData;
  recipients: Recipients | undefined;
  audience: Audience | undefined;
  state: SendState;
  /** Whether the platform has the fault of writing to people who have withdrawn, and to the creator. */
  isFaulty: boolean;
}

/**
 * Computes the reach of a mailing. Filters mean those who accept messages at the time of the test; a selection means everybody who was chosen
 * (contract campaigns.send). The test answers how many accept, so the others have withdrawn.
 */
export function reachOf({ record, recipients, audience, state, isFaulty }: Sides): Reach {
  const test = state.outcomes.test;
  const answered = test?.kind === 'done' ? test.reach : undefined;
  const kept = recipients?.deliveryCount ?? 0;
  const withCreator = isFaulty && audience?.ids?.includes(Number(record['creatorId'])) !== true;
  if (recipients?.filterType === FILTERS) {
    const isCounted = record['status'] === PENDING && answered === undefined;
    // People who withdrew before the test are not among those that the test kept.
    const since = audience?.ids ? Math.max(0, kept - audience.accepting) : 0;
    return { people: answered ?? (isCounted ? (audience?.accepting ?? kept) : kept), withdrawn: isCounted ? 0 : since, withCreator };
  }
  if (!isFaulty) return { people: answered ?? audience?.accepting ?? kept, withdrawn: 0, withCreator };
  return { people: kept, withdrawn: Math.max(left(audience), answered === undefined ? 0 : kept - answered), withCreator };
}

/** How many of the chosen people have withdrawn or been deleted, at any time. */
export function left(audience: Audience | undefined): number {
  return (audience?.withdrawn.length ?? 0) + (audience?.gone ?? 0);
}
