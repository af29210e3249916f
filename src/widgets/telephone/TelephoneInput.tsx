import { useState } from 'react';
import type { InputProps } from '@/engine/model/Widget';
import { compactTelephone } from '@/engine/model/telephone';
import { formatTelephone } from '@/i18n/format';
import { BufferedInput } from '../BufferedInput';
import { textValue, typedText } from '../textValue';

/**
 * A telephone number: the one that was there is read by pairs, and has not changed as long as it is read so. Another is stored without its spaces and
 * dots, as the platform compares numbers with the text that it has stored (contract users.filters).
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

/** By pairs, with spaces that a keyboard types. */
function readable(value: string | undefined): string {
  return formatTelephone(textValue(value) ?? '').replaceAll('\u00a0', ' ');
}
