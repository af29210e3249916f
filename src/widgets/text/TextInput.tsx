import type { InputProps } from '@/engine/model/Widget';
import { BufferedInput } from '../BufferedInput';
import { textValue, typedText } from '../textValue';

/** A box for one line of text; a password is hidden, so that nobody reads it over a shoulder. */
export function TextInput({ value, onChange, ...props }: InputProps<string>) {
  const isSecret = props.field.schema.format === 'password';
  return <BufferedInput {...props} text={textValue(value) ?? ''} onText={(text) => onChange(typedText(text))} {...(isSecret && { attributes: SECRET })} />;
}

const SECRET = { type: 'password', autoComplete: 'new-password' };
