import { expect, it } from 'vitest';
import { placesOf } from '@/engine/model/placesOf';
import type { Schema } from '@/engine/model/Schema';

const number: Schema = { type: 'number' };

/** A list with these places, as the reader of `schemas/` writes one. */
function tuple(places: readonly Schema[], more: Schema = {}): Schema {
  return { type: 'array', allOf: [{ items: places } as Schema], ...more };
}

it.each<[string, Schema, number | undefined]>([
  ['two values', tuple([number, { type: 'string' }]), 2],
  ['choices without a type and a constant', tuple([{ enum: ['a', 1] }, { const: 'b' }]), 2],
  ['a value that may be null', tuple([{ type: ['number', 'null'] }]), 1],
  ['an object with fields', tuple([number, { type: 'object', properties: { name: { type: 'string' } } }]), 2],
  ['an object of alternatives', tuple([{ type: 'object', properties: {}, oneOf: [{ properties: { a: number } }, { properties: { b: number } }] }]), undefined],
  ['an object of any fields', tuple([{ type: 'object' }]), undefined],
  ['a list', tuple([{ type: 'array', items: number }]), undefined],
  ['values of several types', tuple([{ type: ['number', 'string'] }]), undefined],
  ['ten values', tuple(Array.from({ length: 10 }, () => number)), 10],
  ['eleven values', tuple(Array.from({ length: 11 }, () => number)), undefined],
  ['no value', tuple([]), undefined],
  ['as many equal values as the list always has', { type: 'array', items: number, minItems: 3, maxItems: 3 }, 3],
  ['ten equal values', { type: 'array', items: number, minItems: 10, maxItems: 10 }, 10],
  ['eleven equal values', { type: 'array', items: number, minItems: 11, maxItems: 11 }, undefined],
  ['equal values that may be more', { type: 'array', items: number, minItems: 3, maxItems: 4 }, undefined],
  ['equal values of a list without limits', { type: 'array', items: number }, undefined],
  ['values that must differ', { type: 'array', items: number, minItems: 3, maxItems: 3, uniqueItems: true }, undefined],
  ['the same number of anything', { type: 'array', minItems: 3, maxItems: 3 }, undefined],
  ['no list', { type: 'object', items: number, minItems: 3, maxItems: 3 }, undefined],
])('gives a box to each of %s', (_what, schema, count) => {
  expect(placesOf(schema)?.length).toBe(count);
});
