import { expect, it } from 'vitest';
import { imageAddress } from '@/widgets/imageAddress';

it.each([
  ['users/a.jpg', 'https://data.test/upload/users/a.jpg'],
  ['https://elsewhere.test/a.jpg', 'https://elsewhere.test/a.jpg'],
  ['/a.jpg', '/a.jpg'],
])('the image %s of the platform is shown from %s', (address, shown) => {
  expect(imageAddress(address, 'https://data.test/upload/')).toBe(shown);
});
