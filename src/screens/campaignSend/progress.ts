import type { RecordData } from '@/engine/Resource';
import type { WidgetField } from '@/engine/Widget';
import { associatedOf, sendingFault } from '@/widgets/recipients/recipients';
import { messageFault, type MessageFault } from './messageChecks';
import { SENT, TESTED, type SendState } from './sendState';

/** How far a campaign is: what it is on the server, and what has just been done (specification section 4). */
export interface Progress {
  /** Whether it has recipients. */
  associated: 0 | 1;
  testSent: boolean;
  prodSent: boolean;
  messageFault: MessageFault | undefined;
  recipientsFault: ReturnType<typeof sendingFault>;
}

export function progressOf(record: RecordData, recipients: WidgetField, { outcomes }: SendState): Progress {
  const status = Number(record['status']);
  return {
    associated: associatedOf(record['recipients']) ? 1 : 0,
    testSent: status >= TESTED || outcomes.test?.kind === 'done',
    prodSent: status >= SENT || outcomes.mailing?.kind === 'done',
    messageFault: messageFault(record),
    recipientsFault: sendingFault(recipients, record['recipients']),
  };
}

/** Whether a test, and then the mailing, can leave. */
export function isReady({ messageFault: fault, recipientsFault }: Progress): boolean {
  return fault === undefined && recipientsFault === undefined;
}
