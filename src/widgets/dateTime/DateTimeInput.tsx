import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormRecord } from '@/engine/fields/FormRecord';
import { hasTime } from '@/engine/model/hasTime';
import type { InputProps } from '@/engine/model/Widget';
import { parseTime } from '@/i18n/format';
import { BufferedInput } from '../BufferedInput';
import { DayInput } from '../DayInput';
import { textValue, typedText } from '../textValue';
import { joinDateTime, splitDateTime } from './dateTimeParts';

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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
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
          maxWidth={112}
        />
      )}
    </Box>
  );
}
