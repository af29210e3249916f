import type { InputProps } from '@/engine/model/Widget';
import { BufferedInput } from '../BufferedInput';
import { textValue, typedText } from '../textValue';

/** A box for an e-mail address. */
export function EmailInput({ value, onChange, ...props }: InputProps<string>) {
  return (
    <BufferedInput
      {...props}
      text={textValue(value) ?? ''}
      onText={(text) => onChange(typedText(addressIn(text)))}
      attributes={{ type: 'email', inputMode: 'email', spellCheck: false }}
      maxWidth={420}
    />
  );
}

/** The address alone, of what a mail program or a link gives when it is copied: "Jeanne Petit <jeanne@exemple.fr>", "mailto:jeanne@exemple.fr". */
function addressIn(copied: string): string {
  return /<([^<>\s]+@[^<>\s]+)>\s*$/.exec(copied)?.[1] ?? copied.replace(/^\s*mailto:/i, '');
}
