import { expect, it } from 'vitest';
import { answeredPart } from '@/engine/model/answeredPart';
import type { Schema } from '@/engine/model/Schema';

const secret: Schema = { type: 'string', writeOnly: true };
const person: Schema = { properties: { name: { type: 'string' }, pin: secret } };

it.each<[string, Schema, unknown, unknown]>([
  ['a field of the record', person, { name: 'Zoé', pin: '1', other: 2 }, { name: 'Zoé', other: 2 }],
  ['a field of an object', { properties: { owner: person } }, { owner: { name: 'Zoé', pin: '1' } }, { owner: { name: 'Zoé' } }],
  ['a field of each object of a list', { properties: { people: { items: person } } }, { people: [{ name: 'Zoé', pin: '1' }, 'none', { pin: '2' }] }, { people: [{ name: 'Zoé' }, 'none', {}] }],
  ['a field of one of its kinds', { oneOf: [person] }, { pin: '1' }, {}],
  ['the whole value', secret, 'x', undefined],
])('what is sent and never answered is not expected in an answer: %s', (_what, schema, value, answered) => {
  expect(answeredPart(schema, value)).toStrictEqual(answered);
});

it('what no schema describes is expected as it is', () => {
  const value = { list: [{ pin: '1' }], any: null };
  expect(answeredPart({ properties: { list: {} } }, value)).toStrictEqual(value);
});
