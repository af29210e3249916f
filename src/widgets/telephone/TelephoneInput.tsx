import type { InputProps } from '@/engine/Widget';
import { BufferedInput } from '../BufferedInput';
import { textValue, typedText } from '../textValue';

/** A telephone number, kept as typed: spaces, dots and prefixes are the operator's. */
export function TelephoneInput({ value, onChange, ...props }: InputProps<string>) {
  return (
    <BufferedInput
      {...props}
      text={textValue(value) ?? ''}
      onText={(text) => onChange(typedText(text))}
      attributes={{ type: 'tel', inputMode: 'tel' }}
      maxWidth={220}
    />
  );
}
