import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const ZONE = process.env['TZ'];

/** Loads the formatters again in each time zone, because they keep the one they were made in. */
async function formatIn(zone: string) {
  process.env['TZ'] = zone;
  vi.resetModules();
  return import('@/i18n/format');
}

beforeEach(() => vi.resetModules());

afterEach(() => {
  if (ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE;
});

describe.each(['Europe/Paris', 'Pacific/Auckland', 'America/Los_Angeles', 'UTC', 'America/Cayenne'])('in %s', (zone) => {
  test('a date without hour and a wall clock are never shifted', async () => {
    const { formatDate, formatTime, formatWallClock, parseDate } = await formatIn(zone);
    expect(formatDate('2026-01-01', 'fr')).toBe('01/01/2026');
    expect(formatWallClock('2026-03-29T02:30:00+00:00', 'fr')).toBe('29/03/2026 02:30');
    expect(formatTime('02:30', 'fr')).toBe('02:30');
    expect(parseDate('01/01/2026')).toBe('2026-01-01');
  });
});

test.each([
  ['Europe/Paris', '21/11/2026 00:30', '21/11/2026'],
  ['UTC', '20/11/2026 23:30', '20/11/2026'],
  ['America/Los_Angeles', '20/11/2026 15:30', '20/11/2026'],
])('an instant is shown in the operator’s zone: %s', async (zone, dateTime, date) => {
  const { formatDate, formatDateTime } = await formatIn(zone);
  expect(formatDateTime('2026-11-20T23:30:00+00:00', 'fr')).toBe(dateTime);
  expect(formatDate('2026-11-20T23:30:00+00:00', 'fr')).toBe(date);
});
