import Box from '@mui/material/Box';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/IconButton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useNotify } from '../../data/useNotify';
import { FieldValue } from '../../fields/FieldValue';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { usePanel } from '../../page/Panel';
import { FactsScreenContext } from '../documents/besideScreen';
import { useHeadFields, type HeadField } from './useHeadFields';

interface HeadFactsProps {
  entity: EntityBody;
  record: RecordData;
}

/** The values that operators look for most, under the name of the record; on a wide page beside the rest. */
export function HeadFacts({ entity, record }: HeadFactsProps) {
  const panel = usePanel();
  const beside = use(FactsScreenContext);
  const facts = useHeadFields(entity, record).filter(({ widget }) => !widget.isState);
  if (facts.length === 0) return null;
  return (
    <Box component="ul" sx={panel ? factsStyle : { ...factsStyle, [beside]: wideFactsStyle }}>
      {facts.map((fact) => (
        <HeadFact key={fact.name} fact={fact} record={record} beside={panel ? undefined : beside} />
      ))}
    </Box>
  );
}

/** A telephone number or an address by which somebody is reached needs no label. */
function HeadFact({ fact: { name, field, widget }, record, beside }: { fact: HeadField; record: RecordData; beside: string | undefined }) {
  const contact = widget.contact?.(record[name], field);
  return (
    <Box component="li" sx={beside === undefined ? factStyle : { ...factStyle, [beside]: wideFactStyle }}>
      {contact === undefined ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {field.label}
        </Box>
      ) : (
        <VisuallyHidden>{field.label}</VisuallyHidden>
      )}{' '}
      <Box component="span" sx={contact === undefined ? undefined : contactStyle}>
        <FieldValue field={field} widget={widget} value={record[name]} record={record} dense />
        {contact !== undefined && <CopyButton label={field.label} text={contact} />}
      </Box>
    </Box>
  );
}

/** The button that copies stays beside a value of two lines. */
const contactStyle = { display: 'inline-flex', alignItems: 'center', minWidth: 0 };

const factsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  mb: 2,
  p: 0,
  listStyle: 'none',
};

const wideFactsStyle = { flexDirection: 'column', alignItems: 'stretch', rowGap: 1.5, minWidth: 280, p: 3, borderRadius: 1.25, bgcolor: 'background.paper' };

const factStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 0.75,
  minWidth: 0,
  minHeight: { md: 28 },
  overflowWrap: 'anywhere',
};

const wideFactStyle = { flexDirection: 'column', alignItems: 'flex-start', minHeight: 0 };

interface CopyButtonProps {
  /** The label of the field. */
  label: string;
  text: string;
}

/** Copies a value to the clipboard, and says so. */
function CopyButton({ label, text }: CopyButtonProps) {
  const { t } = useTranslation('show');
  const notify = useNotify();
  const name = t('copyValue', { label });

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(t('copied', { text }));
    } catch {
      // Where the browser refuses its clipboard, or has none outside of a secure origin, the message contains the value, so that it can be selected.
      notify.error(t('notCopied', { text }));
    }
  }

  return (
    <IconButton aria-label={name} title={name} size="small" onClick={() => void copy()}>
      <ContentCopyOutlined style={{ fontSize: 16 }} />
    </IconButton>
  );
}
