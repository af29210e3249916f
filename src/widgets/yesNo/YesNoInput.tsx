import { RequiredMark } from '@/engine/fields/RequiredMark';
import type { InputProps } from '@/engine/model/Widget';
import { Tick } from '@/ui/Tick';

/** A tick box with its positive label beside it. It is no switch, as it applies only when the form is saved. */
export function YesNoInput({ id, field, value, onChange, onBlur, required, disabled, invalid, describedBy }: InputProps<boolean>) {
  return (
    <Tick
      label={
        <>
          {field.label}
          {required && <RequiredMark />}
        </>
      }
      id={id}
      required={required}
      disabled={disabled}
      checked={value === true}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      // Where only yes is allowed, no is the absence of an answer.
      onChange={(event) => onChange(event.target.checked || (field.schema.const === true ? undefined : false))}
      onBlur={onBlur}
    />
  );
}
