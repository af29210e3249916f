import { expect, it, vi } from 'vitest';
import { servedVersion } from '@/api/servedVersion';
import { json } from './fakes';

it('is read beside the app, past what the browser keeps', async () => {
  const fetch = vi.fn(async () => json({ version: '1.2.3' }));
  expect(await servedVersion('https://app.test/admin/', fetch)).toBe('1.2.3');
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://app.test/admin/version.json', { cache: 'no-cache' });
});

it.each([
  ['a number', async () => json({ version: 3 })],
  ['an empty object', async () => json({})],
  ['a refusal, whatever it says', async () => json({ version: '1.2.3' }, 404)],
  ['a page', async () => new Response('<html>')],
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('is unknown from %s', async (_, fetch) => {
  expect(await servedVersion('https://app.test/', fetch)).toBeUndefined();
});
