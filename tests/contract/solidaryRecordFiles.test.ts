import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { caller, type Call, openSandbox, signIn } from './openSandbox';

const RECORD = '/admin/solidaries/1';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);

let sandbox: Sandbox;
let call: Call;

// oxlint-disable-next-line typescript/no-explicit-any
type Json = any;

/** Of the structure of the record: an identity card, and where one stands. */
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

const proofOf = async (definition: Json): Promise<Json> => (await call('GET', RECORD)).body.adminproofs.find(({ structureProofId }: Json) => structureProofId === definition.id);
const upload = async (parts: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return call('POST', '/admin/proofs', { body: form });
};
const card = (name = 'Carte nº 1.PNG') => new File([PNG], name, { type: 'text/html' });

test('a file replaces the one of its kind, and comes back with its name, its size and the type of its bytes', async () => {
  const { status, body } = await upload({ solidaryId: '1', proofId: String(identity.id), file: card() });
  const proof = await proofOf(identity);
  const file = await caller(sandbox)('GET', new URL(proof.fileName).pathname);
  expect([status, Object.keys(body).sort()]).toEqual([201, ['@context', '@id', '@type']]);
  expect(proof).toMatchObject({ originalName: 'Carte nº 1.PNG', fileSize: '0.01kB', value: null, file: true });
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'image/png']);
});

test('a file without its name in a change is gone, one with its name stays, and what is not sent is left alone', async () => {
  const kept = (await call('PATCH', RECORD, { body: { proofs: [{ id: identity.id, value: null, fileName: 'x' }, { id: situation.id, value: 'student' }] } })).body;
  const gone = (await call('PATCH', `/admin/solidaries/${kept.id}`, { body: { proofs: [{ id: identity.id, value: null }] } })).body;
  const labels = [kept, gone].map(({ adminproofs }) => adminproofs.map(({ label }: Json) => label));
  expect(labels.map((all) => [all.includes('Pièce d’identité'), all.includes('Situation')])).toEqual([[true, true], [false, true]]);
  expect(gone.adminproofs.find(({ label }: Json) => label === 'Situation').value).toBe('Étudiant');
});

test.each([
  ['without a record', { proofId: '102', file: card() }],
  ['of an unknown record', { solidaryId: '99999', proofId: '102', file: card() }],
  ['of an unknown kind', { solidaryId: '1', proofId: '5', file: card() }],
  ['without a file', { solidaryId: '1', proofId: '102' }],
])('an upload %s is an error without words', async (_name, parts: Record<string, string | File>) => {
  expect((await upload(parts)).status).toBe(500);
});
