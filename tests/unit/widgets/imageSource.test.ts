// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { imageSource } from '@/features/campaigns/mailBody/imageSource';

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
