import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { Tick } from '@/ui/Tick';
import { useEngine } from '../../data/EngineContext';
import { FieldValue } from '../../fields/FieldValue';
import type { Labels } from '../../fields/labels';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { widgetField } from '../../model/widgetField';
import { widgetName } from '../../model/widgetName';
import type { CaughtUp, Conflict } from './catchUp';

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
  const { conflicts, merged } = caughtUp;

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
        {merged.length > 0 && <p>{t('conflict.merged', { fields: merged.map(labels.field).join(', ') })}</p>}
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

/** Whose value is kept: the operator's or that of somebody else. */
type Side = 'mine' | 'theirs';

interface ConflictChoiceProps {
  /** The id of the first control. */
  id: string;
  entity: Entity;
  label: string;
  conflict: Conflict;
  caughtUp: CaughtUp;
  side: Side | undefined;
  isMissing: boolean;
  onChoose(side: Side): void;
}

/** One field with its two values, each as its widget shows it, under the value before both, which tells who has changed what. */
function ConflictChoice({ id, entity, label, conflict, caughtUp, side, isMissing, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation('form');
  const widget = useEngine().widgets[widgetName(entity, conflict.field)];
  const field = widgetField(entity, conflict.field, label);
  const records = { mine: typedOnly(caughtUp.record, entity), theirs: caughtUp.before };

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {label}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{t('conflict.before')}</Box>
      <Box sx={{ pl: 3.5, overflowWrap: 'anywhere' }}>{widget && <FieldValue field={field} widget={widget} value={conflict.before} record={caughtUp.former} />}</Box>
      {(['mine', 'theirs'] as const).map((owner) => (
        <Box key={owner}>
          <Tick
            type="radio"
            id={owner === 'mine' ? id : `${id}-theirs`}
            name={id}
            label={t(`conflict.${owner}`)}
            checked={side === owner}
            aria-describedby={`${id}-${owner}-value${isMissing ? ` ${id}-missing` : ''}`}
            aria-invalid={isMissing}
            onChange={() => onChoose(owner)}
          />
          <Box id={`${id}-${owner}-value`} sx={{ pl: 3.5, overflowWrap: 'anywhere' }}>
            {widget && <FieldValue field={field} widget={widget} value={conflict[owner]} record={records[owner]} />}
          </Box>
        </Box>
      ))}
      {isMissing && (
        <p id={`${id}-missing`} className="field-note field-error">
          {t('rules.requiredChoice', { label })}
        </p>
      )}
    </Box>
  );
}

/** The record without read-only values, as these belong to the value that the server has: the name of a town is not that of the town just chosen. */
function typedOnly(record: RecordData, { schema }: Entity): RecordData {
  return Object.fromEntries(Object.entries(record).filter(([name]) => schema.properties[name]?.readOnly !== true));
}
