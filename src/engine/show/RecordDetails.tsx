import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useConfig, useSession } from '@/session/hooks';
import { useEngine } from '../EngineContext';
import { visibleSections } from '../formFields';
import { useLabels } from '../labels';
import type { EntityBody, RecordData } from '../Resource';
import { widgetField } from '../widgetField';
import { widgetName } from '../widgetName';
import { FieldValue } from './FieldValue';
import { RecordSections } from './RecordSections';
import { SourcedValue } from './SourcedValue';

interface RecordDetailsProps {
  entity: EntityBody;
  record: RecordData;
}

/** The values of a record under their labels, in the sections that this operator and this record have. */
export function RecordDetails({ entity, record }: RecordDetailsProps) {
  const { widgets } = useEngine();
  const { settings } = useConfig();
  const { permissions } = useSession();
  const labels = useLabels(entity.resource);
  const sections = useMemo(() => {
    const context = { settings, permissions, mode: 'show' as const, record };
    return visibleSections(entity.resource.show, { entity, widgets, context });
  }, [entity, widgets, settings, permissions, record]);

  return (
    <RecordSections sections={sections} labels={labels} rowsAre="dl">
      {(name) => {
        const widget = widgets[widgetName(entity, name)];
        const field = widgetField(entity, name, labels.field(name));
        const Value = entity.resource.fields[name]?.source === undefined ? FieldValue : SourcedValue;
        return (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {field.label}
            </Box>
            <Box component="dd" sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere' }}>
              {widget && <Value field={field} widget={widget} value={record[name]} record={record} />}
            </Box>
          </Box>
        );
      }}
    </RecordSections>
  );
}
