import { describe, expect, it } from 'vitest';
import type { Schema } from '@/engine/model/Schema';
import { namedItems } from '@/engine/model/transforms/namedItems';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';

const byName = namedItems({ name: 'name' });
const withValue = namedItems({ name: 'name', value: 'hours' });

const item: Schema = {
  type: 'object',
  title: 'Counter',
  required: ['name', 'open'],
  properties: { name: { type: 'string', pattern: '^[a-z]+$' }, open: { type: 'boolean' }, hours: { type: 'integer', minimum: 0 } },
};
const list: Schema = { type: 'array', title: 'Counters', items: item };

describe('values under free names, as a list of items', () => {
  const stored = { post: { open: true }, bank: { open: false, hours: 8 } };
  const items = [
    { name: 'post', open: true },
    { name: 'bank', open: false, hours: 8 },
  ];

  it('are read with their names, and sent under them', () => {
    expect(byName.fromApi(stored, WALL_CLOCK)).toEqual(items);
    expect(byName.toApi(items, WALL_CLOCK)).toEqual(stored);
  });

  it('that are no objects are under the name of the value', () => {
    expect(withValue.fromApi({ post: 8, bank: null }, WALL_CLOCK)).toEqual([{ name: 'post', hours: 8 }, { name: 'bank', hours: null }]);
    expect(withValue.toApi([{ name: 'post', hours: 8 }, { name: 'bank' }, { hours: 2 }], WALL_CLOCK)).toEqual({ post: 8, bank: null, '': 2 });
  });

  it('keep their name where a stored value has a field of that name, which would be taken for it', () => {
    expect(byName.fromApi({ post: { name: 'other', open: true } }, WALL_CLOCK)).toEqual([{ name: 'post', open: true }]);
  });

  it('are none for an empty object, also where the server writes it as an empty list, and absent where there is no object', () => {
    expect([{}, [], null, 'text', undefined].map((wire) => byName.fromApi(wire, WALL_CLOCK))).toEqual([[], [], undefined, undefined, undefined]);
    expect(byName.toApi([], WALL_CLOCK)).toEqual({});
  });

  it('are sent as they are where they are no list of objects', () => {
    for (const form of [undefined, 'text', [1], [{ name: 'post' }, null]]) expect(byName.toApi(form, WALL_CLOCK)).toBe(form);
  });

  it('say where a form finds the name and the value', () => {
    expect([byName.itemName, byName.itemValue, withValue.itemName, withValue.itemValue]).toEqual(['name', undefined, 'name', 'hours']);
  });
});

describe('the object that is sent', () => {
  it('has values without their name, and the rules of the name for its names', () => {
    expect(byName.wireSchema?.(list)).toEqual({
      type: 'object',
      title: 'Counters',
      propertyNames: { type: 'string', pattern: '^[a-z]+$' },
      additionalProperties: { type: 'object', title: 'Counter', required: ['open'], properties: { open: { type: 'boolean' }, hours: { type: 'integer', minimum: 0 } } },
    });
    expect(withValue.wireSchema?.(list)).toMatchObject({ additionalProperties: { type: 'integer', minimum: 0 } });
    expect(namedItems({ name: 'name', value: 'anything' }).wireSchema?.(list)).toMatchObject({ additionalProperties: {} });
  });

  it('has as many names as the list has items, and its presets and examples under their names', () => {
    const bounded = { ...list, type: ['array', 'null'], minItems: 1, maxItems: 3, default: [{ name: 'post', open: true }], examples: [[{ name: 'bank', open: false }]] } as Schema;
    const sent = byName.wireSchema?.(bounded);
    expect(sent).toMatchObject({ type: ['object', 'null'], minProperties: 1, maxProperties: 3, default: { post: { open: true } }, examples: [{ bank: { open: false } }] });
    for (const ofLists of ['items', 'minItems', 'maxItems']) expect(sent).not.toHaveProperty(ofLists);
  });

  it('has no bounds, presets, examples or rules for names that the list does not have', () => {
    const bare: Schema = { type: 'array', items: { type: 'object' } };
    expect(byName.wireSchema?.(bare)).toEqual({ type: 'object', additionalProperties: { type: 'object', properties: {}, required: [] } });
    expect(byName.wireSchema?.({ type: 'array' })).toEqual({ type: 'array' });
  });
});
