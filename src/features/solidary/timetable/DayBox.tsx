import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';

interface DayBoxProps {
  id: string;
  /** Its line and its day. */
  label: string;
  checked: boolean;
  /** The line that has the day already, and where it is said that it can only be there. */
  holder: string | undefined;
  reason: string;
  wrong: { invalid: boolean; describedBy: string | undefined };
  disabled: boolean;
  onToggle(): void;
}

/** A day of a timetable. One that another line has can be reached, to read why it cannot be ticked. */
export function DayBox({ id, label, checked, holder, reason, wrong, disabled, onToggle }: DayBoxProps) {
  const { t } = useTranslation('widgets');
  const isTaken = holder !== undefined;
  const name = isTaken ? t('timetable.taken', { cell: label, line: holder }) : label;

  return (
    <Checkbox
      size="small"
      checked={checked}
      disabled={disabled}
      title={isTaken ? name : undefined}
      onChange={() => !isTaken && onToggle()}
      slotProps={{
        input: {
          id,
          'aria-label': name,
          'aria-describedby': [wrong.describedBy, isTaken && reason].filter(Boolean).join(' ') || undefined,
          'aria-invalid': wrong.invalid,
          'aria-disabled': isTaken || undefined,
        },
      }}
      sx={isTaken ? { opacity: 0.38, cursor: 'not-allowed' } : undefined}
    />
  );
}
