import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { useLabels } from '../../fields/labels';
import type { Resource } from '../../model/Resource';
import { useTextContext } from '../../fields/useTextContext';
import type { ImportRun } from './importRuns';
import type { Unsent } from './sendImport';
import { StepBody } from './StepBody';
import type { useImportFile } from './useImportFile';

interface ConfirmStepProps {
  resource: Resource;
  chosen: ReturnType<typeof useImportFile>;
  isArrival: boolean;
  unsent: Unsent | undefined;
  onSend(): void;
}

/** The third step: says what will be sent, in numbers and words, before it is sent. */
export function ConfirmStep({ resource, chosen, isArrival, unsent, onSend }: ConfirmStepProps) {
  const { t } = useTranslation('import');
  const labels = useLabels(resource);
  const { file, summary } = chosen.work;
  const left = summary?.refusedLines ?? 0;
  const count = (summary?.lines ?? 0) - left;

  return (
    <StepBody
      title={t('confirm.title', { count, name: labels.menu() })}
      isArrival={isArrival}
      actions={
        <>
          <Button variant="contained" onClick={onSend}>
            {t('confirm.send', { count })}
          </Button>
          <Button onClick={() => chosen.goTo('check')}>{t('back')}</Button>
        </>
      }
    >
      {unsent && (
        <Notice severity="error" role="alert">
          {t(UNSENT[unsent])}
        </Notice>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        <li>{t('confirm.file', { name: file?.name })}</li>
        {left > 0 && <li>{t('confirm.left', { count: left })}</li>}
        <li>{t(`file.existing.${resource.import?.existing ?? 'kept'}`)}</li>
        <li>{t('confirm.whole')}</li>
        <li>{t('confirm.long')}</li>
      </Box>
    </StepBody>
  );
}

/** Shown while the server imports the file. Nobody knows how long that takes; it says what the operator may do meanwhile. */
export function SendingStep({ run, isArrival }: { run: ImportRun; isArrival: boolean }) {
  const { t } = useTranslation('import');
  const { language } = useTextContext();

  return (
    <StepBody title={t('confirm.sending')} isArrival={isArrival}>
      <Box aria-busy="true" sx={{ display: 'grid', gap: 1 }}>
        <Typography>{t('confirm.sendingSince', { name: run.fileName, date: formatDateTime(run.sentAt, language) })}</Typography>
        <LinearProgress aria-label={t('confirm.sending')} />
      </Box>
      <Notice severity="info">{t('confirm.sendingHint')}</Notice>
    </StepBody>
  );
}

const UNSENT = { offline: 'confirm.offline', notRenewed: 'errors:notRenewed', unprepared: 'confirm.unsent' } as const;
