import { describe, expect, it } from 'vitest';
import type { RecordData } from '@/engine/model/Schema';
import { readCase } from '@/features/solidary/model/readCase';

const label = ['12 rue Stanislas 54000 Nancy', 'Grand Est, France'];
const nancy = { street: 'rue Stanislas', addressLocality: 'Nancy', latitude: '48.692100', longitude: '6.184400', displayLabel: label };
const toul = { addressLocality: 'Toul', latitude: 48.68, longitude: 5.89, displayLabel: ['Toul', 'Grand Est, France'] };
const clock = (time: string) => `1970-01-01T${time}:00+00:00`;

const carpooler = { matchingId: 501, carpoolerId: 77, carpoolerGivenName: 'Jean', driver: true, passenger: false, frequency: 2 };
const volunteer = { matchingId: 900, volunteerId: 31, volunteerGivenName: 'Rose' };
const driver = { id: 12, matchingId: 501, type: 'carpooler', userId: 77, givenName: 'Jean', status: 0, contacted: false };

const read = (record: RecordData) => readCase({ id: 12, status: 0, ...record });
const drivers = (rows: unknown, threads: unknown = [], record: RecordData = {}) => read({ ...record, solutions: { drivers: rows, threads } }).drivers;

/** Values that a server may send for any field instead of the expected one. */
const ODD = [null, undefined, '', ' ', 0, -1, 1e99, Number.NaN, true, false, 'text', [], {}, [null], ['a'], { 0: null }, [[]], [{}], { outward: 3 }, { outward: [{}], return: 'x' }, { drivers: [{}, { id: 3 }], threads: { 3: [{}] } }];
const KEYS = [
  'id', 'status', 'progression', 'solidaryId', 'solidaryChildId', 'subject', 'needs', 'userId', 'givenName', 'email', 'gender', 'birthDate', 'homeAddress',
  'newsSubscription', 'operatorGivenName', 'structure', 'structureId', 'mode', 'structureSolidaryTransport', 'createdDate', 'origin', 'destination', 'distance',
  'frequency', 'proposalType', 'fromDate', 'outwardTime', 'schedules', 'proofs', 'diary', 'carpools', 'transporters', 'solutions', 'punctualOutwardDateChoice',
];

describe('what a request is read from (contract requests.realities)', () => {
  it('is total: nothing that a field may hold stops the page', () => {
    const empty = readCase({});
    for (const key of KEYS) for (const value of ODD) expect(Object.keys(readCase({ [key]: value }))).toEqual(expect.arrayContaining(Object.keys(empty)));
  });

  it('reads lists that come as objects with numeric keys, and null entries in them', () => {
    const needs = { 0: { id: 3, label: 'Fauteuil roulant' }, 2: { id: 5, label: 'Accompagnement' }, 3: null };
    expect(read({ needs }).needs).toEqual([{ id: 3, label: 'Fauteuil roulant' }, { id: 5, label: 'Accompagnement' }]);
  });

  it('never tells null from absent, nor an empty text', () => {
    const nothing = { subject: null, email: null, telephone: '', homeAddress: null, solidaryChildId: null, avatar: null };
    expect(read(nothing)).toEqual(read({}));
  });

  it.each([
    ['1970-01-01T08:30:00+00:00', '08:30'],
    ['2026-11-22T08:30:00+02:00', '08:30'],
    ['08:30:00', '08:30'],
    ['8 heures', undefined],
  ])('reads the hour of %s from its digits', (time, shown) => {
    expect(read({ outwardTime: time }).journey.outward?.time).toBe(shown);
  });

  it('reads days from their digits, whatever the zone, and those of partners', () => {
    const { journey } = read({ fromDate: '2027-03-12T00:00:00+00:00', toDate: '2027-03-30' });
    expect([journey.fromDate, journey.toDate]).toEqual(['2027-03-12', '2027-03-30']);
  });

  it('reads coordinates that are text or numbers, and an address that says nothing as none', () => {
    const { journey, beneficiary } = read({ origin: nancy, destination: toul, homeAddress: { displayLabel: [], street: null } });
    expect([journey.origin?.['latitude'], journey.destination?.['longitude'], beneficiary.homeAddress]).toEqual([48.6921, 5.89, undefined]);
  });

  it('knows that anywhere will do from an origin and a destination that are the same', () => {
    const { journey } = read({ origin: nancy, destination: { ...nancy }, distance: 0 });
    expect([journey.isAnywhere, journey.destination, journey.distance]).toEqual([true, undefined, undefined]);
    expect(read({ origin: nancy, destination: toul, distance: 21.4 }).journey).toMatchObject({ isAnywhere: false, distance: 21.4 });
  });

  it('does not take two labels that start alike for one place', () => {
    const other = { ...nancy, displayLabel: ['1 rue Stanislas 54000 Nancy'] };
    expect(read({ origin: nancy, destination: other }).journey.isAnywhere).toBe(false);
    expect(read({}).journey.isAnywhere).toBe(false);
  });

  it.each([
    [100, 100],
    ['25.00', 25],
    ['-1.00', 0],
    [undefined, 0],
  ])('reads a progression of %s', (progression, shown) => {
    expect(read({ progression }).progression).toBe(shown);
  });

  it('reads each of the three frequencies, and schedules without one as regular', () => {
    const schedules = [{ mon: true, tue: false, wed: null, outwardTime: clock('07:45'), returnTime: null }];
    expect([1, 2, 3, undefined].map((frequency) => read({ frequency, schedules }).journey.frequency)).toEqual([1, 2, 3, 2]);
    expect(read({}).journey.frequency).toBe(1);
    expect(read({ schedules }).journey.schedules).toEqual([
      { days: { mon: true, tue: false, wed: false, thu: false, fri: false, sat: false, sun: false }, outwardTime: '07:45' },
    ]);
  });

  it('takes the placeholder number for none', () => {
    expect(read({ solidaryId: 999_999_999_999, userId: 999_999_999_999 })).toMatchObject({ beneficiary: { newsSubscription: false } });
    expect(read({ solidaryId: 999_999_999_999 }).parentId).toBeUndefined();
  });

  it('offers volunteers unless the structure does not, and neither in the light mode', () => {
    expect(read({}).structure).toEqual({ isLight: false, offersTransport: true });
    expect(read({ mode: 1, structureSolidaryTransport: false }).structure).toEqual({ isLight: true, offersTransport: false });
  });
});

describe('proofs', () => {
  const proof = (row: object) => read({ proofs: [row] }).proofs[0];

  it('have their kind by five marks or by a name, and keep the name of their file', () => {
    const file = { structureProofId: 4, label: 'Carte d’identité', file: true, input: false, value: null, fileName: 'https://p/x.pdf', originalName: 'carte.pdf', fileSize: '12kB', status: 1 };
    expect(proof(file)).toEqual({ definitionId: 4, label: 'Carte d’identité', inputType: 'file', file: 'https://p/x.pdf', fileName: 'carte.pdf', fileSize: '12kB', status: 1 });
    expect(proof({ label: 'Vous', inputType: 'input', value: 'Une amie' })).toEqual({ label: 'Vous', inputType: 'input', value: 'Une amie' });
  });

  it('have a value by their kind: a box is ticked or not, whatever the platform sends', () => {
    expect([true, '1', 1, false, '', null].map((value) => proof({ checkbox: true, value })?.value)).toEqual([true, true, true, false, false, false]);
    expect(proof({ selectbox: true, value: 'Sans permis' })?.value).toBe('Sans permis');
  });
});

describe('the diary', () => {
  it('keeps what is known of entries whose author or person is gone, and numbers that are text', () => {
    const entries = [
      { action: 'solidary_create', progression: '0.00', authorGivenName: null, userId: 40, givenName: 'Anne', comment: null, date: '2026-11-20T10:00:00+00:00' },
      { action: 'invented_action', progression: null },
    ];
    expect(read({ diary: entries }).diary).toEqual([
      { action: 'solidary_create', progression: 0, person: { userId: 40, givenName: 'Anne' }, date: '2026-11-20T10:00:00+00:00' },
      { action: 'invented_action', date: '' },
    ]);
  });

  it('keeps what was said where the platform has lost the action, and drops what says nothing', () => {
    const said = { comment: 'Rappeler jeudi', date: '2026-11-21T10:00:00+00:00' };
    expect(read({ diary: [{ action: null, ...said }, { action: null, comment: null }] }).diary).toEqual([{ action: '', ...said }]);
  });
});

describe('who could drive', () => {
  it('has the hours of a week that holds texts and false', () => {
    const schedule = { mon: clock('07:30'), tue: false, wed: null, thu: clock('07:35') };
    const [found] = read({ carpools: { outward: [{ ...carpooler, schedule, origin: nancy, detourDuration: 480 }] } }).carpoolers.outward;
    expect(found).toMatchObject({ matchingId: 501, userId: 77, person: { userId: 77, givenName: 'Jean' }, isRegular: true, isDriver: true, detourDuration: 480 });
    expect(found?.schedule).toEqual({ mon: '07:30', thu: '07:35' });
  });

  it('has volunteers with their windows and the parts of the week they hold', () => {
    const row = { ...volunteer, mMinTime: clock('08:00'), mMaxTime: clock('12:00'), volunteerSchedule: { mMon: true, aMon: null, eSun: 1 }, schedule: { mMon: true } };
    const [found] = read({ transporters: { outward: [row, { volunteerId: 4 }], return: [] } }).transporters.outward;
    expect([found?.windows, [...(found?.available ?? [])], [...(found?.asked ?? [])]]).toEqual([{ m: { min: '08:00', max: '12:00' } }, ['mMon', 'eSun'], ['mMon']]);
  });

  it('is nobody when the platform sends an empty list instead of the two ways', () => {
    expect(read({ carpools: [], transporters: [] }).carpoolers).toEqual({ outward: [], return: [] });
  });
});

describe('who was chosen', () => {
  it('is one for each person, with a solution for each way', () => {
    const chosen = drivers([{ ...driver, way: 2, outward: { fromDate: '2027-03-12T00:00:00+00:00', fromTime: clock('08:30') } }, { ...driver, id: 13, matchingId: 502, way: 3 }]);
    expect(chosen).toHaveLength(1);
    expect(chosen[0]?.solutions.map(({ id, way }) => [id, way])).toEqual([[12, 'outward'], [13, 'return']]);
    expect(chosen[0]?.solutions[0]).toMatchObject({ fromDate: '2027-03-12', fromTime: '08:30', isContacted: false });
  });

  it('has the way of a volunteer from their match, and their flat parts of the week', () => {
    const [chosen] = drivers([{ id: 20, matchingId: 900, type: 'transporter', userId: 31, mMon: true }], {}, { transporters: { return: [volunteer] } });
    expect([chosen?.kind, chosen?.solutions[0]?.way, [...(chosen?.solutions[0]?.available ?? [])]]).toEqual(['transporter', 'return', ['mMon']]);
  });

  it('does not take for one person those whom nothing names', () => {
    expect(drivers([{ id: 1 }, { id: 2 }]).map(({ key }) => key)).toEqual(['carpooler-of-1', 'carpooler-of-2']);
  });

  it('has its thread, oldest first, from an object whose keys are numbers, and none from an empty list', () => {
    const messages = [
      { posterId: 5, posterGivenName: 'Anne', text: 'Merci<br />à vous', date: '2026-11-21T10:00:00+00:00' },
      { posterGivenName: null, delegateGivenName: 'Chloé', text: 'Bonjour', date: '2026-11-20T10:00:00+00:00' },
    ];
    const [chosen] = drivers([driver], { 12: messages });
    expect(chosen?.solutions[0]?.messages.map(({ text, author, delegate }) => [text, author?.givenName, delegate?.givenName])).toEqual([
      ['Bonjour', undefined, 'Chloé'],
      ['Merci<br />à vous', 'Anne', undefined],
    ]);
    expect(drivers([driver])[0]?.solutions[0]).toMatchObject({ messages: [], isContacted: false });
  });

  it('has a status once somebody has written: before, the platform says the first one all the same', () => {
    expect(drivers([driver])[0]?.solutions[0]?.askStatus).toBeUndefined();
    expect(drivers([{ ...driver, contacted: true, status: 6 }])[0]?.solutions[0]?.askStatus).toBe(6);
  });
});
