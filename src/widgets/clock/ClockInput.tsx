import type { InputProps } from '@/engine/model/Widget';
import { parseTime } from '@/i18n/format';
import { BufferedInput } from '../BufferedInput';
import { textValue, typedText } from '../textValue';

/** A box for a time of day, HH:mm on 24 hours; it also reads 830 and 8h30. The browser's own time box would use the browser's language (rule inputs.ours). */
export function ClockInput({ value, onChange, ...props }: InputProps<string>) {
  return (
    <BufferedInput
      {...props}
      text={textValue(value) ?? ''}
      onText={(text) => onChange(parseTime(text) ?? typedText(text))}
      attributes={{ inputMode: 'numeric', placeholder: '08:30' }}
      maxWidth="7rem"
    />
  );
}
