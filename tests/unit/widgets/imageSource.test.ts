// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { Config } from '@/config/Config';
import { imageSource } from '@/features/campaigns/mailBody/imageSource';
import { takeImages } from '@/features/campaigns/mailBody/takeImages';

const config = { apiUrl: 'https://api.example', dataUrl: 'https://data.example' };
const here = new URL('/pictures/vallee.jpg', location.href).href;

it.each([
  ['https://data.example/vallee.jpg', 'https://data.example/vallee.jpg'],
  ['  https://api.example/vallee.jpg ', 'https://api.example/vallee.jpg'],
  ['https://elsewhere.example/vallee.jpg', undefined],
  ['https://data.example.elsewhere.example/vallee.jpg', undefined],
  ['javascript:alert(1)', undefined],
  [' data:image/png;base64,iVBORw0KGgo=', undefined],
  [here, here],
  [undefined, undefined],
  [7, undefined],
])('the picture of a letter at %j is loaded from %j', (src, address) => {
  expect(imageSource(src, config)).toBe(address);
});

it('the pictures of a letter become files that another letter sends, and those that cannot be read are left as they are, which is told', async () => {
  const platform = 'https://api.example/images';
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(address.includes('gone') ? new Response('', { status: 404 }) : new Response(new Blob(['x'], { type: 'image/png' }))));
  const image = (src: string) => ({ type: 'image', src, alt: 'La vallée' });
  const take = (...elements: object[]) => takeImages(elements, { apiUrl: 'https://api.example', dataUrl: platform } as Config);
  const [kept, gone, far, words] = [image(`${platform}/vallee.png?size=2`), image(`${platform}/gone.png`), image('https://elsewhere.example/a.png'), { type: 'title', value: 'Bonjour' }];
  expect(await take(far, words)).toBeUndefined();
  const taken = await take(kept, words);
  const file = expect.objectContaining({ name: 'vallee.png', type: 'image/png' }) as File;
  expect(taken).toEqual({ value: [{ ...kept, src: { file, preview: kept.src, saved: kept.src } }, words], isLeft: false });
  expect(await take(gone, far)).toEqual({ value: [gone, far], isLeft: true });
  vi.unstubAllGlobals();
});
