import { useState } from 'react';
import type { InputProps } from '@/engine/Widget';
import { formatTelephone } from '@/i18n/format';
import { BufferedInput } from '../BufferedInput';
import { textValue, typedText } from '../textValue';

/**
 * A telephone number: the one that was there is read by pairs, and has not changed as long as it is read so; another is kept as typed, its spaces,
 * dots and prefixes are the operator's.
 */
export function TelephoneInput({ value, onChange, ...props }: InputProps<string>) {
  const [initial] = useState(value);
  // With spaces that a keyboard types: what is changed of it is sent as it reads.
  const spelled = formatTelephone(textValue(initial) ?? '').replaceAll('\u00a0', ' ');
  return (
    <BufferedInput
      {...props}
      text={value === initial ? spelled : (textValue(value) ?? '')}
      onText={(text) => onChange(text === spelled ? initial : typedText(text))}
      attributes={{ type: 'tel', inputMode: 'tel' }}
      maxWidth={220}
    />
  );
}
