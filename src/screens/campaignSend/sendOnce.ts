import type { Api } from '@/api/Api';
import { ApiError, type ApiErrorKind } from '@/api/ApiError';
import type { ListDefinition } from '@/engine/ListDefinition';
import type { RecordData } from '@/engine/Resource';
import { isSameValue } from '@/engine/transforms/emptyValue';
import { sendParameters } from '@/widgets/recipients/parameters';
import { associatedOf, type RecipientSource } from '@/widgets/recipients/recipients';
import { MODES, saysSent, type Outcome, type Sent } from './sendState';

interface Sending {
  api: Api;
  id: string;
  sent: Sent;
  /** The campaign as it is on screen. */
  record: RecordData;
  source: RecipientSource;
  /** Where the filters of its recipients are understood. */
  list: ListDefinition | undefined;
  /** Reads the campaign anew. */
  read: () => Promise<RecordData>;
}

/** Failures that come before anything ran. The others may have run: the platform acts, then checks the right to (contract core 0, fact 10). */
const BEFORE: readonly ApiErrorKind[] = ['offline', 'idle', 'unauthorized', 'credentials'];

/** What the operator has looked at, and what leaves. */
const SHOWN = ['status', 'subject', 'body', 'recipients'];

/** How it ended, with the failure where there was one. */
export interface SendResult {
  outcome: Outcome;
  error?: ApiError;
}

/**
 * Sends the one request of one confirmed click, never a second time. The campaign is read just before, as somebody else may have been quicker,
 * and again after a failure, as its status knows more than the answer.
 */
export async function sendOnce({ api, id, sent, record, source, list, read }: Sending, textOf: (error: ApiError) => string): Promise<SendResult> {
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
  try {
    const reach = await api.act(source.send, sendParameters(recipients, source, list, { id, mode: MODES[sent] }));
    return { outcome: { kind: 'done', at: at(), reach } };
  } catch (cause) {
    const error = known(cause);
    if (BEFORE.includes(error.kind)) return failed(error);
    const after = await read().catch(() => undefined);
    if (after && saysSent(sent, before['status'], after['status'])) return { outcome: { kind: 'done', at: at(), reach: undefined } };
    return after && error.kind !== 'outcomeUnknown' ? failed(error) : { outcome: { kind: 'unknown', at: at(), before: before['status'] }, error };
  }
}

function known(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
