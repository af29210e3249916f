import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, firstThat, openSandbox, signIn } from './openSandbox';

const RECORDS = '/admin/solidaries';

let sandbox: Sandbox;
/** The calls of an operator of structures 1 and 2. */
let call: Call;

// oxlint-disable-next-line typescript/no-explicit-any
type Json = any;

let structure: Json;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'solidaire');
  structure = (await call('GET', '/admin/structures/1')).body;
});
afterAll(() => sandbox.close());

const listOf = (value: object): Json[] => Object.values(value);
const origin = { streetAddress: '3 rue des Carmes', postalCode: '54300', addressLocality: 'Lunéville', latitude: 48.5942, longitude: 6.495 };
const destination = { addressLocality: 'Nancy', postalCode: '54000', latitude: 48.6921, longitude: 6.1844 };
const week = { mon: true, tue: false, wed: false, thu: true, fri: false, sat: false, sun: false };
const punctual = { regular: false, punctualOutwardDateChoice: 1, punctualOutwardMinDate: '2026-12-03', punctualOutwardTimeChoice: 1, punctualOutwardMinTime: '09:30', punctualReturnDateChoice: 1 };
const FLEXIBLE = { punctualOutwardDateChoice: 3, punctualOutwardMaxDate: '2026-12-17' };
const regular = { regular: true, regularDateChoice: 3, regularMinDate: '2026-12-01', regularMaxDate: '2027-03-01', regularSchedules: [{ ...week, outwardTime: '08:00', returnTime: null }] };

const body = (more: { regular?: boolean } & Record<string, unknown> = {}): Json => ({
  structure: 1,
  beneficiary: { givenName: 'Odette', familyName: 'Thévenot', telephone: '0383402512', gender: 1, birthDate: '1941-05-02' },
  adminsubject: listOf(structure.subjects)[0].id,
  origin,
  destination,
  ...(more.regular !== true && punctual),
  ...more,
});
const create = async (more: Record<string, unknown> = {}) => call('POST', RECORDS, { body: body(more) });
const created = async (more: Record<string, unknown> = {}): Promise<Json> => read((await create(more)).body.id);
const read = async (id: number): Promise<Json> => (await call('GET', `${RECORDS}/${id}`)).body;
const patch = async (id: number, sent: object) => call('PATCH', `${RECORDS}/${id}`, { body: sent });
/** A time of day, as an answer has it: with the day of the request for it. */
const today = (clock: string) => `${new Date().toISOString().slice(0, 10)}T${clock}:00+00:00`;
const clocks = (record: Json, way: string) => ['Time', 'MinTime', 'MaxTime'].map((name) => record[`admin${way}${name}`]?.slice(11, 16));

describe('a creation (contract requests.create)', () => {
  test('answers with the number alone, and makes an account, an accepted beneficiary and the first line of the diary', async () => {
    const { status, body: answer } = await create();
    const record = await read(answer.id);
    expect([status, Object.keys(answer).sort()]).toEqual([201, ['@context', '@id', '@type', 'id']]);
    expect(record).toMatchObject({ status: 0, progression: 0, admingivenName: 'Odette', adminbirthDate: '1941-05-02T00:00:00+00:00', adminoperatorFamilyName: 'Benali', adminstructureId: 1, adminfrequency: 1, adminproposalType: 'oneway' });
    expect(record.adminemail).toMatch(/^structure1\+.+@exemple\.fr$/);
    expect(record.admindiary).toMatchObject([{ action: 'solidary_create', progression: '0.00', authorFamilyName: 'Benali', userId: record.adminuserId }]);
    const found = (await call('GET', '/admin/solidary_beneficiaries?familyName=Thévenot&givenName=Odette')).body['hydra:member'];
    expect(found[0].structures).toMatchObject([{ id: 1, status: 1 }]);
    const account = (await call('GET', `/admin/users/${record.adminuserId}`)).body;
    expect(account.createdDate).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test('takes an account that exists, changed by what is sent, and gives no home to who has none', async () => {
    const before = (await call('GET', '/admin/users/900')).body;
    const record = await created({ beneficiary: { id: 900, givenName: 'Raymonde', familyName: null, homeAddress: origin } });
    expect([record.adminuserId, record.admingivenName, record.adminfamilyName]).toEqual([900, 'Raymonde', before.familyName]);
    expect('adminhomeAddress' in record).toBe('homeAddress' in before);
  });

  test('takes the hour with a quarter of an hour around, or the window of the structure with its middle', async () => {
    const exact = await created();
    const afternoon = await created({ punctualOutwardTimeChoice: 3, punctualReturnDateChoice: 3 });
    expect(clocks(exact, 'outward')).toEqual(['09:30', '09:15', '09:45']);
    expect([clocks(afternoon, 'outward'), clocks(afternoon, 'return')]).toEqual([['15:00', '12:00', '18:00'], ['17:00', '14:00', '20:00']]);
    expect([exact.adminproposalType, afternoon.adminproposalType, 'adminreturnTime' in exact]).toEqual(['oneway', 'roundtrip', false]);
  });

  test('makes a flexible record of a range of dates, every day of the week', async () => {
    const record = await created({ punctualOutwardDateChoice: 2, punctualOutwardMaxDate: '2026-12-10' });
    expect(record).toMatchObject({ adminfrequency: 3, adminfromDate: '2026-12-03T00:00:00+00:00', admintoDate: '2026-12-10T00:00:00+00:00', punctualOutwardDateChoice: 2 });
    expect(record.adminschedules).toMatchObject([{ mon: true, sun: true, outwardTime: today('09:30'), returnTime: null }]);
  });

  test('of a flexible request that finds somebody is an error once it is stored: it is listed, and can never be read', async () => {
    const rows: Json[] = (await call('GET', `${RECORDS}?perPage=60`)).body['hydra:member'];
    const { adminorigin, admindestination } = await firstThat(call, rows.map(({ id }) => `${RECORDS}/${id}`), ({ admincarpools }) => admincarpools?.outward.length > 0);
    const { status } = await create({ ...FLEXIBLE, origin: adminorigin, destination: admindestination, beneficiary: { givenName: 'Perdue', familyName: 'Thévenot', gender: 1 } });
    const [lost] = (await call('GET', `${RECORDS}?givenName=Perdue`)).body['hydra:member'];
    expect([status, lost.adminlastAction, (await call('GET', `${RECORDS}/${lost.id}`)).status]).toEqual([500, null, 500]);
  });

  test('takes a week, round when anybody comes back', async () => {
    const record = await created({ ...regular, regularSchedules: [{ ...week, outwardTime: '08:00', returnTime: '17:30' }] });
    expect(record).toMatchObject({ adminfrequency: 2, adminproposalType: 'roundtrip', regularDateChoice: 3, adminreturnDate: '2026-12-01T00:00:00+00:00', adminschedules: [{ thu: true, tue: false, returnTime: today('17:30') }] });
  });

  test('keeps a subject and a need of its own, which the structure does not list', async () => {
    const needs = [listOf(structure.needs)[0].id];
    const record = await created({ adminsubject: undefined, additionalSubject: 'Chorale', needs, additionalNeed: 'Une marche haute' });
    const after = (await call('GET', '/admin/structures/1')).body;
    expect([record.adminsubject, record.needs.map(({ label }: Json) => label)]).toEqual(['Chorale', [listOf(structure.needs)[0].label, 'Une marche haute']]);
    expect(listOf(after.subjects).map(({ label }) => label)).not.toContain('Chorale');
  });

  test('goes anywhere from where it starts, and finds the commune of a point', async () => {
    const { addressLocality: _commune, ...point } = origin;
    const record = await created({ destination: undefined, destinationAny: true, origin: point });
    expect([record.distance, record.adminorigin.addressLocality]).toEqual([0, 'Lunéville']);
  });

  test('keeps the answers to what the structure asks; the files come later', async () => {
    const [box, file, list] = structure.structureProofs;
    const proofs = [{ id: box.id, value: true }, { id: list.id, value: 'jobseeker' }, { id: file.id, value: null }];
    const record = await created({ proofs });
    expect(record.adminproofs.map(({ label, value }: Json) => [label, value])).toEqual([[box.label, true], [list.label, 'Demandeur d’emploi']]);
  });
});

describe('an edit (contract requests.edit)', () => {
  test('of a regular record that leaves the journey alone stays in place', async () => {
    const { id, adminuserId } = await created(regular);
    const { body: edited } = await patch(id, { needs: [], additionalNeed: 'Un siège haut', additionalSubject: 'Chorale', beneficiary: { telephone: '0600000001' }, origin });
    expect([edited.id, edited.status, edited.adminsubject, edited.admintelephone]).toEqual([id, 0, 'Chorale', '0600000001']);
    expect(edited.needs.map(({ label }: Json) => label)).toEqual(['Un siège haut']);
    expect((await call('GET', `/admin/users/${adminuserId}`)).body.telephone).toBe('0600000001');
    expect((await patch(id, { additionalNeed: '' })).body.needs).toEqual([]);
  });

  test.each([
    ['punctual', punctual, { needs: [] }],
    ['flexible', { ...punctual, punctualOutwardDateChoice: 3, punctualOutwardMaxDate: '2026-12-17' }, { beneficiary: { telephone: '0600000002' } }],
    ['regular', regular, { regularMaxDate: '2027-02-01' }],
    ['regular', regular, { destination: { ...destination, latitude: 48.69211234 } }],
    ['regular', regular, { destinationAny: true }],
  ])('of a %s record made by %j and changed by %j makes a copy, and the first one is over', async (_kind, asked, sent) => {
    const before = await created(asked);
    await patch(before.id, { animation: { action: 72, user: before.adminuserId } });
    const { body: copy } = await patch(before.id, sent);
    const old = await read(before.id);
    expect(copy.id).not.toBe(before.id);
    expect(copy).toMatchObject({ status: 0, progression: 0, adminsolidaryId: before.id, adminsubject: before.adminsubject });
    expect(copy.admindiary.map(({ action }: Json) => action)).toEqual(['solidary_create']);
    expect(old).toMatchObject({ status: 6, adminsolidaryChildId: copy.id });
    expect(old.admindiary[0].action).toBe('solidary_deeply_updated');
    const rows = (await call('GET', `${RECORDS}?perPage=500`)).body['hydra:member'].map(({ id }: Json) => id);
    expect([rows.includes(before.id), rows.includes(copy.id)]).toEqual([false, true]);
  });

  test('of a regular record that was sent the choices of both kinds makes a copy whatever it says', async () => {
    const { id } = await created({ ...punctual, ...regular });
    expect((await patch(id, { needs: [] })).body.id).not.toBe(id);
  });

  test('keeps in the copy what was not sent', async () => {
    const before = await created({ punctualOutwardTimeChoice: 2, punctualReturnDateChoice: 4 });
    const { body: copy } = await patch(before.id, { punctualOutwardMinDate: '2026-12-08' });
    const kept = (record: Json) => [clocks(record, 'outward'), clocks(record, 'return'), record.punctualOutwardTimeChoice, record.punctualReturnDateChoice, record.adminuserId];
    expect([copy.adminfromDate.slice(0, 10), kept(copy)]).toEqual(['2026-12-08', kept(before)]);
  });

  test('of a flexible record that does not say it is no regular one makes it one, which goes by its week alone', async () => {
    const before = await created(FLEXIBLE);
    const { body: copy } = await patch(before.id, { punctualOutwardMinDate: '2026-12-05', regularMaxDate: '2026-12-20' });
    expect(copy).toMatchObject({ adminfrequency: 2, adminfromDate: before.adminfromDate, admintoDate: '2026-12-20T00:00:00+00:00', punctualOutwardDateChoice: 3 });
  });

  test('of a flexible record that says all of its journey keeps it flexible', async () => {
    const before = await created({ ...FLEXIBLE, punctualReturnDateChoice: 3 });
    const { body: copy } = await patch(before.id, { ...punctual, ...FLEXIBLE, punctualReturnDateChoice: 3, needs: [] });
    expect(copy).toMatchObject({ adminfrequency: 3, adminfromDate: before.adminfromDate, admintoDate: before.admintoDate });
  });

  test.each([
    ['punctual', {}, { regular: false }],
    ['flexible', FLEXIBLE, { regular: false, punctualOutwardDateChoice: 3 }],
    ['regular', regular, { regular: true }],
  ])('of a %s record that says how often only is an error, once needs, subject and account are stored', async (_kind, asked, sent) => {
    const before = await created(asked);
    const { status } = await patch(before.id, { ...sent, additionalSubject: 'Chorale', beneficiary: { telephone: '0600000003' } });
    const after = await read(before.id);
    expect([status, after.status, after.adminsubject, after.admintelephone, 'adminsolidaryChildId' in after]).toEqual([500, 0, 'Chorale', '0600000003', false]);
  });

  test.each([
    ['a flexible record without its return', { ...FLEXIBLE, punctualReturnDateChoice: 3 }, { regular: false, punctualOutwardDateChoice: 3, punctualOutwardTimeChoice: 1 }],
    ['a flexible record to another place', FLEXIBLE, { regular: false, destination: { ...destination, latitude: 48.7 } }],
    ['a punctual record on a day that is none', {}, { punctualOutwardMinDate: 'demain' }],
    ['a regular record that is regular no more', regular, { regular: false, punctualOutwardDateChoice: 1, punctualOutwardTimeChoice: 1 }],
  ])('of %s loses it: a copy without a trip takes its place', async (_what, asked, sent) => {
    const before = await created(asked);
    const total = (await call('GET', `${RECORDS}?perPage=1`)).body['hydra:totalItems'];
    const first = await patch(before.id, { ...sent, beneficiary: { telephone: '0600000009' } });
    const after = await read(before.id);
    expect([first.status, after.status, after.admintelephone]).toEqual([500, 0, '0600000009']);
    expect((await call('GET', `${RECORDS}/${after.adminsolidaryChildId}`)).status).toBe(500);
    const again = await patch(before.id, { ...punctual, needs: [] });
    expect([again.status, again.headers.get('Content-Type')]).toEqual([500, expect.stringContaining('text/html')]);
    expect((await call('GET', `${RECORDS}?perPage=1`)).body['hydra:totalItems']).toBe(total);
  });

  test('of a record that has a copy already is refused by the database, and it can still be read', async () => {
    const { id } = await created();
    await patch(id, { needs: [] });
    const { status, headers } = await patch(id, { needs: [] });
    expect([status, headers.get('Content-Type'), (await call('GET', `${RECORDS}/${id}`)).status]).toEqual([500, expect.stringContaining('text/html'), 200]);
  });

  test('of a record with a driver who was written to is an error once the copy is made, which can be read', async () => {
    const rows: Json[] = (await call('GET', `${RECORDS}?perPage=60`)).body['hydra:member'];
    const addresses = rows.map(({ id }) => `${RECORDS}/${id}`);
    const written = await firstThat(call, addresses, ({ adminfrequency, adminsolutions }) => adminfrequency === 1 && adminsolutions?.drivers.some(({ contacted }: Json) => contacted));
    const { status } = await patch(written.id, { punctualOutwardDateChoice: 1, punctualOutwardMinDate: '2026-12-08' });
    const after = await read(written.id);
    const copy = await read(after.adminsolidaryChildId);
    expect([status, after.status, copy.adminsolidaryId, copy.adminfromDate]).toEqual([500, 6, written.id, '2026-12-08T00:00:00+00:00']);
  });

  test('keeps one hour each way for each day: of two rows that share one, the last wins', async () => {
    const rows = [{ ...week, outwardTime: '08:00', returnTime: '17:00' }, { ...week, mon: false, outwardTime: '10:00', returnTime: '12:00' }];
    const { adminschedules } = await created({ ...regular, regularSchedules: rows });
    expect(adminschedules).toMatchObject([{ mon: true, thu: false, outwardTime: today('08:00') }, { mon: false, thu: true, outwardTime: today('10:00'), returnTime: today('12:00') }]);
  });
});

describe('what a creation says nothing of', () => {
  test('is today, at the hour it is', async () => {
    const record = await created({ punctualOutwardMinDate: undefined, punctualOutwardMinTime: undefined, punctualReturnDateChoice: undefined });
    expect([record.adminfromDate, record.adminoutwardTime.slice(0, 13)]).toEqual([today('00:00'), new Date().toISOString().slice(0, 13)]);
    expect([record.adminproposalType, 'punctualReturnDateChoice' in record]).toEqual(['oneway', false]);
  });
});

describe('what a person has given', () => {
  const given = (record: Json): unknown[] => record.adminproofs.map(({ value }: Json) => value);

  test('is there twice once it is given again, and only the first is changed', async () => {
    const box = structure.structureProofs.find(({ input }: Json) => input);
    const { adminuserId } = await created({ proofs: [{ id: box.id, value: 'ami' }] });
    const second = await created({ ...regular, beneficiary: { id: adminuserId }, proofs: [{ id: box.id, value: 'presse' }] });
    const { body: changed } = await patch(second.id, { proofs: [{ id: box.id, value: 'radio' }] });
    expect([given(second), given(changed)]).toEqual([['ami', 'presse'], ['radio', 'presse']]);
  });

  test('cannot be taken back: the database refuses, and nothing of the edit is stored', async () => {
    const box = structure.structureProofs.find(({ input }: Json) => input);
    const { id } = await created({ ...regular, proofs: [{ id: box.id, value: 'ami' }] });
    const { status, headers } = await patch(id, { proofs: [{ id: box.id, value: null }], additionalSubject: 'Chorale' });
    const after = await read(id);
    expect([status, headers.get('Content-Type'), given(after), after.adminsubject]).toEqual([500, expect.stringContaining('text/html'), ['ami'], listOf(structure.subjects)[0].label]);
  });
});
