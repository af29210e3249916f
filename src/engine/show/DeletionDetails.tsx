import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../EngineContext';
import { useLabels } from '../labels';
import type { EntityBody } from '../Resource';
import type { RecordData } from '../Schema';
import { isEmptyValue } from '../transforms/emptyValue';
import { widgetField } from '../widgetField';
import { widgetName } from '../widgetName';
import { FieldValue } from './FieldValue';
import { useRecord } from './useRecord';

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
