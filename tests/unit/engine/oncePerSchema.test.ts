import { expect, it, vi } from 'vitest';
import { oncePerSchema } from '@/engine/model/oncePerSchema';
import type { RecordSchema, Schema } from '@/engine/model/Schema';
import { fieldSchema, resolvedSchema } from '@/engine/model/widgetName';

it('what a schema is is found once for each schema, also where nothing is found', () => {
  const find = vi.fn(({ format }: Schema) => format);
  const formatOf = oncePerSchema(find);
  const [day, text] = [{ format: 'date' }, {}];

  expect([day, text, day, text].map(formatOf)).toEqual(['date', undefined, 'date', undefined]);
  expect(find).toHaveBeenCalledTimes(2);
  expect(formatOf({ format: 'email' })).toBe('email');
});

it('a field and what it refers to are the same object each time, in each schema of a record its own', () => {
  const home = { $ref: '#/definitions/place' };
  const record = (title: string): RecordSchema => ({ type: 'object', properties: { home }, definitions: { place: { type: 'string', title } } });
  const [one, other] = [record('Home'), record('Work')];

  expect(resolvedSchema(one, home)).toBe(resolvedSchema(one, home));
  expect(fieldSchema(one, 'home')).toBe(resolvedSchema(one, home));
  expect([one, other].map((root) => fieldSchema(root, 'home').title)).toEqual(['Home', 'Work']);
});
