import { expect, it } from 'vitest';
import { imageAddress, markReplaced } from '@/widgets/imageAddress';

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

it.each([
  ['users/replaced.jpg', /^https:\/\/data\.test\/users\/replaced\.jpg\?v=\d+$/],
  ['https://data.test/replaced.jpg?size=2', /^https:\/\/data\.test\/replaced\.jpg\?size=2&v=\d+$/],
])('a picture that was replaced from this page is fetched anew, though its address is still %s', (address, shown) => {
  markReplaced(address);
  expect(imageAddress(address, { dataUrl: 'https://data.test' })).toMatch(shown);
});
