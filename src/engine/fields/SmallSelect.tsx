import { SelectBox } from '@/ui/SelectBox';

interface SmallSelectProps {
  id: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Whether the select takes the focus when it appears. */
  autoFocus?: boolean;
  disabled?: boolean;
  required?: boolean;
  describedBy?: string | undefined;
}

/** The browser's own select, which works well on touch screens and with screen readers, and is lighter than a menu. */
export function SmallSelect({ id, value, choices, onChange, autoFocus = false, disabled = false, required = false, describedBy }: SmallSelectProps) {
  return (
    <SelectBox id={id} autoFocus={autoFocus} disabled={disabled} required={required} aria-describedby={describedBy} value={value} onChange={(event) => onChange(event.target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectBox>
  );
}
