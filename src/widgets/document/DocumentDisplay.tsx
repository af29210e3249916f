import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps, WidgetField } from '@/engine/model/Widget';
import { SafeHtml } from '@/ui/SafeHtml';
import { documentParts, type DocumentPart } from './documentParts';

/** A list of sections as a text to read: titles, then paragraphs, in their order. Parts that readers do not see yet are marked. */
export function DocumentDisplay({ field, value }: DisplayProps) {
  return (
    <Box sx={{ ...partsStyle, gap: 3 }}>
      {documentParts(value, field).map((part, index) => (
        // What is being written has no id yet.
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={index} part={part} field={field} />
      ))}
    </Box>
  );
}

function Part({ part: { title, subtitle, html, mark, parts }, field }: { part: DocumentPart; field: WidgetField }) {
  const isMarked = mark !== undefined;
  return (
    <Box sx={[partsStyle, isMarked && markedStyle]}>
      {isMarked && <Mark field={field} value={mark} />}
      {title !== undefined && (
        <Typography component="h3" variant="h2">
          {title}
        </Typography>
      )}
      {subtitle !== undefined && <Typography sx={{ fontWeight: 600, color: 'text.secondary' }}>{subtitle}</Typography>}
      {html !== undefined && <SafeHtml html={html} />}
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={index} part={part} field={field} />
      ))}
    </Box>
  );
}

/** The mark is in the words of the choice ("En attente"), as its look alone would not be enough. */
function Mark({ field, value }: { field: WidgetField; value: unknown }) {
  const { choiceLabel } = useTextContext();
  const { marked } = field.options;
  const name = isPlainObject(marked) ? String(marked['field']) : '';
  return (
    <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary', fontWeight: 600 }}>
      <VisibilityOffOutlined fontSize="small" aria-hidden="true" />
      {choiceLabel({ ...field, name: `${field.name}.${name}` }, value)}
    </Typography>
  );
}

const partsStyle = { display: 'grid', gap: 1, minWidth: 0 };

const markedStyle = { pl: 2, borderLeft: 3, borderColor: 'divider', borderLeftStyle: 'dashed' };
