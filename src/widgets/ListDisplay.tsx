import { useEngine } from '@/engine/data/EngineContext';
import { compositeText } from '@/engine/fields/compositeText';
import { FieldValue } from '@/engine/fields/FieldValue';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps } from '@/engine/model/Widget';
import { listText, mayHaveParts, shownItem } from './partsText';
import './listDisplay.css';

/** A list on the page of a record: with a line for each item where these are of several kinds or are more than text, else in one line. */
export function ListDisplay({ value, field, record }: DisplayProps) {
  const { widgets } = useEngine();
  const context = useTextContext();
  const { field: item, widget } = shownItem(field, widgets);
  const isInLines = widget && (widget.Display || mayHaveParts(item.schema));
  if (!Array.isArray(value) || !isInLines) return listText(() => widgets)(value, field, context, record) ?? compositeText(value);

  return (
    <ul className="value-list">
      {value.map((one: unknown, index) => (
        // An item has no name, and two may have the same text.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <FieldValue field={item} widget={widget} value={one} record={record} brief />
        </li>
      ))}
    </ul>
  );
}
