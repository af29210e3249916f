import type { RecordData } from '@/engine/model/Schema';
import { associatedOf, FILTERS } from '../recipients/recipients';
import { sourceOf } from '../recipients/sources';
import { messageFault, type MessageFault } from './messageChecks';
import { SENT, TESTED } from '../statuses';
import type { SendState } from './sendState';

/** How far a campaign has come: its state on the server, together with what has just been done. */
export interface Progress {
  /** Whether it has recipients. */
  associated: 0 | 1;
  testSent: boolean;
  prodSent: boolean;
  messageFault: MessageFault | undefined;
  /** Why nothing can be sent to the recipients. `mixed`: the campaign has others than those who were chosen. */
  recipientsFault: ReturnType<typeof sendingFault> | 'mixed';
}

export function progressOf(record: RecordData, { outcomes }: SendState, seen: { people?: number | undefined; chosen?: number | undefined } = {}): Progress {
  const status = Number(record['status']);
  return {
    associated: associatedOf(record['recipients']) ? 1 : 0,
    testSent: status >= TESTED || outcomes.test?.kind === 'done',
    prodSent: status >= SENT || outcomes.mailing?.kind === 'done',
    messageFault: messageFault(record),
    recipientsFault: sendingFault(record['recipients']) ?? audienceFault(Number(associatedOf(record['recipients'])?.deliveryCount), seen),
  };
}

/**
 * Why nothing can be sent to the recipients of a record; `undefined` when it can. `none`: there are none. `nobody`: the choice matches nobody.
 * `filters`: they were associated elsewhere, by filters that the platform cannot apply again (contract campaigns.associate). `unreadable`: the
 * stored text cannot be read.
 */
export function sendingFault(value: unknown): 'none' | 'nobody' | 'filters' | 'unreadable' | undefined {
  const recipients = associatedOf(value);
  const source = recipients && sourceOf(recipients);
  if (!recipients || !source) return 'none';
  if (recipients.isUnreadable) return 'unreadable';
  if (recipients.filterType === FILTERS && !source.counts) return 'filters';
  return recipients.deliveryCount ? undefined : 'nobody';
}

/**
 * The fault of the audience. A mailing to nobody goes to its creator alone, and one to more people than were chosen goes to strangers (contract
 * campaigns.send).
 */
function audienceFault(found: number, { people, chosen }: { people?: number | undefined; chosen?: number | undefined }): 'nobody' | 'mixed' | undefined {
  if (people === 0) return 'nobody';
  return chosen !== undefined && found > chosen ? 'mixed' : undefined;
}

/** Whether the test, and later the mailing, can be sent. */
export function isReady({ messageFault: fault, recipientsFault }: Progress): boolean {
  return fault === undefined && recipientsFault === undefined;
}

/** The number of the next step, from 1. Incomplete parts come before anything is sent; there is none once the mailing has been sent. */
export function nextStep({ messageFault: message, recipientsFault: recipients, testSent, prodSent }: Progress): number | undefined {
  const isDone = [message === undefined, recipients === undefined, testSent, prodSent];
  return prodSent ? undefined : isDone.indexOf(false) + 1;
}
