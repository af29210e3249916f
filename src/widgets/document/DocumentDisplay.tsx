import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps, WidgetField } from '@/engine/model/Widget';
import { SafeHtml } from '@/ui/SafeHtml';
import { documentParts, type DocumentPart } from './documentParts';
import './document.css';

/** A list of sections as a text to read: titles, then paragraphs, in their order. Parts that readers do not see yet are marked. */
export function DocumentDisplay({ field, value }: DisplayProps) {
  return (
    <div className="document-parts">
      {documentParts(value, field).map((part, index) => (
        // What is being written has no id yet.
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={index} part={part} field={field} />
      ))}
    </div>
  );
}

function Part({ part: { title, subtitle, html, mark, parts }, field }: { part: DocumentPart; field: WidgetField }) {
  const isMarked = mark !== undefined;
  return (
    <div className="document-part" data-marked={isMarked || undefined}>
      {isMarked && <Mark field={field} value={mark} />}
      {title !== undefined && <h3 className="section-heading">{title}</h3>}
      {subtitle !== undefined && <p className="document-subtitle">{subtitle}</p>}
      {html !== undefined && <SafeHtml html={html} />}
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={index} part={part} field={field} />
      ))}
    </div>
  );
}

/** The mark is in the words of the choice ("En attente"), as its look alone would not be enough. */
function Mark({ field, value }: { field: WidgetField; value: unknown }) {
  const { choiceLabel } = useTextContext();
  const { marked } = field.options;
  const name = isPlainObject(marked) ? String(marked['field']) : '';
  return (
    <p className="document-mark">
      <VisibilityOffOutlined fontSize="small" aria-hidden="true" />
      {choiceLabel({ ...field, name: `${field.name}.${name}` }, value)}
    </p>
  );
}
