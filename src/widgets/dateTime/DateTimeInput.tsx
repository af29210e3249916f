import { useFormRecord } from '@/engine/fields/FormRecord';
import { hasTime } from '@/engine/model/hasTime';
import type { InputProps } from '@/engine/model/Widget';
import { parseTime } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { BufferedInput } from '../BufferedInput';
import { DayInput } from '../DayInput';
import { textValue, typedText } from '../textValue';

const MIDNIGHT = '00:00';

/** A day and a time, one box for each under the field's legend; only the day where times do not count. A half-filled value stays as typed, so that the schema refuses it. */
export function DateTimeInput({ value, onChange, field, ...props }: InputProps<string>) {
  const { t } = useTranslation('widgets');
  const { day, clock } = splitDateTime(textValue(value) ?? '');
  const isTimed = hasTime(field.options, useFormRecord());
  // A value without an offset is the time on the clock at the place, which this transform keeps (rule dates.clock).
  const isInstant = field.entity.resource.fields[field.name]?.transform?.use !== 'wallClock';

  function joinDay(changed = '') {
    if (isTimed) return joinDateTime({ day: changed, clock }, isInstant);
    return changed ? joinDateTime({ day: changed, clock: clock || MIDNIGHT }, isInstant) : undefined;
  }

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <DayInput
        {...props}
        label={t('dateTime.day')}
        calendarFor={field.label}
        day={day}
        onDay={(changed) => onChange(joinDay(changed))}
      />
      {isTimed && (
        <BufferedInput
          {...props}
          id={`${props.id}-time`}
          label={t('dateTime.time')}
          text={clock}
          onText={(text) => onChange(joinDateTime({ day, clock: parseTime(text) ?? typedText(text) ?? '' }, isInstant))}
          attributes={{ inputMode: 'numeric', placeholder: '08:30' }}
          maxWidth="7rem"
        />
      )}
    </div>
  );
}

/** A date-time as its two boxes hold it: yyyy-MM-dd and HH:mm where they are valid, otherwise what was typed. */
interface DateTimeParts {
  day: string;
  clock: string;
}

const COMPLETE = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;
const ZONED = /(Z|[+-]\d{2}:?\d{2})$/i;

/** Splits a date-time in two. An instant is read in the operator's time zone, a wall-clock time as it is written. */
function splitDateTime(text: string): DateTimeParts {
  const local = ZONED.test(text) && COMPLETE.test(text) ? toLocalText(new Date(text)) : text;
  const [day = '', clock = ''] = local.split('T');
  return { day, clock: COMPLETE.test(local) ? clock.slice(0, 5) : clock };
}

/** Joins the two parts: with an offset where the field is an instant, without one where it is a wall-clock time. */
function joinDateTime({ day, clock }: DateTimeParts, isInstant: boolean): string | undefined {
  if (!day && !clock) return undefined;
  const text = `${day}T${clock}`;
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return text;
  return isInstant ? `${text}:00${offsetOf(new Date(text))}` : `${text}:00`;
}

function toLocalText(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function offsetOf(moment: Date): string {
  const minutes = -moment.getTimezoneOffset();
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(Math.abs(minutes) / 60)}:${digits(Math.abs(minutes) % 60)}`;
}
