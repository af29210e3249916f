import { useTextContext } from '@/engine/fields/useTextContext';
import type { InputProps } from '@/engine/model/Widget';
import { hasType } from '@/engine/model/widgetName';
import { parseNumber } from '@/i18n/format';
import { BufferedInput } from '../BufferedInput';
import { typedText } from '../textValue';
import { numberText } from './numberText';

/**
 * A number, typed with a comma or a point. What cannot be read as one stays as it was typed, for the schema to refuse: bounds and
 * whole numbers are its rules.
 */
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
