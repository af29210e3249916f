import { describe, expect, it } from 'vitest';
import { fc } from '../../../support/property';
import { rest } from '@/engine/model/dialects/rest';
import { isSameField } from '@/engine/model/isSameField';
import type { Schema } from '@/engine/model/Schema';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { mergePatch } from '../../../../scripts/resources/patch/mergePatch';
import { entityOf } from './entity';

const free: Schema = { type: 'object' };
const holed = { a: null, b: '', '@id': 'x' };
const edit = (before: Record<string, unknown>) => ({ mode: 'edit', before }) as const;

/** Where a value is written as JSON, with the record that has it there. */
const places: [string, Schema, unknown][] = [
  ['a field', free, holed],
  ['a field of an object', { type: 'object', properties: { inside: free } }, { inside: holed }],
  ['a field of an object in a list', { type: 'array', items: { type: 'object', properties: { inside: free } } }, [{ inside: holed }]],
  ['a field of an object in a tuple', { type: 'array', allOf: [{ items: [{ type: 'string' }, { type: 'object', properties: { inside: free } }] as unknown as Schema }] }, ['x', { inside: holed }]],
  ['a value under a free name beside fields', { type: 'object', properties: { own: { type: 'string' } }, additionalProperties: free }, { own: 'x', other: holed }],
  ['one of several kinds', { anyOf: [{ type: 'string' }, free] }, holed],
];

describe('what is written as JSON', () => {
  it.each(places)('is read as it is, and what is empty in it counts: %s', (_place, field, value) => {
    const entity = entityOf({ properties: { field } });
    expect(recordFromApi(entity, { field: value })).toEqual({ field: value });
    expect(isSameField(entity, 'field', value, JSON.parse(JSON.stringify(value).replace('null', '{}')))).toBe(false);
    expect(isSameField(entity, 'field', value, structuredClone(value))).toBe(true);
  });

  it('is what the resource says where the schema would have boxes', () => {
    const entity = entityOf({ properties: { field: { type: 'object', properties: { a: { type: 'string' } } } }, fields: { field: { widget: { use: 'json' } } } });
    expect(recordFromApi(entity, { field: holed })).toEqual({ field: holed });
    expect(isSameField(entity, 'field', holed, { b: '', '@id': 'x' })).toBe(false);
  });

  it('is what each of two resources says of one schema', () => {
    const boxes = entityOf({ properties: { field: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } } } });
    const { resource } = entityOf({ properties: {}, fields: { field: { widget: { use: 'json' } } } });
    expect(recordFromApi(boxes, { field: holed })).toEqual({ field: {} });
    expect(recordFromApi({ ...boxes, resource }, { field: holed })).toEqual({ field: holed });
  });

  it('keeps nothing empty of the boxes beside it', () => {
    const entity = entityOf({ properties: { field: { type: 'object', properties: { own: { type: 'string' } }, additionalProperties: free } } });
    expect(recordFromApi(entity, { field: { own: '', other: holed } })).toEqual({ field: { other: holed } });
  });
});

it('the places of a tuple are each compared by their own schema', () => {
  const point: Schema = { type: 'object', properties: { x: { type: 'number' }, free } };
  const entity = entityOf({ properties: { pair: { type: 'array', allOf: [{ items: [{ type: 'string' }, point] as unknown as Schema }] } } });
  expect(isSameField(entity, 'pair', ['a', { x: 1, free: {} }], ['a', { x: 1 }])).toBe(false);
  expect(isSameField(entity, 'pair', ['a', { x: undefined }], ['a', {}])).toBe(true);
});

describe('an edit of an object for a server that merges', () => {
  const strict = rest({ update: { contentType: 'application/merge-patch+json' } });
  const json = fc.letrec((of) => ({
    value: fc.oneof({ maxDepth: 3 }, fc.integer(), fc.string({ minLength: 1 }), fc.array(fc.integer()), of('object')),
    object: fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__x'), of('value')),
  })).object;

  it('leaves there what the operator has, of JSON', () => {
    const entity = { ...entityOf({ properties: { field: free }, required: ['field'] }), dialect: strict };
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(mergePatch({ field: before }, recordToApi(entity, { field: after }, edit({ field: before })))).toEqual({ field: after });
      }),
    );
  });

  const address: Schema = { type: 'object', properties: { street: { type: 'string' }, code: { type: 'string', readOnly: true }, more: { type: 'object', properties: { floor: { type: 'integer' } }, additionalProperties: free } } };
  const before = { address: { street: 'rue X', code: '54000', more: { floor: 1, note: { a: 1, b: 2 } } } };
  const after = { address: { more: { note: { b: 2 } } } };

  it('empties described fields at any depth, and leaves alone what nobody may change', () => {
    const entity = { ...entityOf({ properties: { address } }), dialect: strict };
    expect(recordToApi(entity, after, edit(before))).toEqual({ address: { street: null, more: { floor: null, note: { a: null, b: 2 } } } });
  });

  it('names what was removed to the platform only under free names, and not at all where objects are replaced', () => {
    const entity = entityOf({ properties: { address } });
    expect(recordToApi(entity, after, edit(before))).toEqual(after);
    expect(recordToApi(entity, { address: { street: 'rue X', more: {} } }, edit(before))).toEqual({ address: { street: 'rue X', more: { note: null } } });
    expect(recordToApi({ ...entity, dialect: rest() }, after, edit(before))).toEqual(after);
  });
});
