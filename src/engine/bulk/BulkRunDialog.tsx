import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import type { Entity } from '../model/Resource';
import { BulkResult, useResultLines } from './BulkResult';
import { Progress } from './Progress';
import { retryable } from './runBulk';
import type { BulkStage } from './useBulkJob';

interface BulkRunDialogProps {
  entity: Entity;
  stage: Extract<BulkStage, { kind: 'running' | 'over' }>;
  counted: number | undefined;
  onStop: () => void;
  onClose: () => void;
}

/** Shows the progress of the task, then its result, until the operator closes it. */
export function BulkRunDialog({ entity, stage, counted, onStop, onClose }: BulkRunDialogProps) {
  const { t } = useTranslation('bulk');
  const id = useId();
  const lines = useResultLines(stage.kind === 'over' ? stage.report : undefined, counted);

  return (
    <Dialog open maxWidth="sm" onClose={stage.kind === 'over' ? onClose : undefined} aria-labelledby={id}>
      <DialogTitle id={id}>{stage.title}</DialogTitle>
      <DialogContent>
        {stage.kind === 'running' && <Progress label={stage.title} done={stage.settled} total={stage.total} />}
        {/* This live region is present from the start, so that filling it at the end is announced. */}
        <Box role="status" sx={{ fontWeight: 600 }}>
          {stage.kind === 'running' && stage.isSlowed && t('bulk:slowed')}
          {lines.map((line) => (
            <Box key={line} component="p" sx={{ m: 0 }}>
              {line}
            </Box>
          ))}
        </Box>
        {stage.kind === 'over' && <BulkResult entity={entity} order={stage.order} report={stage.report} isCut={stage.isCut} />}
      </DialogContent>
      <DialogActions>
        {stage.kind === 'running' ? (
          <Button aria-disabled={stage.isStopping} onClick={onStop}>
            {t(stage.isStopping ? 'bulk:stopping' : 'bulk:stop')}
          </Button>
        ) : (
          <>
            {stage.retry && (
              <Button variant="outlined" onClick={stage.retry}>
                {t(stage.report.left.length > 0 ? 'bulk:resume' : 'bulk:retry', { count: retryable(stage.report).length })}
              </Button>
            )}
            <Button variant="contained" autoFocus onClick={onClose}>
              {t('ui:close')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
