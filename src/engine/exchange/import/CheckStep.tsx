import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { useAnnounce } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { Resource } from '../../model/Resource';
import { useTextContext } from '../../fields/useTextContext';
import { CheckedParts } from './CheckedParts';
import type { CheckSummary } from './check/Checker';
import { StepBody } from './StepBody';
import type { useImportFile } from './useImportFile';

interface CheckStepProps {
  resource: Resource;
  chosen: ReturnType<typeof useImportFile>;
  isArrival: boolean;
}

/** The second step: what the file holds and what is wrong in it, before anything is sent. */
export function CheckStep({ resource, chosen, isArrival }: CheckStepProps) {
  const { t } = useTranslation('import');
  const { work } = chosen;
  const checker = chosen.checker();
  useEndAnnounced(work.summary);

  if (!work.summary || !checker) return <Checking chosen={chosen} isArrival={isArrival} />;
  return (
    <StepBody title={t('check.title')} isArrival={isArrival} actions={<CheckActions chosen={chosen} summary={work.summary} />}>
      <CheckedParts resource={resource} summary={work.summary} checker={checker} />
    </StepBody>
  );
}

function Checking({ chosen, isArrival }: Omit<CheckStepProps, 'resource'>) {
  const { t } = useTranslation('import');
  const { language } = useTextContext();
  const { file, progress = 0, hasFailed } = chosen.work;
  const percent = formatNumber(progress, language, { style: 'percent' });
  const name = t('check.checking', { name: file?.name });

  return (
    <StepBody
      title={t('check.title')}
      isArrival={isArrival}
      actions={
        <Button variant="outlined" onClick={chosen.cancel}>
          {t(hasFailed ? 'back' : 'check.cancel')}
        </Button>
      }
    >
      {hasFailed ? (
        <Notice severity="error" role="alert">
          {t('check.failed')}
        </Notice>
      ) : (
        <Box aria-busy="true" sx={{ display: 'grid', gap: 1 }}>
          <Typography>{name}</Typography>
          <LinearProgress variant="determinate" value={Math.round(progress * 100)} aria-label={name} />
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {t('check.percent', { percent })}
          </Typography>
        </Box>
      )}
    </StepBody>
  );
}

function CheckActions({ chosen, summary }: Pick<CheckStepProps, 'chosen'> & { summary: CheckSummary }) {
  const { t } = useTranslation('import');
  const right = summary.fault ? 0 : summary.lines - summary.refusedLines;
  const hasRefusals = summary.refusedLines > 0;

  return (
    <>
      {right > 0 && (
        <Button variant="contained" onClick={() => chosen.goTo('confirm')}>
          {hasRefusals ? t('check.continueWith', { count: right }) : t('check.continue')}
        </Button>
      )}
      <Button onClick={() => chosen.goTo('file')}>{t(hasRefusals || summary.fault ? 'check.correct' : 'back')}</Button>
    </>
  );
}

/** Announces the end of a check to screen readers, however long it took. */
function useEndAnnounced(summary: CheckSummary | undefined): void {
  const { t } = useTranslation('import');
  const announce = useAnnounce();
  useEffect(() => {
    if (summary) announce(t('check.done'));
  }, [announce, summary, t]);
}
