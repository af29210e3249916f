import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Tick } from '@/ui/Tick';
import { useEngine } from '../../data/EngineContext';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { FieldValue } from '../../fields/FieldValue';
import { widgetField } from '../../model/widgetField';
import { widgetName } from '../../model/widgetName';
import type { CaughtUp, Conflict } from './catchUp';

/** Whose value is kept: the operator's or that of somebody else. */
export type Side = 'mine' | 'theirs';

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

/** One field with its two values, each as its widget shows it. */
export function ConflictChoice({ id, entity, label, conflict, caughtUp, side, isMissing, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation('form');
  const widget = useEngine().widgets[widgetName(entity, conflict.field)];
  const field = widgetField(entity, conflict.field, label);
  const records = { mine: typedOnly(caughtUp.record, entity), theirs: caughtUp.before };

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {label}
      </Box>
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
