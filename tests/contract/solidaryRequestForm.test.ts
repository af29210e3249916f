import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '@/config/Config';
import { readConfig } from '@/config/readConfig';
import { findDuplicates } from '@/engine/form/duplicates/findDuplicates';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { completedEntity, OWN_SUBJECT } from '@/features/solidary/form/completedEntity';
import { readConfiguration, type RequestConfiguration } from '@/features/solidary/model/RequestConfiguration';
import { openAccount } from '../../scripts/doctor/openAccount';
import { readResources } from '../../scripts/resources/readResources';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, openSandbox, signIn } from './openSandbox';

const { entities } = readResources('schemas');
const bodyOf = (name: string): EntityBody => entities.find(({ resource }) => resource.name === name)!;
const everyDay = () => ({ title: '', body: '', advised: { label: '', detail: '' }, asked: { label: '', detail: '' }, taken: '' });
const words = { ownSubject: 'Autre', fileLater: 'Plus tard', impossible: String, everyDay, emailNeeded: 'Il en faut une', flexibleRisk: 'Elle peut rester fermée', fileKept: 'Gardé', partOfDay: (choice: number) => String(choice) };

let sandbox: Sandbox;
/** The calls of an operator of structures 1 and 2. */
let call: Call;
let configuration: RequestConfiguration;

beforeAll(async () => {
  // These faults would hide what the test is about: a flexible request that finds somebody, and a removed proof, must be accepted.
  sandbox = await openSandbox({ mended: ['flexibleMatch', 'repeatedProof'] });
  call = await signIn(sandbox, 'solidaire');
  configuration = readConfiguration(recordFromApi(bodyOf('structure'), (await call('GET', '/admin/structures/1')).body));
});
afterAll(() => sandbox.close());

const form = (record?: RecordData): EntityBody => completedEntity(bodyOf('solidaryRecord'), { configuration, words, ...(record && { record }) });
const origin = { houseNumber: '3', street: 'rue des Carmes', streetAddress: '3 rue des Carmes', postalCode: '54300', addressLocality: 'Lunéville', latitude: 48.5942, longitude: 6.495 };
const destination = { street: 'place Stanislas', postalCode: '54000', addressLocality: 'Nancy', latitude: 48.6921, longitude: 6.1844 };

/** The values that an operator fills in, by default for a journey on one day. */
const filled = (more: RecordData = {}): RecordData => ({
  givenName: 'Odette',
  familyName: 'Thévenot',
  telephone: '0383402512',
  gender: 0,
  birthDate: '1941-05-02',
  homeAddress: origin,
  subjectId: configuration.subjects[0]!.id,
  origin,
  destination,
  destinationAny: false,
  regular: false,
  punctualOutwardDateChoice: 1,
  punctualOutwardMinDate: '2026-12-03',
  punctualOutwardTimeChoice: 1,
  punctualOutwardMinTime: '09:30',
  punctualReturnDateChoice: 1,
  ...Object.fromEntries(configuration.proofs.flatMap(({ id, inputType, choices }) => (inputType === 'file' ? [] : [[`proof${id}`, inputType === 'checkbox' ? true : (choices[0]?.value ?? 'CAF')]]))),
  ...more,
});
const weekly = { regular: true, regularDateChoice: 3, regularMinDate: '2026-12-01', regularMaxDate: '2027-03-01', regularSchedules: [{ days: ['mon', 'thu'], outwardTime: '08:00', returnTime: '17:30' }] };

async function create(record: RecordData): Promise<{ id: number; sent: RecordData }> {
  const sent = recordToApi(form(), record, { mode: 'create' });
  const { status, body } = await call('POST', '/admin/solidaries', { body: sent });
  expect(status).toBe(201);
  return { id: body.id, sent };
}

/** The form that changes a request, with its initial values. */
async function read(id: number): Promise<{ entity: EntityBody; before: RecordData }> {
  const { body } = await call('GET', `/admin/solidaries/${id}`);
  const entity = form(recordFromApi(bodyOf('solidaryRecord'), body));
  return { entity, before: recordFromApi(entity, body) };
}

async function edit(id: number, changes: RecordData): Promise<{ sent: RecordData; after: RecordData }> {
  const { entity, before } = await read(id);
  const sent = recordToApi(entity, { ...before, ...changes }, { mode: 'edit', before });
  const { status, body } = await call('PATCH', `/admin/solidaries/${id}`, { body: sent });
  expect(status).toBe(200);
  return { sent, after: recordFromApi(entity, body) };
}

describe('the body of a creation', () => {
  test('makes an account that can be changed as any other, though nobody has said the gender', async () => {
    await create(filled({ familyName: 'Sansgenre', gender: undefined }));
    const { body } = await call('GET', '/admin/users?familyName=Sansgenre');
    const { status } = await call('PATCH', `/admin/users/${body['hydra:member'][0].id}`, { body: { newsSubscription: true } });
    expect(status).toBe(200);
  });

  test('has every key that the platform reads, of one kind of journey, and no other', async () => {
    const { sent } = await create(filled());
    expect(sent).toMatchObject({ structure: 1, regular: false, adminsubject: configuration.subjects[0]!.id, beneficiary: { givenName: 'Odette', birthDate: '1941-05-02', homeAddress: { streetAddress: '3 rue des Carmes' } } });
    expect(Object.keys(sent).sort()).toEqual([
      'adminsubject', 'beneficiary', 'destination', 'origin', 'proofs', 'punctualOutwardDateChoice', 'punctualOutwardMinDate', 'punctualOutwardMinTime',
      'punctualOutwardTimeChoice', 'punctualReturnDateChoice', 'regular', 'structure',
    ]);
  });

  test('of a week has nothing of a single journey, and makes a record that can be changed in place', async () => {
    const { id, sent } = await create(filled(weekly));
    const { after } = await edit(id, { telephone: '0600000001' });
    expect(Object.keys(sent).filter((name) => name.startsWith('punctual'))).toEqual([]);
    expect([after['id'], after['telephone']]).toEqual([id, '0600000001']);
  });

  test('of a week may have a line on which one only comes back', async () => {
    const regularSchedules = [{ days: ['mon'], outwardTime: '08:00' }, { days: ['tue'], returnTime: '17:30' }];
    const { id } = await create(filled({ ...weekly, regularSchedules }));
    const { entity, before } = await read(id);
    expect(before['regularSchedules']).toEqual([expect.objectContaining({ days: ['mon'], outwardTime: '08:00' }), expect.objectContaining({ days: ['tue'], returnTime: '17:30' })]);
    expect(recordToApi(entity, { ...before, telephone: '0600000001' }, { mode: 'edit', before })).toEqual({ beneficiary: { telephone: '0600000001' } });
  });

  test('takes a known person by their number, and what is known of them with the changes', async () => {
    const { id, sent } = await create(filled({ userId: 900, newsSubscription: true }));
    const { before } = await read(id);
    expect(sent['beneficiary']).toMatchObject({ id: 900, newsSubscription: true });
    expect([before['userId'], before['givenName'], before['newsSubscription']]).toEqual([900, 'Odette', true]);
  });

  test('says a subject and a need in one’s own words', async () => {
    const { id, sent } = await create(filled({ subjectId: OWN_SUBJECT, additionalSubject: 'Chorale', needIds: [configuration.needs[0]!.id], additionalNeed: 'Une marche haute' }));
    const { before } = await read(id);
    expect([sent['additionalSubject'], 'adminsubject' in sent, sent['needs']]).toEqual(['Chorale', false, [configuration.needs[0]!.id]]);
    expect(before).toMatchObject({ subjectId: OWN_SUBJECT, additionalSubject: 'Chorale', needIds: [configuration.needs[0]!.id], additionalNeed: 'Une marche haute' });
  });

  test('goes anywhere without a destination', async () => {
    const { id, sent } = await create(filled({ destinationAny: true }));
    expect([sent['destinationAny'], 'destination' in sent, (await read(id)).before['destinationAny']]).toEqual([true, false, true]);
  });

  test('leaves files to a call of their own', async () => {
    const file = configuration.proofs.find(({ inputType }) => inputType === 'file')!;
    const { sent } = await create(filled({ [`proof${file.id}`]: { file: new File(['x'], 'carte.pdf'), saved: undefined } }));
    expect((sent['proofs'] as RecordData[]).map(({ id }) => id)).not.toContain(file.id);
  });
});

describe('what a form reads of a request', () => {
  test.each([
    ['a day and an hour', {}],
    ['some days, a part of the day and a return later', { punctualOutwardDateChoice: 3, punctualOutwardTimeChoice: 2, punctualOutwardMinTime: undefined, punctualReturnDateChoice: 3 }],
    ['a return on another day', { punctualReturnDateChoice: 5, punctualReturnDate: '2026-12-05', punctualReturnTime: '18:00' }],
    ['a week', weekly],
  ])('is what was asked: %s', async (_what, more) => {
    const asked = filled(more);
    const { id } = await create(asked);
    const { before } = await read(id);
    const names = Object.keys(asked).filter((name) => /^(punctual|regular|proof|given|family|tele|birth|subjectId)/.test(name));
    const kept = names.filter((name) => name === 'regular' || !(asked['regular'] === true && name.startsWith('punctual')));
    expect(Object.fromEntries(kept.map((name) => [name, before[name]]))).toEqual(Object.fromEntries(kept.map((name) => [name, asked[name]])));
  });

  test('untouched, sends nothing, whatever the request', async () => {
    const rows = (await call('GET', '/admin/solidaries?perPage=60')).body['hydra:member'] as { id: number }[];
    const readable = rows.filter(({ id }) => id !== 98);
    expect(readable.length).toBeGreaterThan(10);
    for (const { id } of readable) {
      const { entity, before } = await read(id);
      expect([id, recordToApi(entity, { ...before }, { mode: 'edit', before })]).toEqual([id, {}]);
    }
  });
});

describe('the body of a change', () => {
  test('has of the beneficiary what has changed, and nothing else', async () => {
    const { id } = await create(filled(weekly));
    const { sent } = await edit(id, { telephone: '0600000001', birthDate: '1941-05-03' });
    expect(sent).toEqual({ beneficiary: { telephone: '0600000001', birthDate: '1941-05-03' } });
  });

  test('of a flexible request says all of its journey, and the copy stays flexible', async () => {
    const { id, sent: asked } = await create(filled({ punctualOutwardDateChoice: 2 }));
    const { sent, after } = await edit(id, { telephone: '0600000002' });
    const journey = Object.fromEntries(Object.entries(asked).filter(([name]) => /^(regular|punctual)/.test(name)));
    expect([sent, after['frequency']]).toEqual([{ ...journey, beneficiary: { telephone: '0600000002' } }, 3]);
    expect(after['id']).not.toBe(id);
  });

  test('that changes when, says all of it, of one kind', async () => {
    const { id } = await create(filled());
    const { sent, after } = await edit(id, weekly);
    expect(Object.keys(sent).sort()).toEqual(['regular', 'regularDateChoice', 'regularMaxDate', 'regularMinDate', 'regularSchedules']);
    expect([after['frequency'], after['regularSchedules']]).toEqual([2, weekly.regularSchedules]);
  });

  test('that moves the start of a journey to anywhere says again that it goes anywhere', async () => {
    const { id } = await create(filled({ ...weekly, destinationAny: true }));
    const { sent, after } = await edit(id, { origin: destination, destination: undefined });
    expect([sent['destinationAny'], 'destination' in sent, after['destinationAny']]).toEqual([true, false, true]);
  });

  test('that names a destination says that it is not anywhere any more', async () => {
    const { id } = await create(filled({ ...weekly, destinationAny: true }));
    const { sent, after } = await edit(id, { destinationAny: false, destination });
    expect([sent['destinationAny'], after['destinationAny'], (after['destination'] as RecordData)['addressLocality']]).toEqual([false, false, 'Nancy']);
  });

  test('takes a need away, and the one of one’s own', async () => {
    const { id } = await create(filled({ ...weekly, needIds: configuration.needs.map((need) => need.id), additionalNeed: 'Une marche haute' }));
    const { sent, after } = await edit(id, { needIds: [], additionalNeed: undefined });
    expect([sent, after['needIds'] ?? []]).toEqual([{ needs: [], additionalNeed: null }, []]);
  });

  test('keeps the file that was sent, whatever other answer changes', async () => {
    const { id } = await create(filled(weekly));
    const file = configuration.proofs.find(({ inputType }) => inputType === 'file')!;
    const upload = new FormData();
    upload.append('solidaryId', String(id));
    upload.append('proofId', String(file.id));
    upload.append('file', new File(['%PDF-1.4'], 'carte.pdf'));
    expect((await call('POST', '/admin/proofs', { body: upload })).status).toBe(201);
    const text = configuration.proofs.find(({ inputType }) => inputType === 'checkbox')!;
    const { after } = await edit(id, { [`proof${text.id}`]: false });
    expect([after[`proof${file.id}`], after[`proof${text.id}`]]).toMatchObject([{ originalName: 'carte.pdf' }, false]);
  });

  test('takes no answer back where the platform cannot, and all but those that are mandatory where it can', async () => {
    const { id } = await create(filled(weekly));
    const [mandatory, other] = [true, false].map((isAsked) => configuration.proofs.find((proof) => proof.mandatory === isAsked && proof.inputType !== 'file')!);
    const emptied = { [`proof${mandatory!.id}`]: undefined, [`proof${other!.id}`]: undefined };
    const { body } = await call('GET', `/admin/solidaries/${id}`);
    const sent = (has: () => boolean) => {
      const entity = completedEntity(bodyOf('solidaryRecord'), { configuration, words, record: recordFromApi(bodyOf('solidaryRecord'), body), has });
      const before = recordFromApi(entity, body);
      return recordToApi(entity, { ...before, ...emptied }, { mode: 'edit', before });
    };
    expect([sent(() => true), sent(() => false)]).toEqual([{}, { proofs: [{ id: other!.id, value: null }] }]);
  });
});

test('an address that somebody outside of the operator’s territories has is found before the request is sent, which the database refuses', async () => {
  const boss = await signIn(sandbox, 'superadmin');
  const { body: everybody } = await boss('GET', '/admin/users?perPage=100&page=2');
  const people = everybody['hydra:member'] as RecordData[];
  const { body: listed } = await call('GET', `/admin/users?perPage=100&selected=${people.map(({ id }) => id).join()}`);
  const shown = (listed['hydra:member'] as RecordData[]).map(({ id }) => id);
  const hidden = people.find(({ id }) => !shown.includes(id))!;

  const { config } = readConfig({ apiUrl: 'http://platform.test' }, 'http://platform.test/') as { config: Config };
  const { email: username, password } = sandbox.accounts.find(({ email }) => email === 'solidaire@exemple.fr')!;
  const { api } = await openAccount({ username, password }, config, async (url, init) => sandbox.fetch(new Request(url, init)));
  const check = form().resource.create.duplicateChecks!.find(({ field }) => field === 'email')!;
  const found = await findDuplicates(check, { email: hidden['email'] }, { api, entity: form(), context: WALL_CLOCK, signal: AbortSignal.timeout(5000) });
  const { status } = await call('POST', '/admin/solidaries', { body: recordToApi(form(), filled({ email: hidden['email'] }), { mode: 'create' }) });
  expect([found?.records.map(({ id }) => id), status]).toEqual([[hidden['id']], 500]);
});
