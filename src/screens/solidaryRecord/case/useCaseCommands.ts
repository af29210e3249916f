import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { useLabels } from '@/engine/labels';
import { useCan } from '@/engine/permissions';
import type { EntityBody, RecordData } from '@/engine/Resource';
import { touchedBy } from '@/engine/touchedBy';
import { transformContext } from '@/engine/transforms/transformContext';
import { useNotify } from '@/engine/useNotify';
import { useApi, useConfig } from '@/session/hooks';
import { useAnnounce } from '@/ui/Announcer';
import { readCase } from '../model/readCase';
import type { CaseCommands, CommandWords, Trouble } from './CaseContext';
import { isReplaced } from '../model/isReplaced';
import { readRecord, sendCommand } from './sendCommand';

interface CaseVisit {
  entity: EntityBody;
  id: string;
  record: RecordData;
  /** Puts a newer record on the page, and in the cache. */
  put(record: RecordData): Promise<void>;
}

/** Why nothing may be sent, and what to look for once the request can be read again. */
interface Standstill {
  trouble: Trouble;
  words?: CommandWords;
}

/** The commands of one visit to the page of a request: one at a time, each sent once (design 7). */
export function useCaseCommands({ entity, id, record, put }: CaseVisit): CaseCommands {
  const { t } = useTranslation('solidaryCase');
  const api = useApi();
  const transforms = transformContext(useConfig().settings.utcTime);
  const { mutate } = useSWRConfig();
  const notify = useNotify();
  const announce = useAnnounce();
  const labels = useLabels(entity.resource);
  const can = useCan(entity.resource);
  const [sending, setSending] = useState<string>();
  const [standstill, setStandstill] = useState<Standstill>();
  const solidaryCase = useMemo(() => readCase(record), [record]);
  // Between two clicks there may be no drawing: the state alone would let the second one through.
  const isBusy = useRef(false);

  async function once<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setSending(name);
    try {
      return await work();
    } finally {
      isBusy.current = false;
      setSending(undefined);
    }
  }

  const refreshLists = () => void mutate(touchedBy(entity.resource, { ownItems: false })).catch(() => undefined);

  async function succeed(after: RecordData, words: CommandWords) {
    await put(after);
    refreshLists();
    notify.success(words.done);
  }

  async function sendOnce(body: RecordData, words: CommandWords): Promise<boolean> {
    const outcome = await sendCommand({ api, entity, id, record, body, transforms, made: words.made });
    if (outcome.kind === 'done') {
      await succeed(outcome.record, words);
      return true;
    }
    if (outcome.kind === 'failed') {
      if (outcome.record) await put(outcome.record);
      notify.error(words.failed, outcome.error);
      return false;
    }
    refreshLists();
    setStandstill({ trouble: outcome.kind, words });
    notify.error(t(`trouble.${outcome.kind}`));
    return false;
  }

  return {
    entity,
    record,
    solidaryCase,
    mayChange: can('edit') && !isReplaced(solidaryCase),
    sending,
    trouble: standstill?.trouble,
    async send(name, body, words) {
      if (standstill) {
        notify.error(t(`trouble.${standstill.trouble}`));
        return false;
      }
      return (await once(name, () => sendOnce(body, words))) ?? false;
    },
    async refresh() {
      await once('refresh', async () => {
        try {
          const after = await readRecord({ api, entity, id, transforms });
          setStandstill(undefined);
          if (standstill?.words?.made?.(readCase(after))) await succeed(after, standstill.words);
          else await put(after);
          announce(t('refreshed'));
        } catch (error) {
          notify.error(labels.message('error', 'loaded'), error);
        }
      });
    },
  };
}
