import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import { useState } from 'react';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { InputProps } from '@/engine/model/Widget';
import { formatDate, parseDate } from '@/i18n/format';
import { IconButton } from '@/ui/IconButton';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { libraryPart } from '@/ui/libraryPart';
import { BufferedInput } from './BufferedInput';
import { typedText } from './textValue';

const { Part: CalendarPopover } = libraryPart(() => import('./Calendar').then((m) => m.CalendarPopover));

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

interface DayInputProps extends Pick<InputProps, 'id' | 'required' | 'disabled' | 'invalid' | 'describedBy' | 'onBlur'> {
  /** The day as yyyy-MM-dd, or what was typed where it is no day. */
  day: string;
  onDay(day: string | undefined): void;
  /** The name of the day among the controls of a group. */
  label?: string;
  /** The field's label, by which the calendar is named. */
  calendarFor: string;
}

/**
 * A day, typed as dd/MM/yyyy or picked in a calendar. The browser's own date box would use the browser's language and order (rule inputs.ours). A text that is no
 * day stays as typed, so that the schema refuses it.
 */
export function DayInput({ day, onDay, calendarFor, disabled, ...props }: DayInputProps) {
  const { language, t } = useTextContext();
  const [anchor, setAnchor] = useState<HTMLElement>();

  function choose(chosen: string) {
    setAnchor(undefined);
    onDay(chosen);
  }

  return (
    <>
      <BufferedInput
        {...props}
        disabled={disabled}
        text={(ISO_DAY.test(day) && formatDate(day, language)) || day}
        onText={(text) => onDay(parseDate(text) ?? typedText(text))}
        attributes={{ inputMode: 'numeric', placeholder: t('widgets:date.placeholder') }}
        maxWidth="11.875rem"
        endAdornment={
          <IconButton
            edge="end"
            disabled={disabled}
            aria-label={t('widgets:date.openCalendar', { label: calendarFor })}
            aria-haspopup="dialog"
            aria-expanded={anchor !== undefined}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <CalendarMonthOutlined />
          </IconButton>
        }
      />
      <OverlayBoundary>
        {anchor && <CalendarPopover anchor={anchor} label={t('widgets:date.calendar', { label: calendarFor })} day={day} language={language} onChoose={choose} onClose={() => setAnchor(undefined)} />}
      </OverlayBoundary>
    </>
  );
}
