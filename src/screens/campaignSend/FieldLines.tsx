import Box from '@mui/material/Box';
import { useEngine } from '@/engine/EngineContext';
import { useLabels } from '@/engine/labels';
import { FieldValue } from '@/engine/show/FieldValue';
import { widgetField } from '@/engine/widgetField';
import { widgetName } from '@/engine/widgetName';
import { useSend } from './SendContext';

/** Some fields of the campaign under their labels, as the page that shows it has them. */
export function FieldLines({ names }: { names: readonly string[] }) {
  const { entity, record } = useSend();
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, width: '100%', minWidth: 0 }}>
      {names.map((name) => {
        const widget = widgets[widgetName(entity, name)];
        const field = widgetField(entity, name, labels.field(name));
        return (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {field.label}
            </Box>
            <Box component="dd" sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere' }}>
              {widget && <FieldValue field={field} widget={widget} value={record[name]} record={record} />}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
