import { useMemo, useState } from 'react';
import type { ApiError } from '@/api/ApiError';
import { attempt } from '@/engine/data/command/attempt';
import { useTranslation } from '@/i18n/useTranslation';
import { useOnce } from '@/ui/useOnce';
import { useErrorText } from '@/engine/data/errorMessage';
import { useLabels } from '@/engine/fields/labels';
import { useCan } from '@/engine/model/permissions';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { invalidatedBy } from '@/engine/model/invalidatedBy';
import { transformContext } from '@/engine/model/transforms/transformContext';
import { useMutate } from '@/engine/data/useMutate';
import { useNotify } from '@/engine/data/useNotify';
import { sentences } from '@/i18n/sentences';
import { useApi, useConfig } from '@/session/hooks';
import { useAnnounce } from '@/ui/Announcer';
import { readCase } from '../model/readCase';
import type { CaseCommands, CommandWords, Failure, Trouble } from './CaseContext';
import { isReplaced } from '../model/isReplaced';
import { readRecord, sendCommand } from './sendCommand';

interface CaseVisit {
  entity: EntityBody;
  id: string;
  record: RecordData;
  /** Puts a newer record on the page and into the cache. */
  put(record: RecordData): Promise<void>;
}

/** Why nothing may be sent, and what to look for once the request can be read again. */
interface Standstill {
  trouble: Trouble;
  command?: Command;
  /** The id of the copy, for a request that was replaced. */
  copyId?: number;
}

interface Command extends CommandWords {
  name: string;
}

/** The commands during one visit to the page of a request: one at a time, each sent once (rule calls.once). */
export function useCaseCommands(visit: CaseVisit): CaseCommands {
  const { entity, record } = visit;
  const { t } = useTranslation('solidaryCase');
  const notify = useNotify();
  const can = useCan(entity.resource);
  const solidaryCase = useMemo(() => readCase(record), [record]);
  const { underWay: sending, once } = useOnce();
  const [standstill, setStandstill] = useState<Standstill>();
  const [isOut, setOut] = useState(false);
  const ends = useEnds(visit);
  const sendOnce = useSendOnce(visit, ends, setStandstill, () => setOut(true));
  const readAgain = useReadAgain(visit, ends, standstill, setStandstill);

  return {
    entity,
    record,
    solidaryCase,
    mayChange: can('edit') && !isReplaced(solidaryCase),
    sending,
    isOut,
    trouble: standstill?.trouble,
    copyId: standstill?.copyId,
    isHeld: sending !== undefined || standstill !== undefined,
    failure: ends.failure,
    async send(name, body, words) {
      if (standstill) {
        notify.error(t(`trouble.${standstill.trouble}`));
        return false;
      }
      return (await once(name, () => sendOnce(body, { name, ...words }).finally(() => setOut(false)))) ?? false;
    },
    sendBeside: (name, send) =>
      once(name, () => {
        setOut(true);
        return attempt({ send }).finally(() => setOut(false));
      }),
    async refresh() {
      await once('refresh', readAgain);
    },
  };
}

type Ends = ReturnType<typeof useEnds>;

/** The two ends of a command: the page shows the request as it then is, or the failure. */
function useEnds({ entity, id, put }: CaseVisit) {
  const mutate = useMutate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<Failure>();
  const refreshLists = () => void mutate(invalidatedBy(entity.resource, { ownItems: false }));
  const about = `${entity.resource.name} ${id}`;

  return {
    /** The failure of the last command, until the next one begins. */
    failure,
    /** Takes back what was said of an earlier failure, as something newer is about to be known. */
    begin() {
      setFailure(undefined);
      notify.begin(about);
    },
    sayError: (text: string, cause?: unknown) => notify.error(text, cause, { about }),
    refreshLists,
    async succeed(after: RecordData, { done, onMade }: Command) {
      await put(after);
      refreshLists();
      onMade?.();
      notify.success(done);
    },
    fail({ name, failed }: Command, error?: ApiError) {
      setFailure({ name, text: sentences([failed, error && errorText(error)]) });
      notify.error(failed, error, { about });
    },
  };
}

/** Sends a command once. Answers whether it was carried out. */
function useSendOnce({ entity, id, record, put }: CaseVisit, { begin, sayError, succeed, fail, refreshLists }: Ends, stop: (standstill: Standstill) => void, onLeave: () => void) {
  const { t } = useTranslation('solidaryCase');
  const api = useApi();
  const transforms = transformContext(useConfig().settings.utcTime);

  return async (body: RecordData, command: Command): Promise<boolean> => {
    begin();
    const outcome = await sendCommand({ api, entity, id, record, body, transforms, onLeave, made: command.made });
    if (outcome.kind === 'done') {
      await succeed(outcome.record, command);
      return true;
    }
    if ('record' in outcome && outcome.record) await put(outcome.record);
    if (outcome.kind === 'failed') {
      fail(command, outcome.error);
      return false;
    }
    refreshLists();
    const { kind } = outcome;
    stop({ trouble: kind, ...(kind !== 'replaced' ? { command } : outcome.copyId !== undefined && { copyId: outcome.copyId }) });
    sayError(t(`trouble.${kind}`));
    return false;
  };
}

/** Reads the request again, and reports what it tells about a command with an unknown outcome. */
function useReadAgain({ entity, id, put }: CaseVisit, { begin, sayError, succeed, fail }: Ends, standstill: Standstill | undefined, stop: (standstill: undefined) => void) {
  const { t } = useTranslation('solidaryCase');
  const api = useApi();
  const transforms = transformContext(useConfig().settings.utcTime);
  const announce = useAnnounce();
  const labels = useLabels(entity.resource);

  async function show(after: RecordData): Promise<void> {
    const command = standstill?.command;
    if (command?.made?.(readCase(after))) return succeed(after, command);
    await put(after);
    if (command?.made) fail(command);
    else announce(t('refreshed'));
  }

  return async (): Promise<void> => {
    begin();
    try {
      const after = await readRecord({ api, entity, id, transforms });
      stop(undefined);
      await show(after);
    } catch (error) {
      sayError(labels.message('error', 'loaded'), error);
    }
  };
}
