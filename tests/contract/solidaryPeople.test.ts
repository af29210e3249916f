import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '@/config/Config';
import { readConfig } from '@/config/readConfig';
import { findDuplicates } from '@/engine/form/duplicates/findDuplicates';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { openAccount } from '../../scripts/doctor/openAccount';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { realEntities } from '../support/realEntities';
import { caller, type Call, firstThat, openSandbox, signIn } from './openSandbox';

const BENEFICIARIES = '/admin/solidary_beneficiaries';
const VOLUNTEERS = '/admin/solidary_volunteers';

let sandbox: Sandbox;
/** The calls of an operator of structures 1 and 2. */
let call: Call;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'solidaire');
});
afterAll(() => sandbox.close());

interface Proof {
  label: string;
  value: unknown;
  userStructureId: number;
  status: number;
  selectbox: boolean;
  checkbox: boolean;
  file: boolean;
  fileName: string | null;
}

// oxlint-disable-next-line typescript/no-explicit-any
type Person = any;
const members = async (path: string): Promise<Person[]> => (await call('GET', path)).body['hydra:member'];
const people = async (path: string): Promise<Person[]> => Promise.all((await members(`${path}?perPage=500`)).map(async ({ id }) => (await call('GET', `${path}/${id}`)).body));
const oneWith = async (path: string, fits: (person: Person) => unknown): Promise<Person> => firstThat(call, (await members(`${path}?perPage=500`)).map(({ id }) => `${path}/${id}`), fits);
const patch = async (path: string, id: number, body: object) => call('PATCH', `${path}/${id}`, { body });
const rolesOf = async (userId: number) => (await call('GET', `/admin/users/${userId}`)).body.rolesTerritory.map(({ role }: { role: number }) => role);

describe.each([
  ['beneficiaries', BENEFICIARIES, 300],
  ['volunteers', VOLUNTEERS, 120],
])('%s', (_kind, path, all) => {
  test('are kept to the structures that the caller operates', async () => {
    const { body } = await call('GET', `${path}?perPage=500`);
    const structures = body['hydra:member'].map((person: Person) => person.structures.map(({ id }: { id: number }) => id));
    expect(structures.every((ids: number[]) => ids.includes(1) || ids.includes(2))).toBe(true);
    expect(body['hydra:totalItems']).toBeLessThan(all);
    expect(body['hydra:totalItems']).toBeGreaterThan(5);
  });

  test('are nobody for who operates nothing, and refused without the right', async () => {
    const { body } = await (await signIn(sandbox, 'admin.solidaire'))('GET', path);
    const refused = await (await signIn(sandbox, 'superadmin'))('GET', path);
    expect([body['hydra:totalItems'], refused.status, refused.body['hydra:description']]).toEqual([0, 400, 'Access Denied.']);
  });

  test('are paged, sorted and found by a part of their names', async () => {
    const [first] = await members(`${path}?order[familyName]=asc&perPage=1`);
    const found = await members(`${path}?familyName=${encodeURIComponent(first.familyName.slice(1, 4).toUpperCase())}&perPage=500`);
    expect(found.map(({ id }) => id)).toContain(first.id);
    expect((await members(`${path}?page=2&perPage=3`)).length).toBe(3);
  });

  test('have an item for any structure, with its nulls, and an unknown one is an error without words', async () => {
    const [{ id }] = await members(path);
    const other = await call('GET', `${path}/${all}`);
    const unknown = await call('GET', `${path}/99999`);
    expect((await call('GET', `${path}/${id}`)).body).toHaveProperty('avatar');
    expect([other.status, unknown.status]).toEqual([200, 500]);
  });

  test('are neither created, replaced nor deleted', async () => {
    const statuses = [await call('POST', path, { body: {} }), await call('PUT', `${path}/1`, { body: {} }), await call('DELETE', `${path}/1`)].map(({ status }) => status);
    expect(statuses).toEqual([405, 405, 405]);
  });
});

describe('a beneficiary', () => {
  test('shows in the list who they are and where they stand in each structure, without the number to judge them by', async () => {
    const [row] = await members(BENEFICIARIES);
    expect(Object.keys(row).sort()).toEqual(['@id', '@type', 'email', 'familyName', 'gender', 'givenName', 'id', 'structures', 'telephone']);
    expect(Object.keys(row.structures[0]).sort()).toEqual(['id', 'name', 'status']);
  });

  test('is found by the whole of a telephone only', async () => {
    const { telephone, id } = (await members(`${BENEFICIARIES}?perPage=500`)).find((person) => person.telephone);
    expect((await members(`${BENEFICIARIES}?telephone=${telephone}`)).map((person) => person.id)).toContain(id);
    expect(await members(`${BENEFICIARIES}?telephone=${telephone.slice(0, 6)}`)).toEqual([]);
  });

  test('without an e-mail has a sub-address of their structure, in their account too', async () => {
    const person = await oneWith(BENEFICIARIES, ({ email }) => email?.includes('+'));
    const account = await call('GET', `/admin/users/${person.userId}`);
    expect(person.email).toMatch(/^structure\d+\+[a-z]+\d+@exemple\.fr$/);
    expect(account.body.email).toBe(person.email);
  });

  test('has proofs with yes or no, the label of a choice or, of the first one, its value, and the address of a file', async () => {
    const proofs: Proof[] = (await people(BENEFICIARIES)).flatMap((person) => person.proofs);
    const situations = new Set(proofs.filter(({ selectbox }) => selectbox).map(({ value }) => value));
    const file = proofs.find((proof) => proof.file);
    expect(proofs.filter(({ checkbox }) => checkbox).every(({ value }) => typeof value === 'boolean')).toBe(true);
    expect([situations.has('retired'), situations.has('Salarié'), situations.has('Retraité')]).toEqual([true, true, false]);
    expect((await caller(sandbox)('GET', new URL(file?.fileName ?? '').pathname)).status).toBe(200);
    expect(proofs[0]).toMatchObject({ proofId: expect.any(Number), structureProofId: expect.any(Number), structure: expect.any(String) });
  });

  test('has a diary, newest first, whose progressions are texts', async () => {
    const { diaries } = await oneWith(BENEFICIARIES, (person) => person.diaries.length > 2);
    const dates = diaries.map(({ date }: { date: string }) => date);
    expect(dates.every((date: string, index: number) => index === 0 || date <= dates[index - 1])).toBe(true);
    expect(diaries[0]).toMatchObject({ progression: expect.stringMatching(/^\d+\.00$/), action: expect.stringMatching(/^solidary_/) });
    expect(diaries[0]).toMatchObject({ solidary: expect.any(Number), origin: { addressLocality: expect.any(String) }, destination: { latitude: expect.any(String) } });
  });

  test('has what was just done for a request of theirs', async () => {
    const { id, userId, diaries } = await oneWith(BENEFICIARIES, (person) => person.diaries.length > 0 && person.structures.length === 1);
    const [{ solidary }] = diaries;
    await call('PATCH', `/admin/solidaries/${solidary}`, { body: { animation: { action: 90, user: userId, comment: 'Rappelée' } } });
    const { body } = await call('GET', `${BENEFICIARIES}/${id}`);
    expect(body.diaries[0]).toMatchObject({ action: 'solidary_free', comment: 'Rappelée', solidary, authorFamilyName: 'Benali' });
  });

  test('is changed with their account; what is null clears nothing, what is dropped changes nothing', async () => {
    const { id, userId, familyName } = await oneWith(BENEFICIARIES, ({ telephone, homeAddress }) => telephone && homeAddress);
    const { body } = await patch(BENEFICIARIES, id, { givenName: 'Yvonne', familyName: null, diaries: [], proofs: [], structures: [] });
    const account = await call('GET', `/admin/users/${userId}`);
    expect([body.givenName, body.familyName, account.body.givenName]).toEqual(['Yvonne', familyName, 'Yvonne']);
    expect(body.structures.length).toBeGreaterThan(0);
  });

  test('with the address of somebody else is refused by the database; it is found before by our look for it, that of their own account is not', async () => {
    const { config } = readConfig({ apiUrl: 'http://platform.test' }, 'http://platform.test/') as { config: Config };
    const { email: username, password } = sandbox.accounts.find(({ email }) => email === 'solidaire@exemple.fr')!;
    const { api } = await openAccount({ username, password }, config, async (url, init) => sandbox.fetch(new Request(url, init)));
    const person = await oneWith(BENEFICIARIES, ({ email }) => email);
    const { status } = await patch(BENEFICIARIES, person.id, { email: 'export@exemple.fr' });
    const { body } = await call('GET', `${BENEFICIARIES}/${person.id}`);
    const [entity] = realEntities.filter(({ resource }) => resource.name === 'beneficiary');
    const [check] = entity?.resource.update.duplicateChecks ?? [];
    const look = async (email: unknown) => entity && check && findDuplicates(check, { ...person, email }, { api, entity, context: WALL_CLOCK, signal: AbortSignal.timeout(5000) });
    const [taken, own] = [await look('Export@exemple.fr'), await look(person.email)];
    expect([status, body.email, taken?.records.map(({ id }) => id), own]).toEqual([500, person.email, [7], undefined]);
  });

  test('keeps having no address: only one that is there is changed', async () => {
    const [homeless, housed] = [await oneWith(BENEFICIARIES, ({ homeAddress }) => !homeAddress), await oneWith(BENEFICIARIES, ({ homeAddress }) => homeAddress)];
    const homeAddress = { streetAddress: '3 rue des Carmes', addressLocality: 'Toul', latitude: '48.675200', longitude: '5.891700' };
    const answers = await Promise.all([homeless, housed].map(async ({ id }) => (await patch(BENEFICIARIES, id, { homeAddress })).body));
    expect(answers.map((answer) => answer.homeAddress?.addressLocality)).toEqual([undefined, 'Toul']);
  });

  test('is refused, then accepted, by the number of their candidacy, and their role follows; the rest of the body is ignored', async () => {
    const { id, userId, givenName, proofs } = await oneWith(BENEFICIARIES, (person) => person.proofs.length > 0 && person.structures.length === 1);
    const decide = async (validate: boolean) => (await patch(BENEFICIARIES, id, { validation: { id: proofs[0].userStructureId, validate }, givenName: 'Personne' })).body;
    const accepted = await decide(true);
    const during = await rolesOf(userId);
    const refused = await decide(false);
    expect([accepted.structures[0].status, refused.structures[0].status, refused.givenName]).toEqual([1, 2, givenName]);
    expect([during.includes(12), (await rolesOf(userId)).includes(12)]).toEqual([true, false]);
  });

  test('of an unknown candidacy is an error', async () => {
    expect((await patch(BENEFICIARIES, 1, { validation: { id: 5, validate: true } })).status).toBe(500);
  });
});

describe('a volunteer', () => {
  test('shows in the list when they drive, and the number to judge them by', async () => {
    const [row] = await members(VOLUNTEERS);
    expect(row).toHaveProperty('mMon');
    expect(row).not.toHaveProperty('telephone');
    expect(Object.keys(row.structures[0]).sort()).toEqual(['id', 'name', 'status', 'userStructureId']);
  });

  test('has no diary, and proofs without their numbers', async () => {
    const { diaries, proofs } = await oneWith(VOLUNTEERS, (person) => person.proofs.length > 0);
    expect(diaries).toEqual([]);
    expect(proofs[0]).not.toHaveProperty('structureProofId');
  });

  test('is changed in when they drive, and in nothing else', async () => {
    const { id, givenName, maxDistance } = await oneWith(VOLUNTEERS, ({ maxDistance: distance }) => distance);
    const { body } = await patch(VOLUNTEERS, id, { mMon: true, eSun: false, mMinTime: '1970-01-01T07:30:00+00:00', givenName: 'Personne', maxDistance: 1, telephone: '0600000000' });
    expect(body).toMatchObject({ mMon: true, eSun: false, givenName, maxDistance });
    expect((await call('GET', `${VOLUNTEERS}/${id}`)).body.mMinTime).toBe('1970-01-01T07:30:00+00:00');
  });

  test('whose time is emptied drives from the hour it is, and an emptied flag is an error', async () => {
    const [{ id }] = await members(VOLUNTEERS);
    const { body } = await patch(VOLUNTEERS, id, { mMinTime: null });
    expect(body.mMinTime.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
    expect((await patch(VOLUNTEERS, id, { mMon: null })).status).toBe(500);
    expect((await patch(VOLUNTEERS, id, { mMinTime: 'matin' })).status).toBe(500);
  });

  test('is accepted in the same body as their week', async () => {
    const { id, userId, structures } = await oneWith(VOLUNTEERS, (person) => person.structures[0].status === 0);
    const { body } = await patch(VOLUNTEERS, id, { aTue: true, validation: { id: structures[0].userStructureId, validate: true } });
    expect([body.aTue, body.structures[0].status, (await rolesOf(userId)).includes(11)]).toEqual([true, 1, true]);
  });

  test('is accepted by a call that fails once everything is written, where a request of the structure can no longer be shown', async () => {
    const isCandidate = (person: Person) => person.structures[0].status !== 1 && person.structures[0].id <= 2;
    const { id, structures } = await oneWith(VOLUNTEERS, isCandidate);
    const addresses = (await members('/admin/solidaries?progression=100&perPage=500')).map((row) => `/admin/solidaries/${row.id}`);
    const record = await firstThat(call, addresses, (one) => one.adminstructureId === structures[0].id && one.admincarpools.outward.length > 0);
    const [{ matchingId, carpoolerId }] = record.admincarpools.outward;
    await patch('/admin/solidaries', record.id, { solution: { matching: matchingId, carpooler: carpoolerId } });
    const { status } = await patch(VOLUNTEERS, id, { validation: { id: structures[0].userStructureId, validate: true } });
    const after = await call('GET', `${VOLUNTEERS}/${id}`);
    expect([status, after.status, after.body.structures[0].status]).toEqual([500, 200, 1]);
  });
});

test('a structure to which somebody is attached is not removable', async () => {
  const { body } = await call('GET', '/admin/structures/1');
  expect(body.removable).toBe(false);
});
