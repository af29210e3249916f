import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

interface SmallSelectProps {
  id: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  disabled?: boolean;
}

/** The browser's own select: at home under a thumb and for screen readers, and without the weight of a menu. */
export function SmallSelect({ id, value, choices, onChange, autoFocus = false, disabled = false }: SmallSelectProps) {
  return (
    <NativeSelect id={id} autoFocus={autoFocus} disabled={disabled} size="small" fullWidth input={<OutlinedInput />} value={value} onChange={(event) => onChange(event.target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  );
}
