import { fc } from '../../../support/property';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { transformContext } from '@/engine/model/transforms/transformContext';
import { wallClock } from '@/engine/model/transforms/wallClock';

const ZONES = [
  'UTC',
  'Europe/Paris',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'America/Sao_Paulo',
];

describe('wallClock', () => {
  const { fromApi, toApi } = wallClock();
  const paris = transformContext(false, 'Europe/Paris');

  it.each([
    ['2026-05-01T09:00:00+00:00', '2026-05-01T09:00:00'],
    ['2026-05-01T09:00:00+02:00', '2026-05-01T09:00:00'],
    ['2026-05-01T09:00:00.000Z', '2026-05-01T09:00:00'],
    ['2026-05-01T09:00', '2026-05-01T09:00:00'],
    ['2026-05-01T23:59:59.123456+0530', '2026-05-01T23:59:59'],
    ['2026-05-01T19:00-04:00', '2026-05-01T19:00:00'],
    ['2026-05-01t09:00z', '2026-05-01T09:00:00'],
    ['2026-05-01T24:00', undefined],
    ['2026-05-01T09:60', undefined],
    ['2026-05-01T09:00:60', undefined],
    ['2026-05-01T09:00 Paris', undefined],
    ['on 2026-05-01T09:00', undefined],
    ['2026-05-01', undefined],
    ['2026-02-30T09:00:00+00:00', undefined],
    [0, undefined],
    [null, undefined],
  ])('keeps the digits of %s while utcTime is on', (wire, form) => {
    expect(fromApi(wire)).toBe(form);
  });

  it('sends the digits with +00:00 while utcTime is on', () => {
    expect([toApi('2026-05-01T09:00:00'), toApi('2026-05-01T09:00')]).toEqual([
      '2026-05-01T09:00:00+00:00',
      '2026-05-01T09:00:00+00:00',
    ]);
  });

  it('keeps the digits in every zone while utcTime is on', () => {
    const contexts = ZONES.map((zone) => transformContext(true, zone));
    expect(new Set(contexts.map((context) => fromApi('2026-05-01T23:30:00+00:00', context)))).toEqual(
      new Set(['2026-05-01T23:30:00']),
    );
  });

  it.each([
    ['2026-05-01T09:00:00+00:00', '2026-05-01T11:00:00'],
    ['2026-12-01T09:00:00Z', '2026-12-01T10:00:00'],
    ['2026-12-31T23:30:00+00:00', '2027-01-01T00:30:00'],
    ['2026-05-01T09:00:00+0200', '2026-05-01T09:00:00'],
    ['2026-05-01T09:00', '2026-05-01T09:00:00'],
  ])('reads %s as local time while utcTime is off', (wire, form) => {
    expect(fromApi(wire, paris)).toBe(form);
  });

  it.each([
    ['2026-05-01T09:00:00', '2026-05-01T09:00:00+02:00'],
    ['2026-12-01T09:00:00', '2026-12-01T09:00:00+01:00'],
    ['2026-10-25T02:30:00', '2026-10-25T02:30:00+02:00'],
    ['2026-03-29T02:30:00', '2026-03-29T02:30:00+01:00'],
  ])('sends %s with its offset while utcTime is off', (form, wire) => {
    expect(toApi(form, paris)).toBe(wire);
  });

  it('shows any moment the same after another round, in every zone', () => {
    const moment = fc.date({
      min: new Date('1980-01-01T00:00:00Z'),
      max: new Date('2090-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, fc.constantFrom(...ZONES), (date, zone) => {
        const context = transformContext(false, zone);
        const local = fromApi(date.toISOString(), context);
        expect(fromApi(toApi(local, context), context)).toBe(local);
      }),
    );
  });

  it('is on the wire a date-time, its usual value and its choices with their offset', () => {
    expect(wallClock().wireSchema({ type: 'string', maxLength: 19, title: 'Start', default: '2026-05-01T09:00', enum: ['2026-05-01T09:00', null] })).toEqual({
      type: 'string',
      format: 'date-time',
      title: 'Start',
      default: '2026-05-01T09:00:00+00:00',
      enum: ['2026-05-01T09:00:00+00:00', null],
    });
  });

  it.each(['tomorrow', '2026-05-01T09:00:00+02:00', 12])('passes on %s, which is no wall clock', (form) => {
    expect(toApi(form)).toBe(form);
  });

  it('takes the zone of the browser when none is named, and asks for none while utcTime is on', () => {
    expect(transformContext(false).timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
    const asked = vi.spyOn(Intl, 'DateTimeFormat');
    onTestFinished(() => asked.mockRestore());
    expect([transformContext(true).utcTime, asked.mock.calls.length]).toEqual([true, 0]);
  });
});
