const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The local date and time of an instant in a time zone (`2026-05-01T09:00:00+00:00` in Paris is `2026-05-01T11:00:00`); `undefined` for an unreadable instant. */
export function toLocal(instant: string, timeZone: string): string | undefined {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? undefined : digitsOf(time + offsetAt(time, timeZone));
}

/**
 * The offset of a local date and time in a time zone, as `+02:00`. An hour that the clocks show twice counts as the first one; an hour that they skip counts
 * as before the change.
 */
export function localToOffset(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}Z`);
  const before = offsetAt(asUtc - DAY, timeZone);
  const after = offsetAt(asUtc + DAY, timeZone);
  const offset =
    offsetAt(asUtc - before, timeZone) !== before && offsetAt(asUtc - after, timeZone) === after ? after : before;
  return offsetText(offset);
}

/** The difference between the clocks of a time zone and UTC at an instant, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const local = new Date(0);
  // `Date.UTC` would take the years 0 to 99 for 1900 to 1999.
  local.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  local.setUTCHours(part('hour'), part('minute'), part('second'));
  return local.getTime() - Math.floor(time / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Keeps the formats that were made: they are costly to make, and a list reads hundreds of dates. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const numeric = 'numeric' as const;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  formats.set(timeZone, made);
  return made;
}

function digitsOf(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
