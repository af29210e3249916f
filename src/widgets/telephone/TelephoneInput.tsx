import { useState } from 'react';
import type { InputProps } from '@/engine/model/Widget';
import { compactTelephone } from '@/engine/model/telephone';
import { formatTelephone } from '@/i18n/format';
import { BufferedInput } from '../BufferedInput';
import { textValue, typedText } from '../textValue';

/**
 * A box for a telephone number. The stored number is shown in pairs of digits, and counts as unchanged while it reads the same. Another number is stored without
 * spaces and dots, as the platform compares numbers with the stored text (contract users.filters).
 */
export function TelephoneInput({ value, onChange, ...props }: InputProps<string>) {
  const [initial] = useState(value);
  const spelled = readable(initial);
  return (
    <BufferedInput
      {...props}
      text={value === initial ? spelled : readable(value)}
      onText={(text) => onChange(text === spelled ? initial : typedText(compactTelephone(text)))}
      attributes={{ type: 'tel', inputMode: 'tel' }}
      maxWidth={220}
    />
  );
}

/** The number in pairs of digits, with spaces that a keyboard can type. */
function readable(value: string | undefined): string {
  return formatTelephone(textValue(value) ?? '').replaceAll('\u00a0', ' ');
}
