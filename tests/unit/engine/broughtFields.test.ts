import { describe, expect, it } from 'vitest';
import { isBrought, propertiesOf } from '@/engine/model/broughtFields';
import type { Schema } from '@/engine/model/Schema';

/** The means of travel decides which years are possible, and whether a number plate is required. */
const schema: Schema = {
  type: 'object',
  properties: { kind: { enum: ['car', 'bus'] } },
  oneOf: [
    { properties: { kind: { const: 'car' }, year: { type: 'integer', enum: [2025, 2026] }, plate: { type: 'string', maxLength: 9, pattern: '^[A-Z]' } } },
    { properties: { kind: { const: 'bus' }, year: { type: 'integer', enum: [2026, 2027] }, plate: { type: 'string', maxLength: 9 } } },
  ],
};

describe('a field that several alternatives bring', () => {
  it('has the choices of all of them, each once, and otherwise what they have in common', () => {
    expect(propertiesOf(schema)['year']).toEqual({ type: 'integer', enum: [2025, 2026, 2027] });
    expect(propertiesOf(schema)['plate']).toEqual({ type: 'string', maxLength: 9 });
  });

  it('has no choices where one of them accepts any value, and those that are constants', () => {
    const of = (...sizes: Schema[]) => propertiesOf({ oneOf: sizes.map((size) => ({ properties: { size } })) })['size'];
    expect(of({ type: 'string', enum: ['s', 'm'] }, { type: 'string' })).toEqual({ type: 'string' });
    expect(of({ type: 'string', const: 's' }, { type: 'string', enum: ['m'] })).toEqual({ type: 'string', enum: ['s', 'm'] });
  });

  it('is of any of their kinds', () => {
    const of = (...sizes: Schema[]) => propertiesOf({ oneOf: sizes.map((size) => ({ properties: { size } })) })['size'];
    expect(of({ type: 'string', maxLength: 1 }, { type: ['number', 'null'] }, { type: 'number', title: 'Size' })).toEqual({ type: ['string', 'number', 'null'] });
    expect(of({ type: 'string' }, { description: 'of any kind' })).toEqual({});
  });

  it('has the fields of each, where it is an object or a list of objects in all of them', () => {
    const of = (...sizes: Schema[]) => propertiesOf({ oneOf: sizes.map((size) => ({ properties: { size } })) })['size'];
    const [metres, inches]: Schema[] = [{ type: 'object', properties: { unit: { const: 'm' }, exact: { type: 'boolean' } } }, { type: 'object', properties: { unit: { const: 'in' } } }];
    const both = { type: 'object', properties: { unit: { enum: ['m', 'in'] }, exact: { type: 'boolean' } } };
    expect(of(metres!, inches!)).toEqual(both);
    expect(of({ type: 'array', items: metres! }, { type: 'array', items: inches! })).toEqual({ type: 'array', items: both });
  });

  it('is what the object itself says of it, where it does', () => {
    expect(propertiesOf(schema)['kind']).toEqual({ enum: ['car', 'bus'] });
    expect(Object.keys(propertiesOf({ properties: { first: {}, second: {} }, dependencies: { first: { properties: { third: {}, second: {} } } } }))).toEqual(['first', 'second', 'third']);
    expect(['kind', 'year', 'nothing'].map((name) => isBrought(schema, name))).toEqual([false, true, false]);
  });
});
