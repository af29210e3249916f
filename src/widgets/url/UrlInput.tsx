import type { InputProps } from '@/engine/model/Widget';
import { BufferedInput } from '../BufferedInput';
import { textValue, typedText } from '../textValue';
import { completed } from './completed';

/** The address of a page; one typed without its beginning is completed as the platform does. */
export function UrlInput({ value, onChange, ...props }: InputProps<string>) {
  return (
    <BufferedInput
      {...props}
      text={textValue(value) ?? ''}
      onText={(text) => onChange(completed(typedText(text)))}
      attributes={{ type: 'url', inputMode: 'url', spellCheck: false }}
    />
  );
}
