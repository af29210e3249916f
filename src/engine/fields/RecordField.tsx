import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../data/EngineContext';
import { useLabels } from './labels';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { widgetField } from '../model/widgetField';
import { widgetName } from '../model/widgetName';
import { FieldValue } from './FieldValue';
import { SourcedValue } from './SourcedValue';

interface RecordFieldProps {
  entity: EntityBody;
  record: RecordData;
  name: string;
  /** Whether to leave out what helps to look around, such as a map. */
  brief?: boolean;
  /** Whether a save has just changed this value. */
  isChanged?: boolean;
}

/** A value of a record under its label, in a definition list. */
export function RecordField({ entity, record, name, brief = false, isChanged = false }: RecordFieldProps) {
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  const widget = widgets[widgetName(entity, name)];
  const field = widgetField(entity, name, labels.field(name));
  const Value = entity.resource.fields[name]?.endpoint === undefined ? FieldValue : SourcedValue;
  return (
    <ReadField label={field.label} isChanged={isChanged}>
      {widget && <Value field={field} widget={widget} value={record[name]} record={record} brief={brief} />}
    </ReadField>
  );
}

/** A label with a value under it, in a definition list. */
export function ReadField({ label, isChanged = false, children }: { label: string; isChanged?: boolean; children: ReactNode }) {
  return (
    <Box data-changed={isChanged || undefined} sx={isChanged ? changedStyle : { minWidth: 0 }}>
      <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {label}
        {isChanged && <ChangedMark />}
      </Box>
      <Box component="dd" sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

/** The mark of a changed value. It is a word, as a colour alone would tell some readers nothing. */
function ChangedMark() {
  const { t } = useTranslation('show');
  return (
    <Box component="span" sx={{ ml: 1, fontWeight: 600, color: 'text.primary' }}>
      {t('changed.mark')}
    </Box>
  );
}

const changedStyle = { minWidth: 0, pl: 1.5, ml: -1.75, borderLeft: 4, borderColor: 'primary.main' };
