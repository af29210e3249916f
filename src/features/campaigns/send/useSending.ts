import { useState } from 'react';
import useSWR from 'swr';
import { useTranslation } from '@/i18n/useTranslation';
import { useOnce } from '@/ui/useOnce';
import { useErrorText } from '@/engine/data/errorMessage';
import { useLabels } from '@/engine/fields/labels';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { invalidatedBy } from '@/engine/model/invalidatedBy';
import { readItem } from '@/engine/data/readItem';
import { transformContext } from '@/engine/model/transforms/transformContext';
import { useWorkPlace } from '@/engine/data/cutWork';
import { useMutate } from '@/engine/data/useMutate';
import { useNotify } from '@/engine/data/useNotify';
import { useApi, useConfig } from '@/session/hooks';
import type { RecipientSource } from '../recipients/sources';
import { keepSendings, keptSendings } from './keptSendings';
import { sendOnce } from './sendOnce';
import { MESSAGES, type Outcome, saysSent, type SendState, type Sent, settle } from './sendState';

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
 * It is discarded when the session ends, except what is still open: what nobody knows of a sending, and that it failed.
 */
export function useSending({ entity, id, record, source, list, chosen }: SendingOptions): Sending {
  const api = useApi();
  const { settings } = useConfig();
  const mutate = useMutate();
  const errorText = useErrorText();
  const notify = useNotify();
  const { t } = useTranslation('campaignSend');
  const labels = useLabels(entity.resource);
  const key = ['campaignSend', id];
  const place = useWorkPlace('mailing', id);
  const [kept] = useState(() => keptSendings(place));
  const { data: known = kept } = useSWR<SendState>(key, null);
  const state = settle(known, record['status']);
  const { once } = useOnce();

  const set = (change: (state: SendState) => SendState) => mutate<SendState>(key, (now = kept) => change(now), { revalidate: false });
  const withOutcome = (sent: Sent, outcome: Outcome): SendState => ({ ...state, outcomes: { ...state.outcomes, [sent]: outcome } });
  const read = () => readItem(entity, id, { api, context: transformContext(settings.utcTime) });

  async function send(sent: Sent) {
    if (state.sending || !source) return undefined;
    return once(sent, () => sendFrom(source, sent));
  }

  async function sendFrom(from: RecipientSource, sent: Sent): Promise<Outcome> {
    notify.begin();
    try {
      await set((now) => ({ ...now, sending: sent }));
      // What is true until the answer comes, for whoever comes back before.
      keepSendings(place, withOutcome(sent, { kind: 'unknown', at: new Date().toISOString(), before: record['status'], despite: 'lost' }));
      const { outcome, error } = await sendOnce({ api, id, sent, record, source: from, list, chosen, read }, errorText);
      if (outcome.kind === 'done') notify.success(labels.message('success', MESSAGES[sent]));
      else if (outcome.kind === 'unknown') notify.failed(t(`unknown.${sent}`));
      else if (error) notify.failed(labels.message('error', MESSAGES[sent]), error);
      keepSendings(place, withOutcome(sent, outcome));
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
    const asked = state.outcomes[sent];
    if (asked?.kind === 'unknown' && saysSent(sent, asked.before, after['status'])) notify.success(labels.message('success', MESSAGES[sent]));
    await mutate(invalidatedBy(entity.resource));
    await set((now) => {
      const lost = now.outcomes[sent];
      if (lost?.kind !== 'unknown') return now;
      const outcome: Outcome = saysSent(sent, lost.before, after['status']) ? { kind: 'done', at, reach: undefined, despite: lost.despite } : { ...lost, readAgain: at };
      const next = { ...now, outcomes: { ...now.outcomes, [sent]: outcome } };
      keepSendings(place, next);
      return next;
    });
    return undefined;
  }

  return { state, send, readStatus };
}
