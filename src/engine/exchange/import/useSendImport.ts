import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';
import { useApi, useSession } from '@/session/hooks';
import { useErrorText } from '../../data/errorMessage';
import type { Resource } from '../../model/Resource';
import { useMutate } from '../../data/useMutate';
import { useNotify } from '../../data/useNotify';
import { forgetRun, isWatched, runAt, subscribeToRuns } from './importRuns';
import { sendImport, type SendOutcome, type Unsent } from './sendImport';
import type { useImportFile } from './useImportFile';

type ImportFile = ReturnType<typeof useImportFile>;

/** The import sent from this page, and the function that sends the checked file: only once, however often it is called. */
export function useSendImport({ name, import: definition }: Resource, chosen: ImportFile) {
  const api = useApi();
  const errorText = useErrorText();
  const { pathname } = useLocation();
  const userId = useSession().user.id;
  const place = useMemo(() => ({ userId, pathname }), [userId, pathname]);
  const run = useSyncExternalStore(subscribeToRuns, () => runAt(place));
  const [unsent, setUnsent] = useState<Unsent>();
  const settle = useSettle(name);

  async function send() {
    const { file, summary, hasTitles } = chosen.work;
    const checker = chosen.checker();
    if (!definition || !file || !summary || !checker || runAt(place)?.status === 'sending') return;
    setUnsent(undefined);
    const takeBack = chosen.lend();
    const sent = { name: file.name, leftOut: summary.refusedLines, hasTitles };
    const outcome = await sendImport({ api, checker, type: definition.type, file: sent, place, errorText });
    takeBack();
    settle(outcome);
    if (outcome.kind === 'unsent') setUnsent(outcome.reason);
  }

  function startAgain() {
    forgetRun(place);
    setUnsent(undefined);
    chosen.startAgain();
  }

  return { run, unsent, send: () => void send(), startAgain };
}

/** Refreshes the lists after an import; the message bar tells the result to operators who are on another page. */
function useSettle(name: string): (outcome: SendOutcome) => void {
  const { t } = useTranslation('import');
  const notify = useNotify();
  const mutate = useMutate();

  return ({ kind }) => {
    if (kind === 'unsent') return;
    void mutate((key) => Array.isArray(key) && key[0] === name);
    if (isWatched()) return;
    if (kind === 'finished') notify.success(t('finished'));
    else notify.error(t(kind === 'unknown' ? 'finishedUnknown' : 'finishedBadly'));
  };
}
