import type { InputProps } from '@/engine/model/Widget';
import { DayInput } from '../DayInput';
import { textValue } from '../textValue';

/** A box for a day without a time. */
export function DateInput({ value, onChange, field, ...props }: InputProps<string>) {
  return <DayInput {...props} day={textValue(value) ?? ''} onDay={onChange} calendarFor={field.label} />;
}
