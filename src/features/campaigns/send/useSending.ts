import { useTranslation } from 'react-i18next';
import useSWR, { useSWRConfig } from 'swr';
import { useOnce } from '@/engine/data/command/useOnce';
import { useErrorText } from '@/engine/data/errorMessage';
import { useLabels } from '@/engine/fields/labels';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { invalidatedBy } from '@/engine/model/invalidatedBy';
import { readItem } from '@/engine/data/readItem';
import { transformContext } from '@/engine/model/transforms/transformContext';
import { useNotify } from '@/engine/data/useNotify';
import { useApi, useConfig } from '@/session/hooks';
import type { RecipientSource } from '../recipients/recipients';
import { sendOnce } from './sendOnce';
import { MESSAGES, NOTHING_SENT, saysSent, settle, type Outcome, type SendState, type Sent } from './sendState';

interface SendingOptions {
  entity: EntityBody;
  id: string;
  record: RecordData;
  source: RecipientSource | undefined;
  /** The list in which the filters of its recipients are understood. */
  list: ListDefinition | undefined;
  /** How many were chosen, where that is known. */
  chosen: number | undefined;
}

interface Sending {
  state: SendState;
  /** Sends once per call, and not while another sending is under way. Answers the outcome; nothing when nothing was sent. */
  send(sent: Sent): Promise<Outcome | undefined>;
  /** Reads the platform's status after a lost answer. */
  readStatus(sent: Sent): Promise<void>;
}

/**
 * The sendings of a campaign. Their state outlives the page: an operator who leaves and returns finds it, and cannot send a second time meanwhile.
 * It is discarded when the operator signs out.
 */
export function useSending({ entity, id, record, source, list, chosen }: SendingOptions): Sending {
  const api = useApi();
  const { settings } = useConfig();
  const { mutate } = useSWRConfig();
  const errorText = useErrorText();
  const notify = useNotify();
  const { t } = useTranslation('campaignSend');
  const labels = useLabels(entity.resource);
  const key = ['campaignSend', id];
  const { data: known = NOTHING_SENT } = useSWR<SendState>(key, null);
  const state = settle(known, record['status']);
  const { once } = useOnce();

  const set = (change: (state: SendState) => SendState) => mutate<SendState>(key, (now = NOTHING_SENT) => change(now), { revalidate: false });
  const read = () => readItem(entity, id, { api, context: transformContext(settings.utcTime) });

  async function send(sent: Sent) {
    if (state.sending || !source) return undefined;
    return once(sent, () => sendFrom(source, sent));
  }

  async function sendFrom(from: RecipientSource, sent: Sent): Promise<Outcome> {
    try {
      await set((now) => ({ ...now, sending: sent }));
      const { outcome, error } = await sendOnce({ api, id, sent, record, source: from, list, chosen, read }, errorText);
      if (outcome.kind === 'done') notify.success(labels.message('success', MESSAGES[sent]));
      else if (outcome.kind === 'unknown') notify.error(t(`unknown.${sent}`));
      else if (error) notify.error(labels.message('error', MESSAGES[sent]), error);
      await mutate(invalidatedBy(entity.resource));
      await set((now) => ({ ...now, outcomes: { ...now.outcomes, [sent]: outcome } }));
      return outcome;
    } finally {
      await set((now) => ({ ...now, sending: undefined }));
    }
  }

  async function readStatus(sent: Sent) {
    const after = await read().catch(() => undefined);
    if (!after) return notify.error(labels.message('error', 'loaded'));
    const at = new Date().toISOString();
    await mutate(invalidatedBy(entity.resource));
    await set((now) => {
      const lost = now.outcomes[sent];
      if (lost?.kind !== 'unknown') return now;
      const outcome: Outcome = saysSent(sent, lost.before, after['status']) ? { kind: 'done', at, reach: undefined, despite: lost.despite } : { ...lost, readAgain: at };
      return { ...now, outcomes: { ...now.outcomes, [sent]: outcome } };
    });
    return undefined;
  }

  return { state, send, readStatus };
}
