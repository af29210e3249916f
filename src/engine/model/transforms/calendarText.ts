const DATE = /^(\d{4})-(\d{2})-(\d{2})/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * The day at the start of a text (`2026-02-28…`), or `undefined` when there is none or the calendar lacks it. It is read from the digits: a Date would shift
 * it by the browser's time zone.
 */
export function dayOf(text: string): string | undefined {
  const match = DATE.exec(text);
  if (!match) return undefined;
  const [day, year, month, dayOfMonth] = match;
  return Number(dayOfMonth) >= 1 && Number(dayOfMonth) <= daysIn(Number(year), Number(month)) ? day : undefined;
}

/** The day of a moment in the operator's calendar, as an ISO date. */
export function localDay(moment: Date): string {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Whether a text is a time of day in the form HH:mm. */
export function isClock(text: string): boolean {
  return CLOCK.test(text);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  if (month < 1 || month > 12) return 0;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
