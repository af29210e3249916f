import { compositeText } from './compositeText';
import { ShownValue, type ShownValueProps } from './ShownValue';
import { useTextContext } from './useTextContext';

/** A value with the text that its widget gives it; a value without a text is shown as missing. */
export function FieldValue(props: ShownValueProps) {
  const { widget, value, field, record } = props;
  const context = useTextContext();
  return <ShownValue {...props}>{widget.toText(value, field, context, record) ?? compositeText(value)}</ShownValue>;
}
