import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Sentence } from '@/ui/Sentence';
import { RouterLink } from '@/ui/RouterLink';
import { useLabels } from '../../fields/labels';
import { useCan } from '../../model/permissions';
import type { Resource } from '../../model/Resource';
import { useTextContext } from '../../fields/useTextContext';
import { OUTCOMES } from './check/readAnswer';
import type { ImportRun } from './importRuns';
import { RefusedLinesButton } from './RefusedLinesButton';
import { ReportList } from './ReportList';
import { StepBody } from './StepBody';
import type { useImportFile } from './useImportFile';

type Ended = Exclude<ImportRun, { status: 'sending' }>;

interface ResultStepProps {
  resource: Resource;
  run: Ended;
  chosen: ReturnType<typeof useImportFile>;
  isArrival: boolean;
  onAgain(): void;
}

/** The last step: the result of the import. It stays on the page, and survives a reload. */
export function ResultStep({ resource, run, chosen, isArrival, onAgain }: ResultStepProps) {
  const { t } = useTranslation('import');
  const { language } = useTextContext();
  const labels = useLabels(resource);
  const can = useCan(resource);

  return (
    <StepBody
      title={t(`result.${run.status}`)}
      isArrival={isArrival}
      actions={
        <>
          {can('list') && resource.route && (
            <Button variant="contained" component={RouterLink} href={resource.route}>
              {labels.importToList()}
            </Button>
          )}
          <Button variant="outlined" onClick={onAgain}>
            {t('result.another')}
          </Button>
        </>
      }
    >
      <Typography>{t('result.file', { name: run.fileName, date: formatDateTime(run.sentAt, language) })}</Typography>
      <ResultNotice run={run} />
      {run.leftOut !== undefined && <Notice severity="warning">{t('result.leftOut', { count: run.leftOut })}</Notice>}
      {run.leftOut !== undefined && <RefusedLinesButton resource={resource} checker={chosen.checker()} />}
      {'report' in run && <Counts run={run} />}
      {'report' in run && run.report.length > 0 && <ReportList resource={resource} run={run} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('result.kept')}
      </Typography>
    </StepBody>
  );
}

function ResultNotice({ run }: { run: Ended }) {
  const { t } = useTranslation('import');
  // A report that is not kept, as after a logout, leaves its numbers.
  const isLost = 'report' in run && run.isCut && run.report.length === 0;
  if (run.status === 'refused') return <Notice severity="error">{t(isLost ? 'result.refusedLost' : 'result.refusedHint')}</Notice>;
  if (run.status === 'unknown' || run.status === 'rejected') {
    const unknown = run.reason === undefined ? 'result.unknownHint' : 'result.brokenHint';
    return (
      <Notice severity={run.status === 'rejected' ? 'error' : 'warning'}>
        <Sentence text={run.status === 'rejected' ? run.reason : t(unknown, { reason: run.reason })} />
      </Notice>
    );
  }
  return run.report.length === 0 ? <Notice severity="warning">{t(isLost ? 'result.lost' : 'result.nothingSaid')}</Notice> : null;
}

function Counts({ run }: { run: Extract<Ended, { report: unknown }> }) {
  const { t } = useTranslation('import');
  const met = OUTCOMES.filter((outcome) => run.counts[outcome]).toReversed();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {met.map((outcome) => (
        <li key={outcome}>{t(`outcomes.${outcome}`, { count: run.counts[outcome] ?? 0 })}</li>
      ))}
    </Box>
  );
}
