import type { Random } from './Random';

/** The day from which the generated rows count back, so that they do not depend on when they were generated. */
const LATEST = Date.UTC(2026, 10, 20, 18);
const DAY = 86_400_000;

/** A date-time on the wire, at most this many days before the day of the data. */
export function daysAgo(random: Random, most: number, least = 0): string {
  const time = LATEST - Math.floor((least + random.next() * (most - least)) * DAY);
  return `${new Date(time).toISOString().slice(0, 19)}+00:00`;
}
