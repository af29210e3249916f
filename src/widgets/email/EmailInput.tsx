import type { InputProps } from '@/engine/model/Widget';
import { BufferedInput } from '../BufferedInput';
import { textValue, typedText } from '../textValue';

/** A box for an e-mail address. */
export function EmailInput({ value, onChange, ...props }: InputProps<string>) {
  return (
    <BufferedInput
      {...props}
      text={textValue(value) ?? ''}
      onText={(text) => onChange(typedText(text))}
      attributes={{ type: 'email', inputMode: 'email', spellCheck: false }}
      maxWidth={420}
    />
  );
}
