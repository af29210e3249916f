import { expect } from 'vitest';
import type { RecordData } from '@/engine/model/Schema';
import { sendCommand } from '@/features/solidary/case/sendCommand';
import { entityNamed } from '../../support/realEntities';
import { requestForm, requests } from '../screens/solidaryRecord/requestForm';
import { context } from './app';
import type { CallRow, Tab } from './CallRow';

const gare = { streetAddress: 'Place de la gare', addressLocality: 'Nancy', latitude: '48.689900', longitude: '6.174200' };
const unsaid = { name: null, houseNumber: null, street: null, streetAddress: null, postalCode: null, subLocality: null, localAdmin: null, county: null, macroCounty: null, region: null, macroRegion: null, addressCountry: null, countryCode: null };
const wholeGare = { ...unsaid, ...gare };

const typed: RecordData = {
  givenName: 'Odette', familyName: 'Thévenot', telephone: '0383402512', birthDate: '1941-05-02',
  subjectId: 101, needIds: [201], proof301: true,
  origin: gare, destinationAny: true,
  regular: false, punctualOutwardDateChoice: 1, punctualOutwardMinDate: '2026-12-03', punctualOutwardTimeChoice: 1, punctualOutwardMinTime: '09:30', punctualReturnDateChoice: 1,
};

/** The body that is sent for it. */
const created: RecordData = {
  structure: 4, adminsubject: 101, needs: [201], proofs: [{ id: 301, value: true }], origin: wholeGare, destinationAny: true,
  beneficiary: { givenName: 'Odette', familyName: 'Thévenot', telephone: '0383402512', birthDate: '1941-05-02', gender: 0 },
  regular: false, punctualOutwardDateChoice: 1, punctualOutwardMinDate: '2026-12-03', punctualOutwardTimeChoice: 1, punctualOutwardMinTime: '09:30', punctualReturnDateChoice: 1,
};
const document = (name: string) => ({ file: new File(['pdf'], name), saved: undefined });

/** The request as the platform has it. */
const stored: RecordData = {
  id: 12, status: 1, adminuserId: 31, admingivenName: 'Odette', adminfamilyName: 'Thévenot', admintelephone: '0383402512', adminstructureId: 4,
  adminsubjectId: 101, adminsubject: 'Courses', adminfrequency: 1, adminfromDate: '2026-12-03T00:00:00+00:00',
};

/** Changes a stored request. It is first looked for in the list, because reading it would have a side effect. */
const changes = ({ app }: Tab) => app.change(requestForm(stored), stored, { telephone: '0600000001' });

/** A command from the page of a request: noting an action. */
const notes = ({ api }: Tab) =>
  sendCommand({ api, entity: requests, id: '12', record: { givenName: 'Odette', familyName: 'Thévenot' }, body: { animation: { action: 71, user: 31 } }, transforms: context, made: undefined });

const listed = { 'GET admin/solidaries': { 'hydra:member': [{ id: 12, admingivenName: 'Odette', adminfromDate: '2026-12-03T00:00:00+00:00', adminsubject: 'Courses' }], 'hydra:totalItems': 1 } };
const looked = ['GET admin/solidaries?page=1&perPage=100&givenName=Odette&familyName=Thévenot'] as const;

const person = { id: 12, givenName: 'Odette', diaries: [{ action: 'solidary_create' }], proofs: [{ label: 'Sans permis', value: '1' }], structures: [{ id: 4, status: 1 }] };
const volunteer = { ...person, mMon: true, aMon: false, mMinTime: '1970-01-01T06:00:00+00:00' };
const week = (...raised: string[]) => Object.fromEntries(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].flatMap((day) => ['m', 'a', 'e'].map((part) => [part + day, raised.includes(part + day)])));
const drives = { availabilities: ['mMon', 'eSun'], mMinTime: '07:00', proofs: [], structures: [], diaries: [] };

export const solidary: readonly CallRow[] = [
  {
    entry: '7.110',
    async sends({ app }) {
      await app.list(requests);
      await app.list(requests, 'f.open=&f.familyName=Thévenot&sort=familyName:desc&page=3&size=50');
    },
    leaves: [['GET admin/solidaries?order[fromDate]=asc&page=1&perPage=25&progression=100'], ['GET admin/solidaries?order[familyName]=desc&page=3&perPage=50&familyName=Thévenot']],
  },
  { entry: '7.133', sends: ({ app }) => app.list(requests), leaves: [[expect.stringMatching(/&progression=100$/)]] },
  { entry: '7.134', sends: ({ app }) => app.list(requests), leaves: [[expect.stringContaining('?order[fromDate]=asc&')]] },
  {
    entry: '7.111',
    sends: async ({ app }) => (await app.list(requests)).records,
    answers: listed,
    leaves: [['GET admin/solidaries?order[fromDate]=asc&page=1&perPage=25&progression=100']],
    gives: [{ id: 12, givenName: 'Odette', fromDate: '2026-12-03', subject: 'Courses' }],
  },
  {
    entry: '7.112',
    sends: ({ app }) => app.read('solidaryRecord', 12),
    answers: { 'GET admin/solidaries/12': stored },
    leaves: [['GET admin/solidaries/12']],
    gives: { id: 12, status: 1, givenName: 'Odette', structureId: 4, subject: 'Courses', fromDate: '2026-12-03' },
  },
  {
    entry: '7.113',
    // The existing requests are listed first, which tells after a lost answer whether it was created.
    sends: ({ app }) => app.create(requestForm(), typed, { mayList: true }),
    leaves: [['GET admin/solidaries?order[id]=desc&page=1&perPage=100&givenName=Odette&familyName=Thévenot'], ['POST admin/solidaries', created]],
  },
  {
    // One of the four proofs is ticked, and two others have a file.
    entry: '5.19',
    fields: ['5.20', '3.88'],
    sends: ({ app }) => app.create(requestForm(), { ...typed, proof302: document('carte.pdf'), proof303: document('avis.pdf') }),
    leaves: [
      ['POST admin/solidaries', created],
      ['POST admin/proofs', { solidaryId: '12', proofId: '302', file: { file: 'carte.pdf' } }],
      ['POST admin/proofs', { solidaryId: '12', proofId: '303', file: { file: 'avis.pdf' } }],
    ],
    gives: { kind: 'done' },
  },
  {
    entry: '7.114',
    async sends(tab) {
      await changes(tab);
      await notes(tab);
    },
    answers: { ...listed, 'PATCH admin/solidaries/12': stored },
    leaves: [
      looked, ['PATCH admin/solidaries/12', { beneficiary: { telephone: '0600000001' } }],
      looked, ['PATCH admin/solidaries/12', { animation: { action: 71, user: 31 } }],
    ],
  },
  { entry: '7.118', sends: ({ app }) => app.list(entityNamed('beneficiary'), 'f.familyName=Thévenot'), leaves: [['GET admin/solidary_beneficiaries?order[familyName]=asc&page=1&perPage=25&familyName=Thévenot']] },
  { entry: '7.119', sends: ({ app }) => app.read('beneficiary', 12), leaves: [['GET admin/solidary_beneficiaries/12']] },
  {
    entry: '7.120',
    async sends({ app }) {
      await app.change(entityNamed('beneficiary'), person, { givenName: 'Odile', telephone: '0600000001', diaries: [], proofs: [], structures: [] });
      await app.act('beneficiary', 'accept', { id: 12, proofs: [{ userStructureId: 8, status: 0 }] });
      await app.act('beneficiary', 'refuseAccepted', { id: 12, proofs: [{ userStructureId: 8, status: 1 }] });
    },
    answers: { 'GET admin/solidary_beneficiaries/12': person },
    leaves: [
      ['GET admin/solidary_beneficiaries/12'],
      ['PATCH admin/solidary_beneficiaries/12', { givenName: 'Odile', telephone: '0600000001' }],
      ['PATCH admin/solidary_beneficiaries/12', { validation: { id: 8, validate: true } }],
      ['PATCH admin/solidary_beneficiaries/12', { validation: { id: 8, validate: false } }],
    ],
  },
  { entry: '7.122', sends: ({ app }) => app.list(entityNamed('volunteer'), 'f.email=exemple.fr'), leaves: [['GET admin/solidary_volunteers?order[familyName]=asc&page=1&perPage=25&user.email=exemple.fr']] },
  { entry: '7.123', sends: ({ app }) => app.read('volunteer', 12), leaves: [['GET admin/solidary_volunteers/12']] },
  {
    entry: '7.124',
    sends: ({ app }) => app.change(entityNamed('volunteer'), volunteer, drives),
    answers: { 'GET admin/solidary_volunteers/12': volunteer },
    leaves: [['GET admin/solidary_volunteers/12'], ['PATCH admin/solidary_volunteers/12', { ...week('mMon', 'eSun'), mMinTime: '1970-01-01T07:00:00+00:00' }]],
  },
  {
    entry: '7.125',
    async sends({ app }) {
      await app.change(entityNamed('volunteer'), volunteer, { proofs: [], structures: [], diaries: [], givenName: 'Odile' });
      await app.act('volunteer', 'accept', { id: 12, structures: [{ userStructureId: 8, status: 0, name: 'CCAS' }] });
      await app.act('volunteer', 'refuse', { id: 12, structures: [{ userStructureId: 8, status: 0, name: 'CCAS' }] });
    },
    // The first validation changes nothing and is not sent.
    leaves: [
      ['PATCH admin/solidary_volunteers/12', { validation: { id: 8, validate: true } }],
      ['PATCH admin/solidary_volunteers/12', { validation: { id: 8, validate: false } }],
    ],
  },
];

/** The lookups that forms refer to. */
export const references: readonly CallRow[] = [
  { entry: '7.73', sends: ({ app }) => app.list(entityNamed('territory'), 'f.name=Nan'), leaves: [['GET admin/territories?order[name]=asc&page=1&perPage=25&name=Nan']] },
  { entry: '7.74', sends: ({ app }) => app.read('territory', 12), leaves: [['GET admin/territories/12']] },
  // The platform does not split this list into pages.
  { entry: '7.75', sends: ({ app }) => app.list(entityNamed('icon')), leaves: [['GET admin/icons?page=1&perPage=1000']] },
  { entry: '7.76', sends: ({ app }) => app.read('icon', 12), leaves: [['GET icons/12']] },
];
