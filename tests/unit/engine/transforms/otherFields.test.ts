import { expect, it } from 'vitest';
import { otherFields } from '@/engine/model/transforms/otherFields';
import type { RecordSchema } from '@/engine/model/Schema';

const { fromApi, toApi, wireSchema } = otherFields({ into: 'others', known: ['name'] });

it('collects what the schema does not name, and leaves the number and the marks of the record where they are', () => {
  expect(fromApi({ '@id': '/things/7', id: 7, name: 'Rex', colour: 'red', legs: 4 })).toEqual({ '@id': '/things/7', id: 7, name: 'Rex', others: { colour: 'red', legs: 4 } });
});

it('adds nothing to a record that has no other field', () => {
  expect(fromApi({ id: 7, name: 'Rex' })).toEqual({ id: 7, name: 'Rex' });
});

it('sends them as fields of the record, whose own come first', () => {
  expect(toApi({ name: 'Rex', others: { colour: 'red', name: 'Max' } }, 'edit')).toEqual({ name: 'Rex', colour: 'red' });
  expect(toApi({ name: 'Rex' }, 'edit')).toEqual({ name: 'Rex' });
});

it('has on the wire the values that the object may have, or any', () => {
  const form = (others: object) => ({ type: 'object', properties: { name: { type: 'string' }, others } }) as RecordSchema;
  expect(wireSchema(form({ type: 'object', additionalProperties: { type: 'number' } }))).toEqual({ type: 'object', properties: { name: { type: 'string' } }, additionalProperties: { type: 'number' } });
  expect(wireSchema(form({ type: 'object' })).additionalProperties).toBe(true);
});
