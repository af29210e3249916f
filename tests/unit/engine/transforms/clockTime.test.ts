import { describe, expect, it } from 'vitest';
import { clockTime } from '@/engine/model/transforms/clockTime';

describe('clockTime', () => {
  const { fromApi, toApi } = clockTime();

  it.each([
    ['1970-01-01T06:00:00+00:00', '06:00'],
    ['1970-01-01T23:59:00+02:00', '23:59'],
    ['2026-11-21T18:30:00+01:00', '18:30'],
    ['18:30', '18:30'],
    ['18:30:00', '18:30'],
    ['1970-01-01T24:00:00+00:00', undefined],
    ['tea time', undefined],
    [830, undefined],
    [null, undefined],
  ])('shows %s as %s', (wire, form) => {
    expect(fromApi(wire)).toBe(form);
  });

  it('sends the time on the fixed 1970 date', () => {
    expect(toApi('18:30')).toBe('1970-01-01T18:30:00+00:00');
  });

  it.each(['25:00', 'noon', 7])('passes on %s, which is no time', (form) => {
    expect(toApi(form)).toBe(form);
  });

  it.each(['Pacific/Kiritimati', 'America/St_Johns', 'Europe/Paris'])('reads the same digits in %s', (zone) => {
    const { TZ } = process.env;
    process.env['TZ'] = zone;
    expect([fromApi('1970-01-01T06:00:00+00:00'), toApi('06:00')]).toEqual(['06:00', '1970-01-01T06:00:00+00:00']);
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });
});
