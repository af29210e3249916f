import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { fr } from 'react-day-picker/locale/fr';
import 'react-day-picker/style.css';
import type { Language } from '@/i18n/language';

/** The months on offer, from those of the oldest births on. */
const FIRST_MONTH = new Date(1900, 0);
const LAST_MONTH = new Date(new Date().getFullYear() + 10, 11);

interface CalendarProps {
  day: string;
  language: Language;
  onChoose(day: string): void;
}

interface CalendarPopoverProps extends CalendarProps {
  /** The button that opened it. */
  anchor: HTMLElement;
  label: string;
  onClose(): void;
}

/** A calendar at the button that opened it. */
export function CalendarPopover({ anchor, label, onClose, ...calendar }: CalendarPopoverProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, elevation: 6 } }}
    >
      <Calendar {...calendar} />
    </Popover>
  );
}

/** One month at a time, in the language of the app, from Monday on. Arrow keys, Page up and Page down move. */
function Calendar({ day, language, onChoose }: CalendarProps) {
  const selected = toDate(day);

  return (
    <Box sx={calendarStyle}>
      <DayPicker
        mode="single"
        autoFocus
        required
        selected={selected}
        {...(selected && { defaultMonth: selected })}
        captionLayout="dropdown"
        startMonth={FIRST_MONTH}
        endMonth={LAST_MONTH}
        navLayout="around"
        locale={language === 'fr' ? fr : enGB}
        weekStartsOn={1}
        onSelect={(chosen) => onChoose(toDay(chosen))}
      />
    </Box>
  );
}

const calendarStyle = {
  p: 1.5,
  '& .rdp-root': {
    '--rdp-accent-color': 'var(--primary)',
    '--rdp-accent-background-color': 'var(--selected)',
    '--rdp-day-height': '36px',
    '--rdp-day-width': '36px',
    '--rdp-day_button-height': '34px',
    '--rdp-day_button-width': '34px',
    '--rdp-outside-opacity': '1',
  },
  '& .rdp-caption_label, & .rdp-weekday': { typography: 'body2', fontWeight: 600, textTransform: 'capitalize', opacity: 1 },
  '& .rdp-selected': { fontSize: 'inherit' },
};

/** Makes local midnight of a day, as the calendar renders local days and only the digits are kept. */
function toDate(day: string): Date | undefined {
  const [year, month, date] = day.split('-').map(Number);
  return year && month && date ? new Date(year, month - 1, date) : undefined;
}

function toDay(date: Date): string {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`;
}
