/** A date-time as its two boxes hold it: yyyy-MM-dd and HH:mm where they are valid, otherwise what was typed. */
interface DateTimeParts {
  day: string;
  clock: string;
}

const COMPLETE = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;
const ZONED = /(Z|[+-]\d{2}:?\d{2})$/i;

/** Splits a date-time in two. An instant is read in the operator's time zone, a wall-clock time as it is written. */
export function splitDateTime(text: string): DateTimeParts {
  const local = ZONED.test(text) && COMPLETE.test(text) ? toLocalText(new Date(text)) : text;
  const [day = '', clock = ''] = local.split('T');
  return { day, clock: COMPLETE.test(local) ? clock.slice(0, 5) : clock };
}

/** Joins the two parts: with an offset where the field is an instant, without one where it is a wall-clock time. */
export function joinDateTime({ day, clock }: DateTimeParts, isInstant: boolean): string | undefined {
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
