/** The day some days later; a text that is not a day stays as it is. */
export function addDays(day: string, days: number): string {
  return shifted(day, (date) => date.setUTCDate(date.getUTCDate() + days));
}

/** The same day of the month some months later, or the last one of a shorter month. */
export function addMonths(day: string, months: number): string {
  return shifted(day, (date) => {
    const wanted = date.getUTCDate();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + months);
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    date.setUTCDate(Math.min(wanted, last));
  });
}

/** The day is read and written as UTC, so that a change to or from summer time has no effect. */
function shifted(day: string, shift: (date: Date) => void): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  shift(date);
  return Number.isNaN(date.getTime()) ? day : date.toISOString().slice(0, 10);
}
