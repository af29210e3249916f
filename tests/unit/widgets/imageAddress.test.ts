import { expect, it } from 'vitest';
import { imageAddress } from '@/widgets/imageAddress';

it.each([
  ['users/a.jpg', 'https://data.test/upload/users/a.jpg'],
  ['https://elsewhere.test/a.jpg', 'https://elsewhere.test/a.jpg'],
  ['/a.jpg', '/a.jpg'],
])('the image %s of the platform is shown from %s', (address, shown) => {
  expect(imageAddress(address, { dataUrl: 'https://data.test/upload/' })).toBe(shown);
});

it.each([
  ['/images/square_100.svg', 'https://www.test/images/square_100.svg'],
  ['//cdn.test/a.jpg', '//cdn.test/a.jpg'],
  ['users/a.jpg', 'https://data.test/users/a.jpg'],
])('with a public site, the image %s is shown from %s', (address, shown) => {
  expect(imageAddress(address, { dataUrl: 'https://data.test', siteUrl: 'https://www.test/' })).toBe(shown);
});
