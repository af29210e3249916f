import { kindsOfField } from '@/engine/model/kindsOfField';
import type { Schema } from '@/engine/model/Schema';
import type { InputProps } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { BufferedInput } from './BufferedInput';
import { typedText } from './textValue';
import { parsedJson, typedJson } from './jsonText';

/** A box for a value as JSON, which it says. A text that cannot be parsed stays as typed, so that the schema refuses it and nothing typed is lost. */
export function JsonInput({ value, onChange, describedBy, ...props }: InputProps) {
  const { t } = useTranslation('widgets');
  const { id, field } = props;
  const hint = `${id}-hint`;
  return (
    <>
      <BufferedInput {...props} multiline text={typedJson(value)} onText={(text) => onChange(parsedJson(typedText(text)))} describedBy={[hint, describedBy].filter(Boolean).join(' ')} attributes={ATTRIBUTES} />
      <p id={hint} className="field-note">
        {t(`json.${writtenAs(field.schema)}`)}
      </p>
    </>
  );
}

const ATTRIBUTES = { spellCheck: false, style: { fontFamily: 'monospace' } };

/** How a value is written where its schema allows one kind of values alone. */
function writtenAs(schema: Schema): 'array' | 'object' | 'any' {
  const kind = kindsOfField(schema).join();
  return kind === 'array' || kind === 'object' ? kind : 'any';
}
