import type { Api } from '@/api/Api';
import { ApiError, type ApiErrorKind } from '@/api/ApiError';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import type { RecordData } from '@/engine/model/Schema';
import { isSameValue } from '@/engine/model/transforms/emptyValue';
import { sendParameters } from '@/widgets/recipients/parameters';
import { associatedOf, type RecipientSource } from '@/widgets/recipients/recipients';
import { MODES, saysSent, wouldShow, type Answer, type Outcome, type Sent } from './sendState';

interface Sending {
  api: Api;
  id: string;
  sent: Sent;
  /** The campaign as it is on screen. */
  record: RecordData;
  source: RecipientSource;
  /** Where the filters of its recipients are understood. */
  list: ListDefinition | undefined;
  /** How many were chosen, where that is known. */
  chosen: number | undefined;
  /** Reads the campaign anew. */
  read: () => Promise<RecordData>;
}

/** Failures that come before anything ran. The others may have run: the platform acts, then checks the right to (contract wire.acting). */
const BEFORE: readonly ApiErrorKind[] = ['offline', 'idle', 'unauthorized', 'credentials'];

const ANSWERS: Partial<Record<ApiErrorKind, Answer>> = { outcomeUnknown: 'lost', server: 'failed' };

/** What the operator has looked at, and what leaves. */
const SHOWN = ['status', 'subject', 'body', 'recipients'];

/** How it ended, with the failure where there was one. */
export interface SendResult {
  outcome: Outcome;
  error?: ApiError;
}

/**
 * Sends the one request of one confirmed click, never a second time. The campaign is read just before, as somebody else may have been quicker or have added to
 * its recipients, and again after a failure or a refusal, as its status knows more than the answer: "not sent" is said only when it was seen.
 */
export async function sendOnce({ api, id, sent, record, source, list, chosen, read }: Sending, textOf: (error: ApiError) => string): Promise<SendResult> {
  const at = () => new Date().toISOString();
  const failed = (error: ApiError): SendResult => ({ outcome: { kind: 'failed', at: at(), reason: textOf(error) }, error });
  let before: RecordData;
  try {
    before = await read();
  } catch (error) {
    return failed(known(error));
  }
  const recipients = associatedOf(before['recipients']);
  if (!recipients || !SHOWN.every((name) => isSameValue(before[name], record[name]))) return { outcome: { kind: 'changed', at: at() } };
  const found = recipients.deliveryCount ?? 0;
  if (chosen !== undefined && found > chosen) return { outcome: { kind: 'mixed', at: at(), found, chosen } };
  try {
    const reach = await api.act(source.send, sendParameters(recipients, source, list, { id, mode: MODES[sent] }));
    return { outcome: { kind: 'done', at: at(), reach } };
  } catch (cause) {
    const error = known(cause);
    if (BEFORE.includes(error.kind)) return failed(error);
    const despite = ANSWERS[error.kind] ?? 'refused';
    const after = await read().catch(() => undefined);
    if (after && saysSent(sent, before['status'], after['status'])) return { outcome: { kind: 'done', at: at(), reach: undefined, despite } };
    const isSeen = after !== undefined && error.kind !== 'outcomeUnknown' && wouldShow(sent, before['status']);
    return isSeen ? failed(error) : { outcome: { kind: 'unknown', at: at(), before: before['status'], despite }, error };
  }
}

function known(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
