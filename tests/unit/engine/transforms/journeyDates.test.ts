import { describe, expect, it } from 'vitest';
import { journeyDates } from '@/features/solidary/form/packing/journeyDates';

const { fromApi, toApi } = journeyDates();

const days = { mon: true, tue: false, wed: false, thu: true, fri: false, sat: false, sun: false };
const midnight = (day: string) => `${day}T00:00:00+00:00`;
const clock = (time: string) => `1970-01-01T${time}:00+00:00`;

describe('the dates of a journey, read', () => {
  it('are those of a day and its hour, beside what came', () => {
    const wire = { frequency: 1, fromDate: midnight('2026-12-03'), outwardDate: midnight('2026-12-03'), outwardTime: clock('09:30'), punctualOutwardDateChoice: 1, punctualOutwardTimeChoice: 1, punctualReturnDateChoice: 1 };
    expect(fromApi(wire)).toEqual({ ...wire, regular: false, punctualOutwardMinDate: '2026-12-03', punctualOutwardMinTime: '09:30' });
  });

  it('have no hour where a part of the day was chosen, and a return only where a date was', () => {
    const wire = { frequency: 3, fromDate: midnight('2026-12-03'), toDate: midnight('2026-12-10'), outwardTime: clock('15:00'), returnTime: clock('17:00'), punctualOutwardDateChoice: 2, punctualOutwardTimeChoice: 3 };
    const read = fromApi({ ...wire, punctualReturnDateChoice: 3 });
    expect(read).toMatchObject({ regular: false, punctualOutwardMinDate: '2026-12-03', punctualReturnDateChoice: 3 });
    expect(['punctualOutwardMinTime' in read, 'punctualReturnTime' in read]).toEqual([false, false]);
    expect(fromApi({ ...wire, punctualReturnDateChoice: 5, returnDate: midnight('2026-12-04') })).toMatchObject({ punctualReturnDate: '2026-12-04', punctualReturnTime: '17:00' });
  });

  it.each([
    ['oneway', { punctualReturnDateChoice: 1 }],
    ['roundtrip', { punctualReturnDateChoice: 5, punctualReturnDate: '2026-12-04', punctualReturnTime: '18:00' }],
  ])('are the choices that say the same for a %s request of the public site, which has none', (proposalType, back) => {
    const wire = { frequency: 1, proposalType, fromDate: midnight('2026-12-03'), outwardTime: clock('09:30'), returnDate: midnight('2026-12-04'), returnTime: clock('18:00') };
    expect(fromApi(wire)).toMatchObject({ punctualOutwardDateChoice: 1, punctualOutwardTimeChoice: 1, punctualOutwardMinTime: '09:30', ...back });
  });

  it('are a week, whatever its list came as', () => {
    const schedules = { 0: { ...days, outwardTime: clock('08:00'), returnTime: null } };
    expect(fromApi({ frequency: 2, fromDate: midnight('2026-12-01'), toDate: midnight('2027-03-01'), schedules })).toMatchObject({
      regular: true,
      regularDateChoice: 3,
      regularMinDate: '2026-12-01',
      regularMaxDate: '2027-03-01',
      regularSchedules: [{ days: ['mon', 'thu'], outwardTime: '08:00' }],
    });
  });

  it('are left as they are in a row of a list, which does not say how often', () => {
    expect(fromApi({ fromDate: midnight('2026-12-03') })).toEqual({ fromDate: midnight('2026-12-03') });
  });

  it('are on the wire what a form has: they are not told apart there', () => {
    const form = { type: 'object', properties: { regular: { type: 'boolean' } } } as const;
    expect(journeyDates().wireSchema(form)).toBe(form);
  });
});

describe('the dates of a journey, sent', () => {
  const exact = { regular: false, punctualOutwardDateChoice: 1, punctualOutwardMinDate: '2026-12-03', punctualOutwardTimeChoice: 1, punctualOutwardMinTime: '09:30', punctualReturnDateChoice: 1 };
  const leftOver = { regularDateChoice: 1, regularMinDate: '2026-12-01', regularSchedules: [{ days: ['mon'], outwardTime: '08:00' }] };

  it('are those of one kind alone, with a return that is always said', () => {
    expect(toApi({ ...exact, ...leftOver }, 'create')).toEqual(exact);
    expect(toApi({ ...exact, punctualReturnDateChoice: undefined }, 'create')).toEqual(exact);
    expect(Object.keys(toApi({ ...leftOver, ...exact, regular: true }, 'create')).filter((name) => name.startsWith('punctual'))).toEqual([]);
  });

  it.each([[2, '2026-12-10'], [3, '2026-12-18'], [4, '2027-01-02']])('compute the last day of range %i', (choice, last) => {
    expect(toApi({ ...exact, punctualOutwardDateChoice: choice }, 'create')).toMatchObject({ punctualOutwardMaxDate: last });
  });

  it('say no hour of a part of the day', () => {
    expect(toApi({ ...exact, punctualOutwardTimeChoice: 2 }, 'create')).not.toHaveProperty('punctualOutwardMinTime');
  });

  it('say when the chosen return is, on the first day of a range where no other was asked', () => {
    const back = { punctualReturnDateChoice: 5, punctualReturnTime: '18:00' };
    expect(toApi({ ...exact, ...back, punctualReturnDate: '2026-12-04' }, 'create')).toMatchObject({ punctualReturnDate: '2026-12-04', punctualReturnTime: '18:00' });
    expect(toApi({ ...exact, ...back, punctualOutwardDateChoice: 2 }, 'create')).toMatchObject({ punctualReturnDate: '2026-12-03' });
    expect(toApi({ ...exact, punctualReturnDate: '2026-12-04', punctualReturnTime: '18:00' }, 'create')).toEqual(exact);
  });

  it.each([
    [1, '2026-12-01', '2026-12-07'],
    [2, '2026-12-01', '2026-12-31'],
    [2, '2027-01-31', '2027-02-27'],
    [3, '2026-12-01', '2027-03-01'],
  ])('reach, by the choice %i and from %s, to %s', (regularDateChoice, regularMinDate, last) => {
    expect(toApi({ regular: true, regularDateChoice, regularMinDate, regularMaxDate: '2027-03-01', regularSchedules: [] }, 'create')).toMatchObject({ regularMaxDate: last });
  });

  it('make seven yes or no of the days of each line, with a return that is always said', () => {
    const sent = toApi({ regular: true, regularSchedules: [{ days: ['mon', 'thu'], outwardTime: '08:00' }] }, 'create');
    expect(sent['regularSchedules']).toEqual([{ ...days, outwardTime: '08:00', returnTime: null }]);
    const returns = toApi({ regular: true, regularSchedules: [{ days: ['mon', 'thu'], returnTime: '17:00' }] }, 'create');
    expect(returns['regularSchedules']).toEqual([{ ...days, outwardTime: null, returnTime: '17:00' }]);
  });

  it.each([
    [undefined, []],
    [[null, 'mon'], []],
    [[{ outwardTime: '08:00' }], [{ ...days, mon: false, thu: false, outwardTime: '08:00', returnTime: null }]],
  ])('pass over what is no line of a week, and take no day where none is said: %j', (regularSchedules, sent) => {
    expect(toApi({ regular: true, regularSchedules }, 'create')['regularSchedules']).toEqual(sent);
  });

  it('say no last day of a journey on one day', () => {
    expect(toApi(exact, 'create')).not.toHaveProperty('punctualOutwardMaxDate');
  });

  const choices = { punctualOutwardDateChoice: 1, punctualOutwardTimeChoice: 1, punctualReturnDateChoice: 1 };
  const punctual = { frequency: 1, proposalType: 'oneway', fromDate: midnight('2026-12-03'), outwardTime: clock('09:30') };
  const weekly = { frequency: 2, fromDate: midnight('2026-12-01'), toDate: midnight('2027-03-01'), schedules: [{ ...days, outwardTime: clock('08:00') }] };

  it.each<[string, Record<string, unknown>, object, boolean]>([
    ['a journey of the public site', punctual, { origin: {} }, true],
    ['a journey of the public site', punctual, { destination: {} }, true],
    ['a journey of the public site', punctual, { destinationAny: true }, true],
    ['a journey of the public site', punctual, { needs: [] }, false],
    ['one that misses a choice', { ...punctual, ...choices, punctualReturnDateChoice: undefined }, { origin: {} }, true],
    ['one of the back office', { ...punctual, ...choices }, { origin: {} }, false],
    ['a regular journey of the public site', weekly, { origin: {} }, true],
    ['a regular journey of the public site', weekly, { needs: [] }, false],
    ['a regular one of the back office', { ...weekly, regularDateChoice: 3 }, { origin: {} }, false],
  ])('of %s (%j) with an edit of %j are sent whole: %s', (_whose, edited, changed, isWhole) => {
    expect('regular' in journeyDates({ edited }).toApi({ ...changed }, 'edit')).toBe(isWhole);
  });

  it('of the public site are sent as they are stored, in words that a form would have', () => {
    expect(journeyDates({ edited: punctual }).toApi({ origin: {} }, 'edit')).toEqual({ origin: {}, ...exact });
    expect(journeyDates({ edited: weekly }).toApi({ origin: {} }, 'edit')).toEqual({
      origin: {},
      regular: true,
      regularDateChoice: 3,
      regularMinDate: '2026-12-01',
      regularMaxDate: '2027-03-01',
      regularSchedules: [{ ...days, outwardTime: '08:00', returnTime: null }],
    });
  });

  it('end on another last day where that alone has been chosen anew', () => {
    const changed = { regular: true, regularDateChoice: 3, regularMinDate: '2026-12-01', regularMaxDate: '2027-04-15', regularSchedules: [] };
    expect(journeyDates({ edited: weekly }).toApi(changed, 'edit')).toMatchObject({ regularMinDate: '2026-12-01', regularMaxDate: '2027-04-15' });
  });

  it('are not sent where none has changed', () => {
    expect(toApi({ telephone: '0600000000' }, 'edit')).toEqual({ telephone: '0600000000' });
  });

  it('are sent whole with each edit of a flexible journey, as they are stored, and not when nothing changes', () => {
    const edited = { frequency: 3, fromDate: midnight('2026-12-03'), toDate: midnight('2026-12-20'), outwardTime: clock('09:30'), punctualOutwardDateChoice: 2, punctualOutwardTimeChoice: 1, punctualReturnDateChoice: 1 };
    const flexible = journeyDates({ edited });
    const whole = { ...exact, punctualOutwardDateChoice: 2, punctualOutwardMaxDate: '2026-12-20' };
    expect(flexible.toApi({ needs: [] }, 'edit')).toEqual({ needs: [], ...whole });
    expect([flexible.toApi({}, 'edit'), flexible.toApi({ needs: [] }, 'create')]).toEqual([{}, { needs: [] }]);
    expect(flexible.toApi({ regular: true, regularSchedules: [] }, 'edit')).not.toHaveProperty('punctualOutwardDateChoice');
  });
});
