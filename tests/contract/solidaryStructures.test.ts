import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
/** Administers every structure, and operates none. */
let call: Call;
/** Operates structures 1 and 2. */
let operator: Call;
/** Is made the operator of the others, since nobody else reads them. */
let reader: Call;
const READER = 3;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'admin.solidaire');
  operator = await signIn(sandbox, 'solidaire');
  for (let id = 3; id <= 12; id += 1) await patch(id, { operators: [{ id: READER }] });
  reader = await signIn(sandbox, 'communaute');
});
afterAll(() => sandbox.close());

const windows = {
  mMinTime: '1970-01-01T06:00:00+00:00',
  mMaxTime: '1970-01-01T12:00:00+00:00',
  aMinTime: '1970-01-01T12:00:00+00:00',
  aMaxTime: '1970-01-01T18:00:00+00:00',
  eMinTime: '1970-01-01T18:00:00+00:00',
  eMaxTime: '1970-01-01T23:00:00+00:00',
};
const proof = { type: 1, position: 0, activated: true, label: 'Pièce d’identité', file: true };
const create = async (body: object) => call('POST', '/admin/structures', { body: { name: 'Entraide du Saintois', ...windows, ...body } });
const read = async (id: number) => (await (id < 3 ? operator : reader)('GET', `/admin/structures/${id}`)).body;
const patch = async (id: number, body: object) => call('PATCH', `/admin/structures/${id}`, { body });
const listOf = (value: object): { id: number; label: string; removable: boolean }[] => Object.values(value);

describe('the list of structures (contract structures.calls)', () => {
  test('comes whole whatever page, size, order or name is asked', async () => {
    const { body } = await call('GET', '/admin/structures?page=3&perPage=2&order[name]=desc&name=Nancy');
    expect(body['hydra:member'].length).toBe(body['hydra:totalItems']);
    expect(body['hydra:member'].length).toBeGreaterThanOrEqual(12);
  });

  test('has six fields a row, their nulls kept', async () => {
    const { body } = await call('GET', '/admin/structures');
    const row = body['hydra:member'].find(({ id }: { id: number }) => id === 6);
    expect(row).toEqual({ '@id': '/structures/6', '@type': 'Structure', id: 6, name: "Pays d'Auray Transport", telephone: null, mode: 0, signature: null, solidaryTransport: true });
  });
});

describe('a structure', () => {
  test('is read whole by who operates it, its nulls dropped', async () => {
    const { status, body } = await operator('GET', '/admin/structures/1');
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'structure1@exemple.fr', mMinTime: '1970-01-01T06:00:00+00:00', mMon: true, beneficiaryAutoApproval: true, removable: false });
    expect(body.territories).toEqual([expect.objectContaining({ id: expect.any(Number), name: 'Meurthe-et-Moselle' })]);
    expect(body.operators).toEqual([{ id: 4, givenName: 'Aïcha', familyName: 'Benali', email: 'solidaire@exemple.fr', operatorDate: expect.stringMatching(/\+00:00$/) }]);
    expect(await read(3)).not.toHaveProperty('signature');
  });

  test('is as if it were not there for who does not operate it, whoever manages them all included; administrators lack the right', async () => {
    const admin = await signIn(sandbox, 'admin');
    const refusalOf = async (asking: Call) => (await asking('GET', '/admin/structures/3')).body['hydra:description'];
    expect([await refusalOf(operator), await refusalOf(call), await refusalOf(admin)]).toEqual(['Not Found', 'Not Found', 'Access Denied.']);
  });

  test('is changed by any operator, although they may not read it', async () => {
    expect((await operator('PATCH', '/admin/structures/3', { body: { telephone: '03 83 39 03 01' } })).status).toBe(200);
  });

  test('without an operator has no list of them once it is read, and an empty one when it was just made', async () => {
    const { body: created } = await create({});
    const { body: changed } = await patch(created.id, { telephone: '1' });
    expect(created.operators).toEqual([]);
    expect(changed).not.toHaveProperty('operators');
  });

  test('sends its subjects as an object when somebody wrote one for themselves', async () => {
    const [one, two] = [await read(1), await read(2)];
    expect([Array.isArray(one.subjects), Array.isArray(two.subjects)]).toEqual([false, true]);
    expect(Object.keys(one.subjects)).not.toContain('1');
    expect(listOf(one.subjects).map(({ label }) => label)).not.toContain('Mariage de ma nièce');
  });

  test('is created with its lists, its proofs in one of both types, and deleted', async () => {
    const body = { subjects: [{ label: 'Formation' }], needs: [{ label: 'Siège', labelVolunteer: 'J’ai un siège' }], structureProofs: [proof, { ...proof, type: 2, label: 'Permis' }], structureProofsRequester: [{ ...proof, label: 'Ignorée' }], territories: [1, 2], operators: [{ id: 40 }, { id: String(READER) }] };
    const { status, body: created } = await create(body);
    const found = await read(created.id);
    const deleted = await call('DELETE', `/admin/structures/${created.id}`);
    expect([status, deleted.status]).toEqual([201, 204]);
    expect(found).toMatchObject({ solidaryTransport: true, subjects: [{ id: expect.any(Number), label: 'Formation', removable: true }], needs: [{ label: 'Siège', labelVolunteer: 'J’ai un siège' }], removable: true });
    expect(found.structureProofs.map(({ type, label, file }: typeof proof) => [type, label, file])).toEqual([[1, 'Pièce d’identité', true], [2, 'Permis', true]]);
    expect(found.territories.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
    expect(found.operators.map(({ id }: { id: number }) => id)).toEqual([40, READER]);
  });

  test('is refused without a name in words, without one of its six times in none', async () => {
    const nameless = await create({ name: '' });
    const { mMinTime: _mMinTime, ...rest } = windows;
    const timeless = await call('POST', '/admin/structures', { body: { name: 'Entraide', ...rest } });
    expect([nameless.status, nameless.body.violations[0].propertyPath]).toEqual([400, 'name']);
    expect(timeless.status).toBe(500);
    expect(timeless.body).not.toContain('mMinTime');
  });

  test.each([
    ['solidaryTransport', 1],
    ['solidaryTransport', null],
    ['mode', true],
    ['mode', null],
    ['mMinTime', null],
    ['mMinTime', 'matin'],
    ['mMon', 1],
    ['territories', [99_999]],
    ['operators', [{ id: 99_999_999 }]],
    ['mMinRangeTime', null],
    ['mMon', null],
    ['beneficiaryAutoApproval', null],
  ])('refuses %s as %j', async (field, value) => {
    expect((await patch(5, { [field]: value })).status).toBe(400);
  });

  test.each([[[12]], [[{ id: 'douze' }]], [[{}]]])('breaks on operators as %j', async (operators) => {
    expect((await patch(5, { operators })).status).toBe(500);
  });

  test('keeps the clock of its times whatever day and zone they come with, and answers a write as it was sent', async () => {
    const sent = '2026-07-14T07:45:00+02:00';
    const { body } = await patch(7, { mMinTime: sent, mMinRangeTime: '05:15' });
    const { mMinTime, mMinRangeTime } = await read(7);
    expect(body.mMinTime).toMatch(/^2026-07-14T07:45/);
    expect([mMinTime, mMinRangeTime]).toEqual(['1970-01-01T07:45:00+00:00', '1970-01-01T05:15:00+00:00']);
  });
});

describe('the lists inside a structure (contract structures.lists)', () => {
  test('a subject is changed by its number, created without one, and left alone when the list is not sent', async () => {
    const [first, ...others] = listOf((await read(2)).subjects);
    await patch(2, { telephone: '03 29 82 16 41' });
    const { body } = await patch(2, { subjects: [{ id: first!.id, label: 'Rendez-vous' }, ...others, { label: 'Nouveau' }] });
    expect(listOf(body.subjects).map(({ label }) => label)).toEqual(['Rendez-vous', ...others.map(({ label }) => label), 'Nouveau']);
  });

  test.each([[null], ['12']])('one with %j for a number is passed over', async (id) => {
    const before = listOf((await read(8)).needs);
    const { body } = await patch(8, { needs: [...before, { id, label: 'Jamais' }] });
    expect(body.needs).toEqual(before);
  });

  test('a number in a text keeps what it names as it is', async () => {
    const [need] = listOf((await read(9)).needs);
    const { body } = await patch(9, { needs: [{ id: String(need!.id), label: 'Autre' }] });
    expect(body.needs).toEqual([need]);
  });

  test('a need without words for volunteers is said to them as to the others', async () => {
    const [need] = listOf((await read(6)).needs);
    const { body } = await patch(6, { needs: [{ id: need!.id, label: 'Fauteuil' }] });
    expect(body.needs).toMatchObject([{ label: 'Fauteuil', labelVolunteer: 'Fauteuil' }]);
  });

  test('a subject is never removed, in use or not: nothing of the change is written', async () => {
    const before = listOf((await read(5)).subjects);
    const [used, unused] = [before.filter(({ removable }) => removable), before.filter(({ removable }) => !removable)];
    const statuses = [(await patch(5, { name: 'Changée', subjects: used })).status, (await patch(5, { name: 'Changée', subjects: unused })).status];
    expect([statuses, (await read(5)).name]).toEqual([[500, 500], "Familles rurales d'Ille-et-Vilaine"]);
  });

  test('the proofs of each type are replaced by their own list, and the mixed one is ignored', async () => {
    const volunteers = (await read(10)).structureProofs.filter(({ type }: typeof proof) => type === 2);
    const { body } = await patch(10, { structureProofs: [], structureProofsRequester: [proof] });
    expect(new Set(body.structureProofs.map(({ label }: typeof proof) => label))).toEqual(new Set(['Pièce d’identité', ...volunteers.map(({ label }: typeof proof) => label)]));
  });

  test('choices are kept for lists and radios only, and the first kind of input wins', async () => {
    const choices = { options: 'Un;Deux', acceptedValues: '1;2' };
    const proofs = [{ ...proof, file: false, radio: true, selectbox: true, ...choices }, { ...proof, position: 1, ...choices }];
    const { body } = await patch(11, { structureProofsRequester: proofs, structureProofsVolunteer: [] });
    expect(body.structureProofs).toMatchObject([{ radio: true, selectbox: false, options: 'Un;Deux' }, { file: true }]);
    expect(body.structureProofs[1]).not.toHaveProperty('options');
  });

  test('answers to writes sort proofs by position as text, reads as numbers', async () => {
    const proofs = Array.from({ length: 11 }, (_, position) => ({ ...proof, position, label: `n° ${position}` }));
    const { body } = await patch(12, { structureProofsRequester: proofs, structureProofsVolunteer: [] });
    const positions = (list: { position: number }[]) => list.map(({ position }) => position);
    expect(positions(body.structureProofs).slice(0, 3)).toEqual([0, 1, 10]);
    expect(positions((await read(12)).structureProofs).slice(0, 3)).toEqual([0, 1, 2]);
  });

  test('an operator gains the role with the structure, and loses it with the last one', async () => {
    const rolesOf = async () => (await call('GET', '/admin/users/60')).body.rolesTerritory.map(({ role }: { role: number }) => role);
    await patch(4, { operators: [{ id: 60 }] });
    const during = await rolesOf();
    await patch(4, { operators: [] });
    expect([during.includes(10), (await rolesOf()).includes(10)]).toEqual([true, false]);
  });
});

describe('a structure that goes (contract structures.delete)', () => {
  test('takes its requests, the links of its people and its relay points along', async () => {
    const admin = await signIn(sandbox, 'admin');
    const total = async (asking: Call, path: string) => (await asking('GET', path)).body['hydra:totalItems'];
    const { body: points } = await admin('GET', '/admin/relaypoints?perPage=500');
    const { structureId } = points['hydra:member'].find((point: { structureId: number | null }) => point.structureId !== null);
    await patch(structureId, { operators: [{ id: 4 }] });
    const lists = ['/admin/solidaries', '/admin/solidary_beneficiaries', '/admin/solidary_volunteers'];
    const counts = () => Promise.all(lists.map((path) => total(operator, path)));
    const before = await counts();
    const { status } = await call('DELETE', `/admin/structures/${structureId}`);
    const after = await counts();
    expect(status).toBe(204);
    for (const [index, count] of after.entries()) expect(count).toBeLessThan(before[index] ?? 0);
    expect(await total(admin, '/admin/relaypoints')).toBeLessThan(points['hydra:totalItems']);
  });

});
