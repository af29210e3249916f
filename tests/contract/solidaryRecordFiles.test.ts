import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { caller, type Call, openSandbox, signIn } from './openSandbox';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);

let sandbox: Sandbox;
let call: Call;

// oxlint-disable-next-line typescript/no-explicit-any
type Json = any;

/** Two proofs that the record's structure asks for: an identity card, and the person's situation. */
let identity: Json;
let situation: Json;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'solidaire');
  const { structureProofs } = (await call('GET', '/admin/structures/1')).body;
  identity = structureProofs.find(({ label }: Json) => label === 'Pièce d’identité');
  situation = structureProofs.find(({ label }: Json) => label === 'Situation');
});
afterAll(() => sandbox.close());

const proofOf = async (definition: Json, id: number): Promise<Json> => (await call('GET', `/admin/solidaries/${id}`)).body.adminproofs.find(({ structureProofId }: Json) => structureProofId === definition.id);
const upload = async (parts: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return call('POST', '/admin/proofs', { body: form });
};
const card = (name = 'Carte nº 1.PNG') => new File([PNG], name, { type: 'text/html' });

/** A new record of a person who has given no proofs yet. */
const newRecord = async (): Promise<number> => {
  const { subjects } = (await call('GET', '/admin/structures/1')).body;
  const place = { addressLocality: 'Lunéville', latitude: 48.5942, longitude: 6.495 };
  const week = { mon: true, tue: false, wed: false, thu: false, fri: false, sat: false, sun: false, outwardTime: '08:00', returnTime: null };
  const when = { regular: true, regularDateChoice: 3, regularMinDate: '2026-12-01', regularMaxDate: '2027-03-01', regularSchedules: [week] };
  const asked = { structure: 1, beneficiary: { givenName: 'Odette', familyName: 'Thévenot', gender: 1 }, adminsubject: (Object.values(subjects)[0] as Json).id, origin: place, destination: place, ...when };
  return (await call('POST', '/admin/solidaries', { body: asked })).body.id;
};

test('a file comes back with its name, its size and the type of its bytes; another of its kind is refused by the database', async () => {
  const id = await newRecord();
  const sent = { solidaryId: String(id), proofId: String(identity.id), file: card() };
  const { status, body } = await upload(sent);
  const proof = await proofOf(identity, id);
  const file = await caller(sandbox)('GET', new URL(proof.fileName).pathname);
  expect([status, Object.keys(body).sort()]).toEqual([201, ['@context', '@id', '@type']]);
  expect(proof).toMatchObject({ originalName: 'Carte nº 1.PNG', fileSize: '7.00B', value: null, file: true });
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'image/png']);

  const again = await upload({ ...sent, file: card('Autre.png') });
  expect([again.status, again.headers.get('Content-Type')]).toEqual([500, expect.stringContaining('text/html')]);
  expect((await proofOf(identity, id)).originalName).toBe('Carte nº 1.PNG');
});

test('a change may name the file that is there, or say nothing of it; without its name the database refuses the whole', async () => {
  const id = await newRecord();
  await upload({ solidaryId: String(id), proofId: String(identity.id), file: card() });
  const kept = (await call('PATCH', `/admin/solidaries/${id}`, { body: { proofs: [{ id: identity.id, value: null, fileName: 'x' }, { id: situation.id, value: 'student' }] } })).body;
  expect(kept.adminproofs.map(({ label, value }: Json) => [label, value])).toEqual([['Pièce d’identité', null], ['Situation', 'Étudiant']]);
  const refused = await call('PATCH', `/admin/solidaries/${id}`, { body: { proofs: [{ id: identity.id, value: null }] } });
  expect([refused.status, await proofOf(identity, id)]).toEqual([500, expect.objectContaining({ originalName: 'Carte nº 1.PNG' })]);
});

test.each([
  ['without a record', { proofId: '102', file: card() }],
  ['of an unknown record', { solidaryId: '99999', proofId: '102', file: card() }],
  ['of an unknown kind', { solidaryId: '1', proofId: '5', file: card() }],
  ['without a file', { solidaryId: '1', proofId: '102' }],
])('an upload %s is an error without words', async (_name, parts: Record<string, string | File>) => {
  expect((await upload(parts)).status).toBe(500);
});
