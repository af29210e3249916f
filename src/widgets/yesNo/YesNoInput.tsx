import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { RequiredMark } from '@/engine/fields/RequiredMark';
import type { InputProps } from '@/engine/model/Widget';

/** A tick box with its positive label beside it. It is no switch, as it applies only when the form is saved. */
export function YesNoInput({ id, field, value, onChange, onBlur, required, disabled, invalid, describedBy }: InputProps<boolean>) {
  return (
    <FormControlLabel
      label={
        <>
          {field.label}
          {required && <RequiredMark />}
        </>
      }
      disabled={disabled}
      sx={{ justifySelf: 'start' }}
      control={
        <Checkbox
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          slotProps={{ input: { id, required, 'aria-describedby': describedBy, 'aria-invalid': invalid } }}
        />
      }
    />
  );
}
