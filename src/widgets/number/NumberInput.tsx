import { useTextContext } from '@/engine/fields/useTextContext';
import type { InputProps } from '@/engine/model/Widget';
import { hasType } from '@/engine/model/widgetName';
import { parseNumber } from '@/i18n/format';
import { BufferedInput } from '../BufferedInput';
import { typedText } from '../textValue';
import { numberText } from './numberText';

/** A box for a number, typed with a comma or a point. A text that is no number stays as typed, so that the schema refuses it; bounds and whole numbers are rules of the schema. */
export function NumberInput({ value, onChange, ...props }: InputProps<number | string>) {
  const { language } = useTextContext();
  const isWhole = hasType(props.field.schema, 'integer');

  return (
    <BufferedInput
      {...props}
      text={numberText(value, language, { plain: true }) ?? ''}
      onText={(text) => onChange(parseNumber(text, language) ?? typedText(text))}
      attributes={{ inputMode: isWhole ? 'numeric' : 'decimal' }}
      maxWidth={160}
    />
  );
}
