import { expect, it } from 'vitest';
import { editAddress, idInEditAddress } from '@/engine/model/recordAddress';

it.each([
  ['12', '/pets/12'],
  ['create', '/pets/~create'],
  ['import', '/pets/~import'],
  ['~create', '/pets/~~create'],
  ['~rex', '/pets/~rex'],
  ['created', '/pets/created'],
  ['fr/75;1', '/pets/fr%2F75%3B1'],
])('the page that edits "%s" is not that of something else', (id, address) => {
  expect(editAddress('/pets', id)).toBe(address);
  expect(idInEditAddress(decodeURIComponent(address.slice('/pets/'.length)))).toBe(id);
});
