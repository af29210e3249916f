import { useTranslation } from 'react-i18next';
import { Tick } from '@/ui/Tick';

interface DayBoxProps {
  id: string;
  /** The names of its line and its day. */
  label: string;
  checked: boolean;
  /** The name of the line that already has the day. */
  holder: string | undefined;
  reason: string;
  wrong: { invalid: boolean; describedBy: string | undefined };
  disabled: boolean;
  onToggle(): void;
}

/** A day of a timetable. A day that another line has can still be focused, so that its reason can be read, but not ticked. */
export function DayBox({ id, label, checked, holder, reason, wrong, disabled, onToggle }: DayBoxProps) {
  const { t } = useTranslation('widgets');
  const isTaken = holder !== undefined;
  const name = isTaken ? t('timetable.taken', { cell: label, line: holder }) : label;

  return (
    <Tick
      id={id}
      title={isTaken ? name : undefined}
      checked={checked}
      disabled={disabled}
      aria-label={name}
      aria-describedby={[wrong.describedBy, isTaken && reason].filter(Boolean).join(' ') || undefined}
      aria-invalid={wrong.invalid}
      aria-disabled={isTaken || undefined}
      onChange={() => !isTaken && onToggle()}
    />
  );
}
