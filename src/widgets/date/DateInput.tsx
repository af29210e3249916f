import type { InputProps } from '@/engine/model/Widget';
import { DayInput } from '../DayInput';
import { textValue } from '../textValue';

/** A day without an hour. */
export function DateInput({ value, onChange, field, ...props }: InputProps<string>) {
  return <DayInput {...props} day={textValue(value) ?? ''} onDay={onChange} calendarFor={field.label} />;
}
