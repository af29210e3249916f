import Box from '@mui/material/Box';
import { RecordField } from '@/engine/fields/RecordField';
import { useSend } from './SendContext';

/** Some fields of the campaign under their labels, as the page that shows it has them. */
export function FieldLines({ names }: { names: readonly string[] }) {
  const { entity, record } = useSend();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, width: '100%', minWidth: 0 }}>
      {names.map((name) => (
        <RecordField key={name} entity={entity} record={record} name={name} />
      ))}
    </Box>
  );
}
