import type { Api } from '@/api/Api';
import type { ApiError } from '@/api/ApiError';
import { commandEnd, type CommandEnd } from '@/api/commandEnd';
import { attempt, type Seen } from '@/engine/data/command/attempt';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import type { RecordData } from '@/engine/model/Schema';
import { isSameValue } from '@/engine/model/transforms/emptyValue';
import { sendParameters } from '../recipients/parameters';
import { associatedOf } from '../recipients/recipients';
import type { RecipientSource } from '../recipients/sources';
import { MODES, saysSent, wouldShow, type Answer, type Outcome, type Sent } from './sendState';

interface Sending {
  api: Api;
  id: string;
  sent: Sent;
  /** The campaign as the page shows it. */
  record: RecordData;
  source: RecipientSource;
  /** The list in which the filters of its recipients are understood. */
  list: ListDefinition | undefined;
  /** How many were chosen, where that is known. */
  chosen: number | undefined;
  /** Reads the campaign again. */
  read: () => Promise<RecordData>;
}

const ANSWERS: Record<CommandEnd, Answer> = { unsent: 'refused', refused: 'refused', broken: 'failed', lost: 'lost' };

/** The fields that the operator has looked at and that are sent. */
const SHOWN = ['status', 'subject', 'body', 'recipients'];

/** The outcome, with the error where there was one. */
interface SendResult {
  outcome: Outcome;
  error?: ApiError;
}

/**
 * Sends the single request of a confirmed click, never a second time. The campaign is read just before, because somebody else may have sent it or
 * added recipients. After a failure or refusal it is read again, because its status tells more than the answer.
 */
export async function sendOnce({ api, id, sent, record, source, list, chosen, read }: Sending, textOf: (error: ApiError) => string): Promise<SendResult> {
  const at = () => new Date().toISOString();
  let before: RecordData = record;

  /** The reason not to send: the campaign has changed since the operator looked at it, or has others than the chosen recipients. */
  async function check(): Promise<Outcome | undefined> {
    before = await read();
    const recipients = associatedOf(before['recipients']);
    if (!recipients || !SHOWN.every((name) => isSameValue(before[name], record[name]))) return { kind: 'changed', at: at() };
    const found = recipients.deliveryCount ?? 0;
    return chosen !== undefined && found > chosen ? { kind: 'mixed', at: at(), found, chosen } : undefined;
  }

  async function look(): Promise<Seen<undefined> | undefined> {
    const { status } = await read();
    if (saysSent(sent, before['status'], status)) return { kind: 'done', result: undefined };
    return wouldShow(sent, before['status']) ? { kind: 'notDone' } : undefined;
  }

  const outcome = await attempt<number | undefined, Outcome>({
    check,
    send: () => api.act(source.send, sendParameters(associatedOf(before['recipients']) ?? {}, source, list, { id, mode: MODES[sent] })),
    look,
    refusalMayAct: true,
  });
  if (outcome.kind === 'withheld') return { outcome: outcome.reason };
  if (outcome.kind === 'done') {
    const { result: reach, despite } = outcome;
    return { outcome: { kind: 'done', at: at(), reach, ...(despite && { despite: ANSWERS[commandEnd(despite)] }) } };
  }
  const { kind, error } = outcome;
  if (kind === 'failed') return { outcome: { kind, at: at(), reason: textOf(error), before: before['status'] }, error };
  return { outcome: { kind: 'unknown', at: at(), before: before['status'], despite: ANSWERS[commandEnd(error)] }, error };
}
