import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useId, useRef } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Sentence } from '@/ui/Sentence';
import { useUnsavedAnswer } from '@/ui/otherTabs';
import { saveFile } from '@/ui/saveFile';
import { useWorkPlace } from '../../data/cutWork';
import { useErrorText } from '../../data/errorMessage';
import { useLabels } from '../../fields/labels';
import { useNotify } from '../../data/useNotify';
import { useTextContext } from '../../fields/useTextContext';
import { isLineARecord } from './exportForms';
import { ExportOptions } from './ExportOptions';
import { useExport, type Export, type ExportState } from './useExport';
import { useExportChoice, type ExportChoice } from './useExportChoice';
import { useExportPages } from './useExportPages';
import type { ExportedList } from './useExportScopes';

interface ExportDialogProps extends ExportedList {
  onClose: () => void;
}

/** Asks what to export, says how many lines that makes and in which file, then writes the file and saves it. */
export function ExportDialog({ onClose, ...exported }: ExportDialogProps) {
  const { t } = useTranslation('export');
  const labels = useLabels(exported.entity.resource);
  const choice = useExportChoice(exported);
  const { state, start, stop } = useExport(useWorkPlace('export', exported.entity.resource.name));
  const writeFile = useWriteFile({ exported, choice, start, onDone: onClose });
  const wayOut = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const isRunning = state.status === 'running';
  useUnsavedAnswer(useCallback(() => isRunning, [isRunning]));

  function handleStart() {
    // The button that starts the export is disabled meanwhile, and would take the focus with it (rule focus.kept).
    wayOut.current?.focus();
    void writeFile();
  }

  function handleClose(_event: unknown, reason: 'backdropClick' | 'escapeKeyDown') {
    if (isRunning && reason === 'backdropClick') return;
    onClose();
  }

  return (
    <Dialog open onClose={handleClose} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('title', { list: labels.page('list') })}</DialogTitle>
      <DialogContent>
        {isRunning ? (
          <ExportProgress rows={state.rows} total={isLineARecord(choice.form) ? choice.scope.count : undefined} />
        ) : (
          <ExportOptions exported={exported} choice={choice} />
        )}
        <Outcome state={state} />
      </DialogContent>
      <DialogActions>
        <Button ref={wayOut} onClick={isRunning ? stop : onClose}>
          {isRunning ? t('stop') : t('ui:cancel')}
        </Button>
        {/* It keeps its place while the export runs: the second half of a double-click must not press the button that stops it. */}
        <Button variant="contained" disabled={isRunning || choice.scope.count === 0} onClick={handleStart}>
          {t(state.status === 'failed' || state.status === 'cut' ? 'restart' : 'export')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The outcome of the export, inside the dialog: a screen reader reads nothing outside an open dialog. */
function Outcome({ state }: { state: ExportState }) {
  const { t } = useTranslation('export');
  const { language } = useTextContext();
  const errorText = useErrorText();
  const said = { choosing: '', running: t('running'), stopped: t('stopped'), failed: '', cut: '' };

  return (
    <>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        {said[state.status]}
      </Box>
      {(state.status === 'failed' || state.status === 'cut') && (
        <Notice severity="error" role="alert">
          <Sentence text={t('failed', { rows: formatNumber(state.rows, language), reason: 'error' in state ? errorText(state.error) : t('cut') })} />
        </Notice>
      )}
    </>
  );
}

interface FileWriting {
  exported: ExportedList;
  choice: ExportChoice;
  start: Export['start'];
  onDone: () => void;
}

/** Writes the chosen export and saves it. When the list has changed meanwhile, the message says so, as the file has another number of lines than announced. */
function useWriteFile({ exported, choice, start, onDone }: FileWriting): () => Promise<void> {
  const { t } = useTranslation('export');
  const { language } = useTextContext();
  const notify = useNotify();
  const pages = useExportPages(exported.entity, exported.list);
  const { scope, form, fileName } = choice;

  return async () => {
    const written = await start((signal) => pages(scope.scope, form, signal));
    if (!written) return;
    saveFile(written.file, fileName);
    const done = t('done', { count: written.rows, file: fileName });
    const hasChanged = isLineARecord(form) && scope.count !== undefined && scope.count !== written.rows;
    notify.success(hasChanged ? `${done}. ${t('changed', { rows: formatNumber(scope.count ?? 0, language) })}` : done);
    onDone();
  };
}

interface ExportProgressProps {
  rows: number;
  /** The number of rows to write; absent when it is not known. */
  total: number | undefined;
}

/** How much of the file is written. */
function ExportProgress({ rows, total }: ExportProgressProps) {
  const { t } = useTranslation('export');
  const { language } = useTextContext();
  const share = total ? Math.min(100, (rows / total) * 100) : undefined;
  const words = { rows: formatNumber(rows, language), total: formatNumber(total ?? 0, language) };

  return (
    <>
      <LinearProgress
        aria-label={t('running')}
        {...(share === undefined || rows === 0 ? {} : { variant: 'determinate', value: share })}
        sx={{ borderRadius: 1, mb: 1 }}
      />
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{total === undefined ? t('written', words) : t('writtenOf', words)}</Typography>
    </>
  );
}
