import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { useTranslation } from '@/i18n/useTranslation';
import { IconButton } from '@/ui/IconButton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useNotify } from '../../data/useNotify';
import { FieldValue } from '../../fields/FieldValue';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { useHeadFields, type HeadField } from './useHeadFields';
import './head.css';

interface HeadFactsProps {
  entity: EntityBody;
  record: RecordData;
}

/** The values that operators look for most, under the name of the record; on a wide page beside the rest. */
export function HeadFacts({ entity, record }: HeadFactsProps) {
  const facts = useHeadFields(entity, record).filter(({ widget }) => !widget.isState);
  if (facts.length === 0) return null;
  return (
    <ul className="head-facts">
      {facts.map((fact) => (
        <HeadFact key={fact.name} fact={fact} record={record} />
      ))}
    </ul>
  );
}

/** A telephone number or an address by which somebody is reached needs no label. */
function HeadFact({ fact: { name, field, widget }, record }: { fact: HeadField; record: RecordData }) {
  const contact = widget.contact?.(record[name], field);
  return (
    <li>
      {contact === undefined ? (
        <span className="fact-label">{field.label}</span>
      ) : (
        <VisuallyHidden>{field.label}</VisuallyHidden>
      )}{' '}
      <span data-contact={contact !== undefined || undefined}>
        <FieldValue field={field} widget={widget} value={record[name]} record={record} dense />
        {contact !== undefined && <CopyButton label={field.label} text={contact} />}
      </span>
    </li>
  );
}

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
