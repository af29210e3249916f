import { useState } from 'react';
import type { InputProps } from '@/engine/model/Widget';
import { BufferedInput, LINE_WIDTH } from '../BufferedInput';
import { textValue, typedText } from '../textValue';

/**
 * A box for one line of text; a password is hidden, so that nobody reads it over a shoulder. A text that has come with line breaks has a box of several lines
 * from then on: a box of one line would lose them with the first key.
 */
export function TextInput({ value, onChange, ...props }: InputProps<string>) {
  const text = textValue(value) ?? '';
  const isSecret = props.field.schema.format === 'password';
  const hasLines = !isSecret && /[\n\r]/.test(text);
  const [isLong, setIsLong] = useState(hasLines);
  if (hasLines && !isLong) setIsLong(true);
  return <BufferedInput {...props} multiline={isLong} text={text} onText={(typed) => onChange(typedText(typed))} {...(!isLong && { maxWidth: LINE_WIDTH })} {...(isSecret && { attributes: SECRET })} />;
}

const SECRET = { type: 'password', autoComplete: 'new-password' };
