import type { InputProps } from '@/engine/model/Widget';
import { Tick } from '@/ui/Tick';
import { DAYS, PERIODS, slotOf, slotsOf, toggled } from './slots';
import { WeekTable } from './WeekTable';

const [FIRST] = DAYS.flatMap((day) => PERIODS.map((period) => slotOf(day, period)));

/** The week in a form, with a checkbox for each part. */
export function WeekInput({ id, field, value, onChange, onBlur, disabled, invalid, describedBy }: InputProps<string[]>) {
  const held = slotsOf(value);

  return (
    <WeekTable label={field.label}>
      {(slot, name) => (
        <Tick
          id={slot === FIRST ? id : `${id}_${slot}`}
          checked={held.has(slot)}
          disabled={disabled}
          aria-label={name}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={() => onChange(toggled(value, slot))}
          onBlur={onBlur}
        />
      )}
    </WeekTable>
  );
}
