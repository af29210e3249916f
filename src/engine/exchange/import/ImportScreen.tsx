import { useCallback, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { NotFoundPage } from '@/ui/NotFoundPage';
import { PageHeader } from '@/ui/PageHeader';
import { StepList } from '@/ui/StepList';
import { useEntity } from '../../data/EngineContext';
import { useLabels } from '../../fields/labels';
import type { ImportDefinition } from '../../model/FileExchange';
import type { Resource } from '../../model/Resource';
import { LeavingGuard } from '../../page/LeavingGuard';
import { CheckStep } from './CheckStep';
import { ConfirmStep, SendingStep } from './ConfirmStep';
import { FileStep } from './FileStep';
import { ResultStep } from './ResultStep';
import { useImportFile } from './useImportFile';
import { useSendImport } from './useSendImport';

/** The page that creates many records from a file, for any entity whose resource has an import. */
export function ImportScreen({ name }: { name: string }) {
  const { resource } = useEntity(name);
  return resource.import ? <ImportPage resource={resource} definition={resource.import} /> : <NotFoundPage />;
}

function ImportPage({ resource, definition }: { resource: Resource; definition: ImportDefinition }) {
  const labels = useLabels(resource);
  const chosen = useImportFile(definition);
  const { run, unsent, send, startAgain } = useSendImport(resource, chosen);
  const isSending = run?.status === 'sending';
  const step: Step = run ? (isSending ? 'confirm' : 'result') : chosen.work.step;
  const place = isSending ? 'sending' : step;
  const isArrival = useIsArrival(place);
  const parts = { resource, chosen, isArrival };

  return (
    <div className="page-with-bar">
      <PageHeader title={labels.page('import')} />
      <LeavingImport isSending={isSending} />
      <ImportSteps current={step} />
      {place === 'file' && <FileStep {...parts} />}
      {place === 'check' && <CheckStep {...parts} />}
      {place === 'confirm' && <ConfirmStep {...parts} unsent={unsent} onSend={send} />}
      {run?.status === 'sending' && <SendingStep run={run} isArrival={isArrival} />}
      {run && run.status !== 'sending' && <ResultStep {...parts} run={run} onAgain={startAgain} />}
    </div>
  );
}

/** Whether the page has shown another step before. On the first step the focus belongs to the heading of the page. */
function useIsArrival(place: string): boolean {
  const [first] = useState(place);
  const [hasMoved, setHasMoved] = useState(false);
  if (place !== first && !hasMoved) setHasMoved(true);
  return hasMoved;
}

/** Warns an operator who leaves while the server is importing: what goes on, and what is lost. */
function LeavingImport({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation('import');
  const isAsked = useCallback(() => isSending, [isSending]);
  const words = { title: t('leave.title'), body: t('leave.body'), stay: t('form:leaving.stay'), leave: t('leave.leave') };
  return <LeavingGuard isAsked={isAsked} words={words} />;
}

const STEPS = ['file', 'check', 'confirm', 'result'] as const;

type Step = (typeof STEPS)[number];

/** Shows which step the operator is at. */
function ImportSteps({ current }: { current: Step }) {
  const { t } = useTranslation('import');
  const position = STEPS.indexOf(current);
  const steps = STEPS.map((key, index) => ({ key, label: t(`steps.${key}`), state: index < position ? ('done' as const) : ('todo' as const) }));
  return <StepList label={t('steps.label')} steps={steps} current={current} />;
}
