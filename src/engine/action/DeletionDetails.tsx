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

/** What a deletion leaves behind or takes with it, by the fields that the resource names; read again, so that it is what is there now. */
export function DeletionDetails({ entity, id, record: known }: DeletionDetailsProps) {
  const { t } = useTranslation('show');
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  const read = useRecord(entity, id, { fresh: true });
  // A failure leaves what was read before.
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
