import type { InputProps } from '@/engine/model/Widget';
import { BufferedInput } from './BufferedInput';
import { typedText } from './textValue';
import { parsedJson, typedJson } from './jsonText';

/** A box for a value as JSON. A text that cannot be parsed stays as typed, so that the schema refuses it and nothing typed is lost. */
export function JsonInput({ value, onChange, ...props }: InputProps) {
  return <BufferedInput {...props} multiline text={typedJson(value)} onText={(text) => onChange(parsedJson(typedText(text)))} attributes={ATTRIBUTES} />;
}

const ATTRIBUTES = { spellCheck: false, style: { fontFamily: 'monospace' } };
