import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import type { Delivery } from '../../scripts/sandbox/World';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;
const deliveries: Delivery[] = [];

beforeAll(async () => {
  sandbox = await openSandbox({ mountedAt: '/api', onDelivery: (delivery) => deliveries.push(delivery) });
  call = await signIn(sandbox, 'admin');
});
afterAll(() => sandbox.close());

/** People with the wanted proofs, whom no other test has touched, and without a kit, whose partner would have to be told. */
const touched = new Set<number>();
const hasKit = ({ rezoKit }: Answer) => rezoKit === true;
async function somebody(query: string, suits: (user: Answer) => boolean = () => true, among = (user: Answer) => !hasKit(user)): Promise<Answer> {
  const { body } = await call('GET', `/admin/users?${query}&perPage=500`);
  const found = body['hydra:member'].find((user: Answer) => !touched.has(user.id) && among(user) && suits(user));
  touched.add(found.id);
  return (await call('GET', `/admin/users/${found.id}`)).body;
}
type Answer = Record<string, unknown> & { id: number; identityProofs: Proof[] };
type Proof = Record<string, unknown> & { id: number; status: number; fileName: string };

const fileOf = async (url: string) => sandbox.fetch(new Request(url.replace('/api/', '/')));

describe('proofs inside a user (contract users.identity)', () => {
  test('a pending one has the address of its file in the item, which is served without a token', async () => {
    const { identityProofs } = await somebody('identityStatus=1', (user) => user.identityProofs[0]?.mimeType === 'image/png');
    const [proof] = identityProofs;
    const file = await fileOf(proof?.fileName ?? '');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(proof?.fileName).toMatch(/^http:\/\/platform\.test\/api\/upload\/identityproofs\/.+\.png$/);
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect([bytes.subarray(1, 4).toString(), bytes.length]).toEqual(['PNG', proof?.size]);
    expect(proof?.fileSize).toMatch(/^\d+\.\d\d KB$/);
  });

  test('a pending page is a PDF', async () => {
    const { identityProofs } = await somebody('identityStatus=1', (user) => user.identityProofs[0]?.mimeType === 'application/pdf');
    const file = await fileOf(identityProofs[0]?.fileName ?? '');
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    expect(file.headers.get('Content-Type')).toBe('application/pdf');
  });

  test('a decided one has no file any more, and says who decided', async () => {
    const { identityProofs } = await somebody('identityStatus=3');
    expect(identityProofs[0]).toMatchObject({ status: 3, fileName: null, refusedDate: expect.any(String), validator: expect.any(String) });
  });

  test('the list and plain JSON keep the bare name', async () => {
    const { id } = await somebody('identityStatus=1');
    const list = await call('GET', `/admin/users?id=${id}`);
    const plain = await call('GET', `/admin/users/${id}`, { accept: 'application/json' });
    expect(list.body['hydra:member'][0].identityProofs[0].fileName).toMatch(/^\d+-/);
    expect(plain.body.identityProofs[0].fileName).toMatch(/^\d+-/);
  });

  test('the newest comes first, and its status is that of the person', async () => {
    const user = await somebody('identityStatus[]=2&identityStatus[]=3&identityStatus[]=1', ({ identityProofs }) => identityProofs.length > 1);
    const [last, before] = user.identityProofs;
    expect(last?.status).toBe(user.identityStatus);
    expect(String(last?.createdDate) > String(before?.createdDate)).toBe(true);
  });

  test('whether the identity is verified reads as unknown for everybody: the status says it', async () => {
    const { body: list } = await call('GET', '/admin/users?perPage=500');
    expect(new Set(list['hydra:member'].map(({ verifiedIdentity }: { verifiedIdentity: unknown }) => verifiedIdentity))).toEqual(new Set([null]));
  });
});

describe('deciding on a proof', () => {
  test.each([
    [true, { status: 2, acceptedDate: expect.any(String) }],
    [false, { status: 3, refusedDate: expect.any(String) }],
  ])('%s decides, tells the person, and the file goes', async (validate, expected) => {
    const user = await somebody('identityStatus=1');
    const [proof] = user.identityProofs;
    const { status, body } = await call('PATCH', `/admin/identity_proofs/${proof?.id}`, { body: { validate } });
    const { body: after } = await call('GET', `/admin/users/${user.id}`);
    const file = await fileOf(proof?.fileName ?? '');
    expect([status, body]).toEqual([200, expect.objectContaining({ '@type': 'IdentityProof', id: proof?.id, validator: 'Hélène F.', ...expected })]);
    expect(body.fileName).toMatch(/^\d+-/);
    expect([after.identityStatus, after.identityProofs[0].status, after.identityProofs[0].fileName]).toEqual([expected.status, expected.status, null]);
    expect(file.status).toBe(400);
    expect(deliveries).toContainEqual({ channel: 'email', to: user.email, subject: expect.any(String) });
  });

  test('a body that decides nothing changes nothing', async () => {
    const { identityProofs } = await somebody('identityStatus=1');
    const { status, body } = await call('PATCH', `/admin/identity_proofs/${identityProofs[0]?.id}`, { body: {} });
    expect([status, body.status]).toEqual([200, 1]);
  });

  test('a second decision, or one on nothing, fails without a word', async () => {
    const { identityProofs } = await somebody('identityStatus=2');
    const decided = await call('PATCH', `/admin/identity_proofs/${identityProofs[0]?.id}`, { body: { validate: true } });
    const missing = await call('PATCH', '/admin/identity_proofs/1', { body: { validate: true } });
    expect([decided.status, missing.status]).toEqual([500, 400]);
    expect([decided, missing].map(({ body }) => body['hydra:description'])).toEqual(['Internal Server Error', 'Not Found']);
  });

  test('a decision is true or false', async () => {
    const { identityProofs } = await somebody('identityStatus=1');
    const { status, body } = await call('PATCH', `/admin/identity_proofs/${identityProofs[0]?.id}`, { body: { validate: 1 } });
    expect([status, body['hydra:description']]).toEqual([400, 'The type of the "validate" attribute must be "bool", "integer" given.']);
  });

  test('it asks the right to change the person', async () => {
    const { identityProofs } = await somebody('identityStatus=1');
    const manager = await signIn(sandbox, 'communaute');
    const { body } = await manager('PATCH', `/admin/identity_proofs/${identityProofs[0]?.id}`, { body: { validate: true } });
    expect(body['hydra:description']).toBe('Access Denied.');
  });
});

describe('a partner that is told and cannot be reached', () => {
  test('makes an error of an acceptance that is stored, for who has their kit', async () => {
    const user = await somebody('identityStatus=1', () => true, hasKit);
    const { status } = await call('PATCH', `/admin/identity_proofs/${user.identityProofs[0]?.id}`, { body: { validate: true } });
    const { body: after } = await call('GET', `/admin/users/${user.id}`);
    expect([status, after.identityStatus]).toEqual([500, 2]);
  });

  test('does the same when somebody is vouched for, and has nothing to do with refusals', async () => {
    const user = await somebody('identityStatus=1', () => true, hasKit);
    const refused = await call('PATCH', `/admin/identity_proofs/${user.identityProofs[0]?.id}`, { body: { validate: false } });
    const vouched = await call('POST', '/admin/identity_proofs', { body: { user: `/users/${user.id}` } });
    const { body: after } = await call('GET', `/admin/users/${user.id}`);
    expect([refused.status, vouched.status, after.identityStatus]).toEqual([200, 500, 2]);
  });
});

test('somebody who has sent a second proof while one waited is said to have cancelled, and the second one waits', async () => {
  const user = await somebody('identityStatus=4', ({ identityProofs }) => identityProofs[0]?.status === 1);
  expect(user.identityProofs.map(({ status }) => status)).toEqual([1, 4]);
});

describe('vouching for somebody', () => {
  test('records an accepted proof without a file', async () => {
    const { id } = await somebody('identityStatus=3');
    const { status, body } = await call('POST', '/admin/identity_proofs', { body: { user: `/users/${id}` } });
    const { body: after } = await call('GET', `/admin/users/${id}`);
    expect([status, body]).toEqual([201, expect.objectContaining({ status: 2, acceptedDate: expect.any(String), validator: 'Hélène F.' })]);
    expect(body).not.toHaveProperty('fileName');
    expect([after.identityStatus, after.identityProofs[0].id]).toEqual([2, body.id]);
  });

  test('fails without a word for somebody who has an accepted proof', async () => {
    const { id } = await somebody('identityStatus=2', ({ identityProofs }) => identityProofs.length > 0);
    const { status } = await call('POST', '/admin/identity_proofs', { body: { user: `/users/${id}` } });
    expect(status).toBe(500);
  });

  test('the person is named by an address', async () => {
    const post = async (user: unknown) => (await call('POST', '/admin/identity_proofs', { body: { user } })).body;
    expect((await call('POST', '/admin/identity_proofs', { body: {} })).body.violations[0].propertyPath).toBe('user');
    expect((await post(12))['hydra:description']).toBe('Expected IRI or document for resource "User", "integer" given.');
    expect((await post('12'))['hydra:description']).toBe('Invalid IRI "12".');
    expect((await post('/users/999999'))['hydra:description']).toBe('Item not found for "/users/999999".');
  });

  test('the proofs of a list can be filtered by the status of any of them', async () => {
    const { body } = await call('GET', '/admin/users?identityProofStatus[]=3&perPage=500');
    const statuses = body['hydra:member'].map((user: Answer) => user.identityProofs.map(({ status }) => status));
    expect(statuses.length).toBeGreaterThan(0);
    for (const held of statuses) expect(held).toContain(3);
  });
});
