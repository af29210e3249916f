import type { InputProps } from '@/engine/model/Widget';
import { BufferedInput } from '../BufferedInput';
import { typedText } from '../textValue';
import { jsonText, parsedJson } from './jsonText';

/** A value as JSON. What cannot be read stays as it was typed, for the schema to refuse: nothing typed is lost. */
export function JsonInput({ value, onChange, ...props }: InputProps) {
  return <BufferedInput {...props} multiline text={typeof value === 'string' ? value : (jsonText(value, 2) ?? '')} onText={(text) => onChange(parsedJson(typedText(text)))} attributes={ATTRIBUTES} />;
}

const ATTRIBUTES = { spellCheck: false, style: { fontFamily: 'monospace' } };
