import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../data/EngineContext';
import { useLabels } from '../fields/labels';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { isEmptyValue } from '../model/transforms/emptyValue';
import { widgetField } from '../model/widgetField';
import { widgetName } from '../model/widgetName';
import { FieldValue } from '../fields/FieldValue';
import { useRecord } from '../data/useRecord';

interface DeletionDetailsProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
}

/** What a deletion leaves behind or deletes too, by the fields that the resource names. The record is read again, so that these are current. */
export function DeletionDetails({ entity, id, record: known }: DeletionDetailsProps) {
  const { t } = useTranslation('show');
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  const read = useRecord(entity, id, { fresh: true });
  // After a failure the record as known before is shown.
  const isRead = read.record !== undefined || read.error !== undefined;
  const record = read.record ?? known;
  const shown = entity.resource.deletion?.shows.filter((name) => !isEmptyValue(record[name])) ?? [];

  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      {!isRead && <Box sx={{ color: 'text.secondary' }}>{t('readingAgain')}</Box>}
      {isRead &&
        shown.map((name) => {
          const widget = widgets[widgetName(entity, name)];
          const field = widgetField(entity, name, labels.field(name));
          return (
            <Box key={name} sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
              <Box sx={{ fontWeight: 600 }}>{field.label}</Box>
              {widget && <FieldValue field={field} widget={widget} value={record[name]} record={record} />}
            </Box>
          );
        })}
    </Box>
  );
}
