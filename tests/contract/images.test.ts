import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, openSandbox, signIn } from './openSandbox';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]);
let sandbox: Sandbox;
let call: Call;

beforeAll(async () => {
  sandbox = await openSandbox({ mountedAt: '/api' });
  call = await signIn(sandbox, 'superadmin');
});
afterAll(() => sandbox.close());

function multipart(texts: Record<string, string>, name: string, bytes: Uint8Array): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(texts)) data.set(key, value);
  data.set(name, new Blob([new Uint8Array(bytes)]), 'image.png');
  return data;
}

test('an image of any size is kept, served and shown on its owner', async () => {
  const { status, body } = await call('POST', '/admin/images', {
    body: multipart({ editorialId: '2', position: '1' }, 'editorialFile', PNG),
  });
  const { body: editorial } = await call('GET', '/admin/editorials/2');
  const served = await sandbox.fetch(new Request(body.image.replace('/api/', '/')));
  expect(status).toBe(201);
  expect(body.image).toMatch(/^http:\/\/platform\.test\/api\/upload\/editorials\//);
  expect([editorial.image, editorial.avatar]).toEqual([body.image, body.avatar]);
  expect(Buffer.from(await served.arrayBuffer())).toEqual(PNG);
});

test('a replaced image keeps its address, except that of a user', async () => {
  const upload = async (owner: string, id: string, bytes: Uint8Array) =>
    (
      await call('POST', '/admin/images', {
        body: multipart({ [`${owner}Id`]: id, position: '1' }, `${owner}File`, bytes),
      })
    ).body.image;
  const editorial = await upload('editorial', '3', PNG);
  const user = await upload('user', '12', PNG);
  expect(await upload('editorial', '3', JPEG)).toBe(editorial);
  expect(await upload('user', '12', JPEG)).not.toBe(user);
  const served = await sandbox.fetch(new Request(editorial.replace('/api/', '/')));
  expect(served.headers.get('Content-Type')).toBe('image/jpeg');
});

test('a user has an image and an avatar, the new ones once an image is sent', async () => {
  const { body: before } = await call('GET', '/admin/users/14');
  const { body: sent } = await call('POST', '/admin/images', { body: multipart({ userId: '14', position: '1' }, 'userFile', PNG) });
  const { body: after } = await call('GET', '/admin/users/14');
  expect(before.avatar).toEqual(expect.any(String));
  expect([after.image, after.avatar]).toEqual([sent.image, sent.avatar]);
  expect(after.avatar).not.toBe(before.avatar);
});

test('the part of the file is named after the owner, or the upload is refused', async () => {
  const { status, body } = await call('POST', '/admin/images', { body: multipart({ userId: '12' }, 'file', PNG) });
  expect([status, body['hydra:description']]).toEqual([400, 'A valid file is required']);
});

test('what is no image is a page, and what has no owner is refused in its own way', async () => {
  const text = await call('POST', '/admin/images', {
    body: multipart({ userId: '12' }, 'userFile', Buffer.from('hello')),
  });
  const owner = await call('POST', '/admin/images', { body: multipart({ userId: '999999' }, 'userFile', PNG) });
  expect([text.status, text.headers.get('Content-Type')]).toEqual([500, expect.stringContaining('text/html')]);
  expect([owner.status, owner.body['hydra:description']]).toEqual([400, 'File name could not be generated: property fileName is empty.']);
});

test.each([[{ userId: 'abc' }], [{ userId: '12', position: 'abc' }]])('a number that is none breaks the server: %j', async (parts) => {
  expect((await call('POST', '/admin/images', { body: multipart(parts, 'userFile', PNG) })).status).toBe(500);
});

test('a type of relay points is never found', async () => {
  const { status, body } = await call('POST', '/admin/images', { body: multipart({ relayPointTypeId: '1' }, 'relayPointTypeFile', PNG) });
  expect([status, body['hydra:description']]).toEqual([404, 'The owner of this image cannot be found']);
});

test('images are served without a token', async () => {
  const response = await sandbox.fetch(new Request('http://platform.test/upload/pictures/person-3.svg'));
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
});
