import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
/** The calls of an administrator of all structures who operates none. */
let call: Call;
/** The calls of an operator of structures 1 and 2. */
let operator: Call;
/** The calls of an account that becomes the operator of the other structures, because nobody else can read them. */
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

describe('a structure', () => {
  test('is read whole by who operates it, its nulls dropped', async () => {
    const { status, body } = await operator('GET', '/admin/structures/1');
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'structure1@exemple.fr', mMinTime: '1970-01-01T06:00:00+00:00', mMon: true, beneficiaryAutoApproval: true, removable: false });
    expect(body.territories).toEqual([expect.objectContaining({ id: expect.any(Number), name: 'Meurthe-et-Moselle' })]);
    expect(body.operators).toEqual([{ id: 4, givenName: 'Aïcha', familyName: 'Benali', email: 'solidaire@exemple.fr', operatorDate: expect.stringMatching(/\+00:00$/) }]);
    expect(await read(3)).not.toHaveProperty('signature');
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
});

describe('the lists inside a structure (contract structures.lists)', () => {
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
