import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPicture } from '@/api/readPicture';

const HERE = 'https://app.test/admin/';
const API = 'https://api.test/v1';

beforeEach(() => void vi.stubGlobal('location', new URL(HERE)));
afterEach(() => void vi.unstubAllGlobals());

function pictureServer(reply: () => Response) {
  const asked: [string, RequestInit | undefined][] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => (asked.push([address, init]), reply()));
  return asked;
}

const picture = (type: string, status = 200) => new Response('bytes', { status, headers: { 'Content-Type': type } });

it.each(['https://app.test/logo.png', 'logo.png', '/logo.png', 'https://api.test/media/1.png'])('has the bytes of %s, asked without a cookie', async (address) => {
  const asked = pictureServer(() => picture('image/png'));
  expect(await (await readPicture(address, API))?.text()).toBe('bytes');
  expect(asked).toEqual([[address, { credentials: 'omit' }]]);
});

it('is asked of the platform by an address from here too', async () => {
  pictureServer(() => picture('image/png'));
  expect(await readPicture('https://app.test/1.png', '/api')).toBeInstanceOf(Blob);
});

it.each(['https://elsewhere.test/1.png', 'http://api.test/1.png', 'data:image/png;base64,AA'])('asks nothing of %s', async (address) => {
  const asked = pictureServer(() => picture('image/png'));
  expect(await readPicture(address, API)).toBeUndefined();
  expect(asked).toEqual([]);
});

it.each([
  ['a page', () => picture('text/html')],
  ['a picture that is refused', () => picture('image/png', 404)],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('has nothing for %s', async (_, reply) => {
  pictureServer(reply);
  expect(await readPicture('logo.png', API)).toBeUndefined();
});
