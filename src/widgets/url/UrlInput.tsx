import type { InputProps } from '@/engine/Widget';
import { BufferedInput } from '../BufferedInput';
import { textValue, typedText } from '../textValue';

/** The address of a page. */
export function UrlInput({ value, onChange, ...props }: InputProps<string>) {
  return (
    <BufferedInput
      {...props}
      text={textValue(value) ?? ''}
      onText={(text) => onChange(typedText(text))}
      attributes={{ type: 'url', inputMode: 'url', spellCheck: false }}
    />
  );
}
