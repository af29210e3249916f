import type { Random } from './Random';

/** The generated rows are dated from this day, so that they do not depend on when they were made. */
const LATEST = Date.UTC(2026, 10, 20, 18);
const DAY = 86_400_000;

/** A wire date-time at most so many days before the day the data is set in. */
export function daysAgo(random: Random, most: number, least = 0): string {
  const time = LATEST - Math.floor((least + random.next() * (most - least)) * DAY);
  return `${new Date(time).toISOString().slice(0, 19)}+00:00`;
}
