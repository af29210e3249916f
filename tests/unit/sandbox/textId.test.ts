import { expect, it } from 'vitest';
import { textId } from '../../../scripts/sandbox/seed/textId';
import { makeEntity } from './makeEntity';

it('an id that a pattern allows can stand in an address', () => {
  const { schema } = makeEntity('thing', {});
  const wire = { ...schema, properties: { id: { type: 'string' as const, pattern: String.raw`^[.a]{1,2}$` } } };
  const ids = Array.from({ length: 200 }, (_, place) => textId({ path: 'things', wire }, place + 1));
  expect(ids.filter((id) => id === '.' || id === '..')).toEqual([]);
  expect(ids.every((id) => /^[.a]{1,2}$/.test(id))).toBe(true);
});
