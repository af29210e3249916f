import type { InputProps } from '@/engine/model/Widget';
import { BufferedInput } from '../BufferedInput';
import { textValue, typedText } from '../textValue';

/** A box for a text of several lines. */
export function LongTextInput({ value, onChange, ...props }: InputProps<string>) {
  return <BufferedInput {...props} multiline text={textValue(value) ?? ''} onText={(text) => onChange(typedText(text))} />;
}
