import { describe, expect, it } from 'vitest';
import type { RecordData } from '@/engine/model/Schema';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { readCase } from '@/features/solidary/model/readCase';
import type { SolidaryCase } from '@/features/solidary/model/SolidaryCase';
import { provedBy, titledRows } from '../../../support/specifiedEntries';
import { requestForm, requests } from './requestForm';

interface ReadRow {
  /** The id of the field in `tests/specification.json`. */
  entry: string;
  /** The fields as the platform answers them, some with a prefix. */
  stored: RecordData;
  /** Reads the value from the model of the request's page. */
  read: (one: SolidaryCase) => unknown;
  as: unknown;
}

interface WriteRow {
  entry: string;
  typed: RecordData;
  sent: RecordData;
  /** The keys that must not be sent with it. */
  without?: string[];
  /** The values stored before, if any, and those that the form then starts with. */
  stored?: RecordData;
  held?: RecordData;
}

const clock = (time: string) => `1970-01-01T${time}:00+00:00`;
const day = (date: string) => `${date}T00:00:00+00:00`;
const nancy = { addressLocality: 'Nancy', latitude: '48.692100', longitude: '6.184400', displayLabel: ['Nancy', 'France'] };
const toul = { addressLocality: 'Toul', latitude: '48.680000', longitude: '5.890000', displayLabel: ['Toul', 'France'] };

const readRows: readonly ReadRow[] = [
  { entry: '3.70', stored: { status: 3 }, read: ({ id, status }) => [id, status], as: [12, 3] },
  {
    entry: '3.71',
    stored: {
      adminemail: 'odette@exemple.fr', admintelephone: '0383402512', admingivenName: 'Odette', adminfamilyName: 'Thévenot', admingender: 1, adminnewsSubscription: true,
      adminbirthDate: day('1941-05-02'), adminhomeAddress: nancy,
    },
    read: ({ beneficiary }) => beneficiary,
    as: {
      email: 'odette@exemple.fr', telephone: '0383402512', givenName: 'Odette', familyName: 'Thévenot', gender: 1, newsSubscription: true,
      birthDate: '1941-05-02', homeAddress: { addressLocality: 'Nancy', latitude: 48.6921 },
    },
  },
  { entry: '3.72', stored: { adminstructureId: 4, adminstructure: 'CCAS' }, read: ({ structure }) => structure, as: { id: 4, name: 'CCAS' } },
  { entry: '3.73', stored: { adminsubjectId: 101, adminsubject: 'Courses' }, read: ({ subjectId, subject }) => [subjectId, subject], as: [101, 'Courses'] },
  { entry: '3.74', stored: { needs: [{ id: 201, label: 'Chien guide' }] }, read: ({ needs }) => needs, as: [{ id: 201, label: 'Chien guide' }] },
  { entry: '3.75', stored: { adminproofs: [{ structureProofId: 301, label: 'Sans permis', checkbox: true, value: '1' }] }, read: ({ proofs }) => proofs, as: [{ definitionId: 301, label: 'Sans permis', inputType: 'checkbox', value: true }] },
  { entry: '3.76', stored: { adminorigin: nancy, admindestination: toul }, read: ({ journey }) => [journey.origin?.['addressLocality'], journey.destination?.['addressLocality'], journey.isAnywhere], as: ['Nancy', 'Toul', false] },
  { entry: '3.77', stored: { adminfrequency: 2 }, read: ({ journey }) => [journey.frequency], as: [2] },
  {
    entry: '3.78',
    stored: { punctualOutwardDateChoice: 2, adminfromDate: day('2026-12-03'), admintoDate: day('2026-12-10') },
    read: ({ journey }) => [journey.choices.outwardDate, journey.fromDate, journey.toDate, readCase(recordFromApi(requests, { adminoutwardDate: day('2026-12-04') })).journey.fromDate],
    as: [2, '2026-12-03', '2026-12-10', '2026-12-04'],
  },
  {
    entry: '3.79',
    stored: { punctualOutwardTimeChoice: 2, adminoutwardTime: clock('09:00'), adminoutwardMinTime: clock('06:00'), adminoutwardMaxTime: clock('12:00') },
    read: ({ journey }) => [journey.choices.outwardTime, journey.outward],
    as: [2, { time: '09:00', min: '06:00', max: '12:00' }],
  },
  {
    entry: '3.80',
    stored: { punctualReturnDateChoice: 5, adminreturnDate: day('2026-12-05'), adminreturnTime: clock('18:00') },
    read: ({ journey }) => [journey.choices.returnDate, journey.returnDate, journey.return],
    as: [5, '2026-12-05', { time: '18:00' }],
  },
  {
    entry: '3.81',
    stored: { regularDateChoice: 3, adminschedules: [{ mon: true, outwardTime: clock('08:00') }] },
    read: ({ journey }) => [journey.choices.regularDate, journey.schedules.length],
    as: [3, 1],
  },
  {
    entry: '3.82',
    stored: { adminsolutions: { drivers: [{ id: 900, matchingId: 800, type: 'carpooler', userId: 52, givenName: 'Paul', way: 1, contacted: true, status: 6 }] } },
    read: ({ drivers }) => drivers,
    as: [{ userId: 52, givenName: 'Paul', kind: 'carpooler', solutions: [{ id: 900, matchingId: 800, way: 'outward', isContacted: true, askStatus: 6 }] }],
  },
  {
    entry: '3.83',
    stored: { admincarpools: { outward: [{ matchingId: 501, carpoolerId: 77 }], return: [{ matchingId: 502, carpoolerId: 78 }] } },
    read: ({ carpoolers }) => carpoolers,
    as: { outward: [{ matchingId: 501, userId: 77, way: 'outward' }], return: [{ matchingId: 502, userId: 78, way: 'return' }] },
  },
  {
    entry: '3.84',
    stored: { adminproofs: [{ structureProofId: 302, label: 'Carte', file: true, value: null, fileName: 'https://platform.test/1.pdf', fileSize: '12kB', originalName: 'carte.pdf' }, { structureProofId: 303, label: 'Origine', input: true, value: 'CAF' }] },
    read: ({ proofs }) => proofs,
    as: [{ definitionId: 302, file: 'https://platform.test/1.pdf', fileSize: '12kB', fileName: 'carte.pdf' }, { definitionId: 303, value: 'CAF' }],
  },
  {
    entry: '3.85',
    stored: { adminschedules: [{ mon: true, tue: false, wed: null, thu: true, fri: false, sat: false, sun: true, outwardTime: clock('08:00'), returnTime: clock('17:30') }] },
    read: ({ journey }) => journey.schedules,
    as: [{ days: { mon: true, tue: false, wed: false, thu: true, fri: false, sat: false, sun: true }, outwardTime: '08:00', returnTime: '17:30' }],
  },
  {
    entry: '3.86',
    stored: { admingivenName: 'Odette', adminstructureId: 4 },
    read: () => Object.keys(recordFromApi(requests, { id: 12, admingivenName: 'Odette', adminstructureId: 4 })).sort(),
    as: ['givenName', 'id', 'structureId'],
  },
  {
    entry: '3.100',
    stored: { adminsolutions: { drivers: [{ id: 20, matchingId: 900, type: 'transporter', userId: 31, mMon: true, aMon: false, eSun: 1 }] } },
    read: ({ drivers }) => drivers.flatMap(({ kind, solutions }) => [kind, ...(solutions[0]?.available ?? [])]),
    as: ['transporter', 'mMon', 'eSun'],
  },
];

const punctual = { regular: false, punctualOutwardDateChoice: 1, punctualOutwardMinDate: '2026-12-03', punctualOutwardTimeChoice: 1, punctualOutwardMinTime: '09:30', punctualReturnDateChoice: 1 };
const weekly = { regular: true, regularDateChoice: 3, regularMinDate: '2026-12-01', regularMaxDate: '2027-03-01', regularSchedules: [{ days: ['mon', 'sun'], outwardTime: '08:00', returnTime: '17:30' }] };
const week = { mon: true, tue: false, wed: false, thu: false, fri: false, sat: false, sun: true, outwardTime: '08:00', returnTime: '17:30' };

const writeRows: readonly WriteRow[] = [
  {
    entry: '3.87',
    typed: { email: 'odette@exemple.fr', telephone: '0383402512', givenName: 'Odette', familyName: 'Thévenot', gender: 1, newsSubscription: true, birthDate: '1941-05-02', homeAddress: { addressLocality: 'Nancy' } },
    sent: { beneficiary: { email: 'odette@exemple.fr', telephone: '0383402512', givenName: 'Odette', familyName: 'Thévenot', gender: 1, newsSubscription: true, birthDate: '1941-05-02', homeAddress: { addressLocality: 'Nancy' } } },
    without: ['email', 'givenName', 'homeAddress'],
  },
  { entry: '3.89', typed: { subjectId: 101 }, sent: { adminsubject: 101 }, without: ['subjectId', 'additionalSubject'] },
  { entry: '3.90', typed: { needIds: [201] }, sent: { needs: [201] }, without: ['needIds'] },
  { entry: '3.91', typed: { subjectId: 9999, additionalSubject: 'Chorale', additionalNeed: 'Une marche haute' }, sent: { additionalSubject: 'Chorale', additionalNeed: 'Une marche haute' }, without: ['adminsubject'] },
  { entry: '3.92', typed: { origin: nancy, destination: toul, destinationAny: false }, sent: { origin: { addressLocality: 'Nancy' }, destination: { addressLocality: 'Toul' } }, without: ['destinationAny'] },
  { entry: '3.92', typed: { origin: nancy, destination: toul, destinationAny: true }, sent: { origin: { addressLocality: 'Nancy' }, destinationAny: true }, without: ['destination'] },
  { entry: '3.93', typed: { ...punctual, ...weekly }, sent: { regular: true }, without: Object.keys(punctual).filter((name) => name !== 'regular') },
  // The last day of flexible days is computed.
  { entry: '3.94', typed: { ...punctual, punctualOutwardDateChoice: 2 }, sent: { punctualOutwardDateChoice: 2, punctualOutwardMinDate: '2026-12-03', punctualOutwardMaxDate: '2026-12-10' } },
  { entry: '3.95', typed: punctual, sent: { punctualOutwardTimeChoice: 1, punctualOutwardMinTime: '09:30' } },
  { entry: '3.96', typed: { ...punctual, punctualReturnDateChoice: 5, punctualReturnDate: '2026-12-05', punctualReturnTime: '18:00' }, sent: { punctualReturnDateChoice: 5, punctualReturnDate: '2026-12-05', punctualReturnTime: '18:00' } },
  { entry: '3.97', typed: weekly, sent: { regularSchedules: [week] } },
  { entry: '3.98', typed: weekly, sent: { regularDateChoice: 3, regularMinDate: '2026-12-01', regularMaxDate: '2027-03-01' } },
  { entry: '3.99', typed: {}, sent: { structure: 4 } },
  { entry: '5.15', stored: { adminbirthDate: day('1941-05-02') }, typed: { givenName: 'Odette', birthDate: '1942-06-03T00:00:00+00:00' }, sent: { beneficiary: { givenName: 'Odette', birthDate: '1942-06-03' } } },
  { entry: '5.16', stored: { adminsubjectId: 190, adminsubject: 'Mariage' }, held: { subjectId: 9999, additionalSubject: 'Mariage' }, typed: { additionalSubject: 'Chorale' }, sent: { additionalSubject: 'Chorale' }, without: ['adminsubject'] },
  { entry: '5.17', typed: { subjectId: 9999, additionalSubject: 'Chorale' }, sent: { additionalSubject: 'Chorale' }, without: ['adminsubject', 'subjectId'] },
  { entry: '5.18', typed: weekly, sent: { regularSchedules: [week] } },
  // The structure offers only one of the two.
  { entry: '5.21', stored: { needs: [{ id: 201, label: 'Chien guide' }, { id: 900, label: 'Marche haute' }] }, held: { needIds: [201], additionalNeed: 'Marche haute' }, typed: { needIds: [], additionalNeed: 'Marche plus haute' }, sent: { needs: [], additionalNeed: 'Marche plus haute' } },
];

describe('what the page of a request knows', () => {
  it.each(titledRows(readRows))('is what the platform says, %s', (_title, { stored, read, as }) => {
    expect(read(readCase(recordFromApi(requests, { id: 12, ...stored })))).toMatchObject(as as object);
  });
});

describe('what the form of a request sends', () => {
  it.each(titledRows(writeRows))('is what was filled in, %s', (_title, { typed, sent, stored, held = {}, without = [] }) => {
    const entity = requestForm(stored);
    const before = stored && recordFromApi(entity, { id: 12, ...stored });
    expect(before ?? {}).toMatchObject(held);
    const body = recordToApi(entity, { ...before, ...typed }, before ? { mode: 'edit', before } : { mode: 'create' });
    expect(body).toMatchObject(sent);
    expect(Object.keys(body).filter((name) => without.includes(name))).toEqual([]);
  });

  it('starts with any destination where the first line of both ends is the same', () => {
    const read = (admindestination: RecordData) => recordFromApi(requestForm({}), { id: 12, adminorigin: nancy, admindestination })['destinationAny'];
    expect([read({ ...nancy }), read(toul)]).toEqual([true, false]);
  });
});

it('has a row for each entry that the specification proves here', () => {
  const HERE = 'tests/unit/screens/solidaryRecord/specifiedFields.test.ts › is what';
  expect([...new Set([...readRows, ...writeRows].map(({ entry }) => entry))].sort()).toEqual(provedBy(HERE));
});
