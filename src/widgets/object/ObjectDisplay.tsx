import { useEngine } from '@/engine/data/EngineContext';
import { FieldValue } from '@/engine/fields/FieldValue';
import { ReadField } from '@/engine/fields/RecordField';
import { DEPTH } from '@/engine/fields/usePartsThere';
import { useTextContext } from '@/engine/fields/useTextContext';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { DisplayProps } from '@/engine/model/Widget';
import { partsOf, partsText } from '../partsText';
import './objectDisplay.css';

/**
 * An object on the page of a record: its parts that are filled in, each under its label, and every name that an operator has given, which says something without
 * a value too. What may be of several kinds and is no object here is a text.
 */
export function ObjectDisplay({ field, value, record }: DisplayProps) {
  const { widgets } = useEngine();
  const context = useTextContext();
  if (!isPlainObject(value)) return partsText(() => widgets)(value, field, context, record);

  const isDeepest = field.name.split('.').length === DEPTH;
  const parts = partsOf(value, field, widgets, context).filter((part) => part.isPair || part.widget?.toText(part.value, part.field, context, value));
  return (
    <dl className="object-parts">
      {parts.map((part) => (
        <ReadField key={part.field.name} label={part.field.label}>
          {part.widget && <FieldValue field={part.field} value={part.value} widget={part.widget} record={value} dense={isDeepest && isPlainObject(part.value)} />}
        </ReadField>
      ))}
    </dl>
  );
}
