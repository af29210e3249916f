import { fc } from '../../../support/property';
import { describe, expect, test } from 'vitest';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { completedEntity, OWN_SUBJECT } from '@/features/solidary/form/completedEntity';
import { formRecord } from '@/features/solidary/form/formRecord';
import { readConfiguration } from '@/features/solidary/model/RequestConfiguration';
import { readResources } from '../../../../scripts/resources/readResources';
import { whyNotTaken, type StoredRequest } from './takenBody';

const requests = readResources('schemas').entities.find(({ resource }) => resource.name === 'solidaryRecord') as EntityBody;
const everyDay = () => ({ title: '', body: '', advised: { label: '', detail: '' }, asked: { label: '', detail: '' }, taken: '' });
const words = { ownSubject: 'Autre motif', fileLater: 'Plus tard', impossible: String, everyDay, emailNeeded: 'Il en faut une', flexibleRisk: 'Elle peut rester fermée', fileKept: 'Gardé', partOfDay: String };
const configuration = readConfiguration({
  id: 7,
  name: 'Entraide du Xaintois',
  mode: false,
  subjects: [{ id: 701, label: 'Courses' }, { id: 702, label: 'Santé' }],
  needs: [{ id: 711, label: 'Chien guide' }, { id: 712, label: 'Marche haute' }],
  structureProofsRequester: [
    { id: 1, label: 'Sans permis', inputType: 'checkbox', mandatory: true },
    { id: 2, label: 'Origine', inputType: 'input' },
    { id: 3, label: 'Situation', inputType: 'selectbox', choices: [{ options: 'Retraité', acceptedValues: 'retired' }, { options: 'Étudiant', acceptedValues: 'student' }] },
    { id: 4, label: 'Carte', inputType: 'file', mandatory: true },
  ],
});

const midnight = (day: string) => `${day}T00:00:00+00:00`;
const today = (time: string) => `2026-11-22T${time}:00+00:00`;
const days = { mon: true, tue: false, wed: false, thu: true, fri: false, sat: false, sun: false };
const place = (town: string, latitude: string) => ({ streetAddress: '3 rue des Carmes', postalCode: '54300', addressLocality: town, latitude, longitude: '6.495000', displayLabel: [town, 'Grand Est, France'] });

/** A request of each kind, as its page reads it (contract requests.item). */
const common: RecordData = {
  id: 12,
  status: 0,
  subjectId: 701,
  subject: 'Courses',
  needs: [{ id: 711, label: 'Chien guide' }],
  userId: 900,
  givenName: 'Odette',
  familyName: 'Thévenot',
  email: 'odette@exemple.fr',
  telephone: '0383402512',
  gender: 1,
  birthDate: '1941-05-02T00:00:00+00:00',
  newsSubscription: true,
  homeAddress: place('Lunéville', '48.594200'),
  structureId: 7,
  origin: place('Lunéville', '48.594200'),
  destination: place('Nancy', '48.692100'),
  proofs: [
    { structureProofId: 1, value: true },
    { structureProofId: 2, value: 'ami' },
    { structureProofId: 3, value: 'retired' },
    { structureProofId: 4, file: true, value: null, fileName: 'https://exemple.fr/1.pdf', originalName: 'carte.pdf', fileSize: '907.00B' },
  ],
};
const STORED: Record<StoredRequest['kind'], RecordData> = {
  punctual: {
    ...common,
    frequency: 1,
    proposalType: 'roundtrip',
    fromDate: midnight('2027-01-05'),
    outwardDate: midnight('2027-01-05'),
    outwardTime: today('09:30'),
    returnDate: midnight('2027-01-05'),
    returnTime: today('11:30'),
    punctualOutwardDateChoice: 1,
    punctualOutwardTimeChoice: 1,
    punctualReturnDateChoice: 3,
    schedules: [],
  },
  flexible: {
    ...common,
    frequency: 3,
    proposalType: 'roundtrip',
    fromDate: midnight('2027-01-05'),
    toDate: midnight('2027-02-20'),
    outwardDate: midnight('2027-01-05'),
    outwardTime: today('09:30'),
    returnDate: midnight('2027-01-05'),
    returnTime: today('11:30'),
    punctualOutwardDateChoice: 2,
    punctualOutwardTimeChoice: 1,
    punctualReturnDateChoice: 3,
    schedules: [{ ...days, tue: true, wed: true, fri: true, sat: true, sun: true, outwardTime: today('09:30'), returnTime: today('11:30') }],
  },
  regular: {
    ...common,
    frequency: 2,
    proposalType: 'roundtrip',
    fromDate: midnight('2027-01-05'),
    toDate: midnight('2027-03-20'),
    regularDateChoice: 2,
    schedules: [{ ...days, outwardTime: today('08:00'), returnTime: today('17:30') }],
  },
};

const week = [{ days: ['tue'], outwardTime: '10:00' }];
const weekly = { regular: true, regularDateChoice: 1, regularMinDate: '2027-01-12', regularSchedules: week };
const once = { regular: false, punctualOutwardDateChoice: 1, punctualOutwardMinDate: '2027-01-12', punctualOutwardTimeChoice: 1, punctualOutwardMinTime: '10:00', punctualReturnDateChoice: 1 };

/** The changes that an operator may make in a form, with the values that the form then has. */
const CHANGES: Record<string, RecordData> = {
  'the telephone': { telephone: '0600000001' },
  'the name': { givenName: 'Raymonde' },
  'the gender': { gender: 2 },
  'the day of birth': { birthDate: '1942-01-01' },
  'the news': { newsSubscription: false },
  'the home': { homeAddress: { streetAddress: '9 rue Basse', addressLocality: 'Toul', latitude: 48.67, longitude: 5.89 } },
  'the subject': { subjectId: 702 },
  'a subject of one’s own': { subjectId: OWN_SUBJECT, additionalSubject: 'Chorale' },
  'the needs': { needIds: [712] },
  'no need': { needIds: undefined },
  'a need of one’s own': { additionalNeed: 'Un siège haut' },
  'the origin': { origin: { streetAddress: '1 rue Haute', addressLocality: 'Toul', latitude: 48.675, longitude: 5.891 } },
  'the destination': { destination: { streetAddress: '1 rue Haute', addressLocality: 'Toul', latitude: 48.675, longitude: 5.891 } },
  'anywhere': { destinationAny: true, destination: undefined },
  'a box': { proof1: false },
  'an answer': { proof2: 'presse' },
  'a choice': { proof3: 'student' },
};
const PUNCTUAL_CHANGES: Record<string, RecordData> = {
  'the day': { punctualOutwardMinDate: '2027-01-12' },
  'some days': { punctualOutwardDateChoice: 3 },
  'the hour': { punctualOutwardTimeChoice: 1, punctualOutwardMinTime: '10:45' },
  'a part of the day': { punctualOutwardTimeChoice: 3, punctualOutwardMinTime: undefined },
  'no return': { punctualReturnDateChoice: 1 },
  'a later return': { punctualReturnDateChoice: 4 },
  'every week': weekly,
};
const REGULAR_CHANGES: Record<string, RecordData> = {
  'the week': { regularSchedules: week },
  'the first day': { regularMinDate: '2027-01-12' },
  'the duration': { regularDateChoice: 1, regularMaxDate: undefined },
  'the last day': { regularDateChoice: 3, regularMaxDate: '2027-04-01' },
  'only once': once,
};

function edited(kind: StoredRequest['kind'], changes: RecordData, stored = STORED[kind]): RecordData {
  const entity = completedEntity(requests, { configuration, words, record: stored });
  const before = formRecord(entity, stored);
  return recordToApi(entity, { ...before, ...changes }, { mode: 'edit', before });
}

const changesOf = (kind: StoredRequest['kind']) => ({ ...CHANGES, ...(kind === 'regular' ? REGULAR_CHANGES : PUNCTUAL_CHANGES) });
const both = (one: RecordData, other: RecordData): RecordData => ({ ...one, ...other });

describe.each(['punctual', 'flexible', 'regular'] as const)('the body that changes a %s request', (kind) => {
  const all = changesOf(kind);

  test.each(Object.keys(all))('in %s is one that the platform takes', (name) => {
    expect(whyNotTaken(edited(kind, all[name] ?? {}), { kind })).toEqual([]);
  });

  test('in any two things is one that the platform takes', () => {
    for (const [first, one] of Object.entries(all)) {
      for (const [second, other] of Object.entries(all)) expect({ first, second, why: whyNotTaken(edited(kind, both(one, other)), { kind }) }).toEqual({ first, second, why: [] });
    }
  });

  test('in any number of things is one that the platform takes', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(Object.values(all)), (some) => {
        expect(whyNotTaken(edited(kind, some.reduce(both, {})), { kind })).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('in nothing is none, nor is that of a file which leaves by itself', () => {
    expect(edited(kind, {})).toEqual({});
  });
});

describe.each([
  ['punctual', STORED.punctual],
  ['punctual', { ...STORED.punctual, proposalType: 'oneway', returnDate: undefined, returnTime: undefined }],
  ['regular', STORED.regular],
] as const)('the body that changes a %s request of the public site', (kind, record) => {
  const stored = Object.fromEntries(Object.entries(record).filter(([name]) => !name.endsWith('Choice')));

  test.each(Object.entries(CHANGES))('in %s is one that the platform takes', (_what, changes) => {
    expect(whyNotTaken(edited(kind, changes, stored), { kind, hasNoChoices: true })).toEqual([]);
  });

  test('in the telephone alone says nothing of its journey, so that no copy is made', () => {
    expect(edited(kind, { telephone: '0600000001' }, stored)).toEqual({ beneficiary: { telephone: '0600000001' } });
  });
});

describe('the last day of a request', () => {
  const lastOf = (kind: 'flexible' | 'regular', changes: RecordData) => edited(kind, changes)[kind === 'regular' ? 'regularMaxDate' : 'punctualOutwardMaxDate'];

  test.each([
    ['flexible', { telephone: '0600000001' }],
    ['flexible', { punctualOutwardMinTime: '10:45' }],
    ['flexible', { punctualReturnDateChoice: 1 }],
  ] as const)('of a %s request that was prolonged goes back as it is stored when %j changes', (kind, changes) => {
    expect(lastOf(kind, changes)).toBe('2027-02-20');
  });

  test('of a regular one goes back as it is stored when its week changes', () => {
    expect(lastOf('regular', { regularSchedules: week })).toBe('2027-03-20');
  });

  test.each([
    ['flexible', { punctualOutwardMinDate: '2027-01-06' }, '2027-01-13'],
    ['flexible', { punctualOutwardDateChoice: 3 }, '2027-01-20'],
    ['regular', { regularMinDate: '2027-01-06' }, '2027-02-05'],
    ['regular', { regularDateChoice: 1, regularMaxDate: undefined }, '2027-01-11'],
    ['regular', { regularDateChoice: 3, regularMaxDate: '2027-04-01' }, '2027-04-01'],
  ] as const)('of a %s one is computed again when its first day or its duration changes to %j', (kind, changes, last) => {
    expect(lastOf(kind, changes)).toBe(last);
  });
});

test('the form of a journey to anywhere has no destination, which is its start on the platform, and that of another one has its own', () => {
  const anywhere = { ...STORED.punctual, destination: STORED.punctual['origin'] };
  const destinations = [anywhere, STORED.punctual].map((stored) => formRecord(completedEntity(requests, { configuration, words, record: stored }), stored)['destination']);
  expect(destinations).toEqual([undefined, expect.objectContaining({})]);
});
