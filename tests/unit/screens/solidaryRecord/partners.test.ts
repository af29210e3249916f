import { describe, expect, test } from 'vitest';
import { contactComment, partnerContacts } from '@/features/solidary/case/partners/partnerContacts';
import { messagesOf, messageTo, partnerRowsFromApi } from '@/features/solidary/case/partners/partnerRows';
import { partnerParameters } from '@/features/solidary/case/partners/partnerSearch';
import type { Day, Journey, Way } from '@/features/solidary/model/SolidaryCase';

const PARTNER = 'Covoit’Grand Est';
const [HOME, TOWN] = [{ latitude: 48.6921, longitude: 6.1844 }, { latitude: 48.5942, longitude: 6.495 }];

/** A journey on a Thursday. */
const punctual: Journey = {
  frequency: 1,
  isRoundTrip: true,
  origin: HOME,
  destination: TOWN,
  isAnywhere: false,
  fromDate: '2026-12-03',
  returnDate: '2026-12-05',
  outward: { time: '08:30', min: '08:15', max: '08:45' },
  return: { time: '17:00' },
  schedules: [],
  choices: {},
};

const DAYS: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const on = (...days: Day[]): Record<Day, boolean> => Object.fromEntries(DAYS.map((day) => [day, days.includes(day)])) as Record<Day, boolean>;

const asked = (journey: Journey, way: Way) => Object.fromEntries(partnerParameters(journey, way, PARTNER) ?? []);

describe('a partner is asked', () => {
  test('for drivers from one end to the other, that day, around that hour', () => {
    expect(asked({ ...punctual, toDate: '2026-12-10' }, 'outward')).toEqual({
      provider: PARTNER,
      driver: '1',
      passenger: '0',
      from_latitude: '48.6921',
      from_longitude: '6.1844',
      to_latitude: '48.5942',
      to_longitude: '6.495',
      frequency: 'punctual',
      outward_mindate: '2026-12-03',
      outward_maxdate: '2026-12-03',
      days_thursday: '1',
      thursday_mintime: '08:15:00',
      thursday_maxtime: '08:45:00',
    });
  });

  test('for the way back as for another journey: points and days swapped', () => {
    expect(asked(punctual, 'return')).toMatchObject({
      from_latitude: '48.5942',
      to_latitude: '48.6921',
      outward_mindate: '2026-12-05',
      days_saturday: '1',
      saturday_mintime: '16:45:00',
      saturday_maxtime: '17:15:00',
    });
  });

  test('for each day of a week at its own hours, those without a return left out of it', () => {
    const regular: Journey = {
      ...punctual,
      frequency: 2,
      toDate: '2027-03-01',
      schedules: [
        { days: on('mon', 'tue'), outwardTime: '00:05', returnTime: '23:55' },
        { days: on('fri'), outwardTime: '09:00' },
      ],
    };
    expect(asked(regular, 'outward')).toMatchObject({ frequency: 'regular', outward_maxdate: '2027-03-01', monday_mintime: '00:00:00', tuesday_maxtime: '00:20:00', friday_mintime: '08:45:00' });
    expect(Object.keys(asked(regular, 'return')).filter((name) => name.startsWith('days_'))).toEqual(['days_monday', 'days_tuesday']);
    expect(asked(regular, 'return')).toMatchObject({ monday_maxtime: '23:59:00' });
  });

  test('for a day that is in two lines, each way at its own hour', () => {
    const regular: Journey = { ...punctual, frequency: 2, schedules: [{ days: on('mon'), outwardTime: '08:00' }, { days: on('mon'), returnTime: '18:00' }] };
    expect(asked(regular, 'outward')).toMatchObject({ monday_mintime: '07:45:00' });
    expect(asked(regular, 'return')).toMatchObject({ monday_mintime: '17:45:00' });
  });

  test('for any day of a flexible journey', () => {
    const flexible = asked({ ...punctual, frequency: 3, toDate: '2026-12-10' }, 'outward');
    expect(flexible).toMatchObject({ frequency: 'punctual', outward_mindate: '2026-12-03', outward_maxdate: '2026-12-10', sunday_mintime: '08:15:00' });
    expect(Object.keys(flexible).filter((name) => name.startsWith('days_'))).toHaveLength(7);
  });

  test.each([
    ['anywhere will do', { isAnywhere: true }],
    ['an end has no place', { origin: { addressLocality: 'Nancy' } }],
  ])('nothing when %s', (_why, part) => {
    expect(partnerParameters({ ...punctual, ...part }, 'outward', PARTNER)).toBeUndefined();
  });

  test('nothing without a day', () => {
    const { fromDate: _fromDate, returnDate: _returnDate, ...undated } = punctual;
    expect(partnerParameters(undated, 'return', PARTNER)).toBeUndefined();
  });
});

const ROW = {
  external: true,
  externalProvider: PARTNER,
  externalOrigin: 'grandest.example',
  journeyId: 'j-1',
  matchingId: null,
  carpoolerId: 4711,
  carpoolerGivenName: 'Martin D.',
  carpoolerFamilyName: null,
  carpoolerAvatar: 'https://grandest.example/martin.jpg',
  frequency: 1,
  type: 'roundtrip',
  passenger: 0,
  driver: 1,
  solidaryExclusive: null,
  fromDate: '2026-12-03',
  fromTime: '2026-12-03T08:20:00+00:00',
  toDate: null,
  origin: { addressLocality: 'Nancy', displayLabel: [] },
  destination: null,
  detourDuration: 1800,
  detourDistance: '24500',
};

const read = (row: object) => partnerRowsFromApi({ 'hydra:member': [{ ...ROW, ...row }] }, PARTNER, 'outward')[0];

describe('a journey of a partner', () => {
  test('is read from types that are not those of the platform', () => {
    expect(read({})).toEqual({
      key: expect.any(String),
      way: 'outward',
      partner: { provider: PARTNER, carpoolerUuid: '4711', journeyUuid: 'j-1' },
      person: { givenName: 'Martin D.' },
      isRegular: false,
      isRoundTrip: true,
      isDriver: true,
      isPassenger: false,
      isSolidaryExclusive: false,
      fromDate: '2026-12-03',
      fromTime: '08:20',
      schedule: {},
      origin: expect.objectContaining({ addressLocality: 'Nancy' }),
      duration: 1800,
      distance: 24_500,
    });
  });

  test('has the hours of its week when it is regular', () => {
    const regular = read({ frequency: 2, fromTime: null, schedule: { mon: '2026-12-07T07:30:00+00:00', tue: false, wed: null }, carpoolerSchedule: [] });
    expect(regular).toMatchObject({ isRegular: true, schedule: { mon: '07:30' } });
    expect(Object.keys(regular?.schedule ?? {})).toEqual(['mon']);
  });

  test('is punctual when nothing is said', () => {
    expect(read({ frequency: null, schedule: [] })).toMatchObject({ isRegular: false, schedule: {} });
  });

  test('is left out when nobody could be answered', () => {
    expect(read({ carpoolerId: null })).toBeUndefined();
    expect(read({ journeyId: '' })).toBeUndefined();
  });

  test('has a key of its own in its list', () => {
    const rows = partnerRowsFromApi([ROW, ROW], PARTNER, 'outward');
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
  });
});

test('a message that was begun is that of its own partner, also where the name of another begins with the same words', () => {
  const name = messageTo(read({})!, 'Covoit Plus');
  expect(name.startsWith(messagesOf('outward', 'Covoit Plus'))).toBe(true);
  expect(name.startsWith(messagesOf('outward'))).toBe(true);
  expect(name.startsWith(messagesOf('outward', 'Covoit'))).toBe(false);
});

describe('that a driver of a partner was contacted', () => {
  const martin = read({})!;
  const entry = (comment: string, action = 'solidary_external_driver_contact') => ({ action, comment, date: '2026-12-01T08:00:00+00:00' });

  test('is found again in the history, as the platform stores it', () => {
    const stored = contactComment(martin, 'Bonjour,\nêtes-vous libre ?').replaceAll('\n', '<br />\n');
    expect(partnerContacts(martin, [entry(stored)])).toHaveLength(1);
  });

  test.each([
    ['of another driver', entry(`${PARTNER} – Lucie B.<br />\nMartin D. m’a parlé de vous.`)],
    ['of somebody whose name begins alike', entry(`${PARTNER} – Martin D.upont`)],
    ['of another partner', entry('Mobicoop partenaires – Martin D.')],
    ['of another action', entry(`${PARTNER} – Martin D.`, 'solidary_free')],
    ['without words', { action: 'solidary_external_driver_contact', date: '2026-12-01T08:00:00+00:00' }],
  ])('is not said by an entry %s', (_which, diary) => {
    expect(partnerContacts(martin, [diary])).toEqual([]);
  });
});
