import type { InputProps } from '@/engine/model/Widget';
import { BufferedInput } from '../BufferedInput';
import { textValue, typedText } from '../textValue';

/** One line of text. */
export function TextInput({ value, onChange, ...props }: InputProps<string>) {
  return <BufferedInput {...props} text={textValue(value) ?? ''} onText={(text) => onChange(typedText(text))} />;
}
