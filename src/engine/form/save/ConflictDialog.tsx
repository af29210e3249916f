import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import type { Labels } from '../../fields/labels';
import type { Entity } from '../../model/Resource';
import type { CaughtUp } from './catchUp';
import { ConflictChoice, type Side } from './ConflictChoice';

interface ConflictDialogProps {
  entity: Entity;
  labels: Labels;
  caughtUp: CaughtUp;
  /** `theirs`: the fields for which the operator takes the value that somebody else has saved. */
  onResolve(caughtUp: CaughtUp, theirs: readonly string[]): void;
  onCancel(): void;
}

/**
 * Shows the fields that both the operator and somebody else have changed, each with both values and none of them chosen beforehand (rule saves.noOverwrite).
 * Closing the dialog changes nothing; the focus then goes to what the form says about the conflict.
 */
export function ConflictDialog({ entity, labels, caughtUp, onResolve, onCancel }: ConflictDialogProps) {
  const { t } = useTranslation('form');
  const id = useId();
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const [attempted, setAttempted] = useState(false);
  const { conflicts } = caughtUp;

  function handleSave() {
    setAttempted(true);
    const open = conflicts.find(({ field }) => !sides.has(field));
    if (open) return document.getElementById(`${id}-${open.field}`)?.focus();
    return onResolve(caughtUp, conflicts.map(({ field }) => field).filter((field) => sides.get(field) === 'theirs'));
  }

  return (
    <Dialog open onClose={onCancel} maxWidth="sm" disableRestoreFocus aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      <DialogTitle id={`${id}-title`}>{t('conflict.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={`${id}-body`}>{t('conflict.body')}</DialogContentText>
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.field}
            id={`${id}-${conflict.field}`}
            entity={entity}
            label={labels.field(conflict.field)}
            conflict={conflict}
            caughtUp={caughtUp}
            side={sides.get(conflict.field)}
            isMissing={attempted && !sides.has(conflict.field)}
            onChoose={(side) => setSides(new Map([...sides, [conflict.field, side]]))}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('conflict.back')}</Button>
        <Button variant="contained" onClick={handleSave}>
          {t('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
