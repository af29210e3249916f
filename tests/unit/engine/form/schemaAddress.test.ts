import { expect, it } from 'vitest';
import addresses from '@/engine/form/schemaAddress';

it('a reference inside a schema is resolved against the address of the schema, which has none', () => {
  expect(addresses.resolve('', '#/definitions/place')).toBe(addresses.resolve('#', '#/definitions/place'));
  expect(addresses.resolve('https://a.test/one/', 'two')).toBe('https://a.test/one/two');
});

it('two addresses are the same when they lead to the same place', () => {
  expect(addresses.equal('https://a.test/one/../two', 'https://a.test/two')).toBe(true);
  expect(addresses.equal('#/definitions/place', 'schema:///#/definitions/place')).toBe(true);
  expect(addresses.equal('#/definitions/place', '#/definitions/person')).toBe(false);
});
