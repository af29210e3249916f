import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { InputProps } from '@/engine/model/Widget';

/** A checkbox with its positive label beside it: it applies when the form is saved, so it is no switch. */
export function YesNoInput({ id, field, value, onChange, onBlur, disabled, invalid, describedBy }: InputProps<boolean>) {
  return (
    <FormControlLabel
      label={field.label}
      disabled={disabled}
      sx={{ justifySelf: 'start' }}
      control={
        <Checkbox
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          slotProps={{ input: { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } }}
        />
      }
    />
  );
}
