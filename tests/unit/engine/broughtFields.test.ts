import { describe, expect, it } from 'vitest';
import { alternativesOf, areAboutFieldsOf, areRules, branchesOf, hasAlternatives, hasConditions, isBrought, pairSchema, propertiesOf, requiredOf, takesPairs } from '@/engine/model/broughtFields';
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
    expect([of(metres!, { type: 'object' }), of({ type: 'array' }, { type: 'array', items: inches! })]).toEqual([{ type: 'object' }, { type: 'array' }]);
  });

  it('is what the object itself says of it, where it does', () => {
    expect(propertiesOf(schema)['kind']).toEqual({ enum: ['car', 'bus'] });
    expect(Object.keys(propertiesOf({ properties: { first: {}, second: {} }, dependencies: { first: { properties: { third: {}, second: {} } } } }))).toEqual(['first', 'second', 'third']);
    expect(['kind', 'year', 'nothing'].map((name) => isBrought(schema, name))).toEqual([false, true, false]);
  });
});

describe('what an object has in some cases', () => {
  const [one, two, three, four, five, six, seven]: Schema[] = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((name) => ({ required: [name], properties: { [name]: { type: 'string' } } }));
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  const object: Schema = { required: ['always'], allOf: [one!], anyOf: [two!], oneOf: [three!], dependencies: { one: four!, two: ['needed'] }, then: five!, else: { ...six!, oneOf: [seven!] } };

  it('is said by each keyword that brings fields', () => {
    expect(branchesOf(object)).toEqual([one, two, three, four, { required: ['needed'] }, five, { ...six, oneOf: [seven] }]);
    expect(branchesOf({ type: 'object', if: one! })).toEqual([]);
  });

  it('may be required there, at any depth', () => {
    expect(requiredOf(object)).toEqual(['always', 'one', 'two', 'three', 'four', 'needed', 'five', 'six', 'seven']);
    expect(requiredOf({})).toEqual([]);
  });

  it('may be alternatives, at any depth', () => {
    expect(alternativesOf(object)).toEqual([two, three, seven]);
  });
});

describe('alternatives', () => {
  const fields: Schema = { properties: { name: { type: 'string' }, size: { enum: ['s', 1] }, home: { type: 'object' }, tags: { type: 'array' }, mixed: { type: ['string', 'number'] }, some: {} } };
  const about = (...names: string[]): Schema => ({ type: 'object', properties: Object.fromEntries(names.map((name) => [name, { const: 'x' }])) });

  it('are a choice to make, unless each only says which fields go together', () => {
    const rules: Schema[] = [{ required: ['name'], title: 'By name' }, { not: { required: ['name'] }, minProperties: 1, maxProperties: 2, description: 'Otherwise' }];
    expect(areRules(rules)).toBe(true);
    expect(areRules([...rules, about('name')])).toBe(false);
    expect(areRules([{ required: ['name'], ...about('name') }])).toBe(false);
    expect([{ anyOf: rules }, { oneOf: rules }, { anyOf: rules, oneOf: [about('name')] }, { anyOf: [about('name')] }, {}].map(hasAlternatives)).toEqual([false, false, true, true, false]);
  });

  it.each<[string, Schema[], boolean]>([
    ['what a text may be', [about('name'), { required: ['name'] }], true],
    ['what one of some values may be', [about('size')], true],
    ['what two fields may be together', [about('name', 'size')], true],
    ['such parts', [{ allOf: [about('name'), { anyOf: [about('size')] }], oneOf: [{ required: ['name'] }] }], true],
    ['what an object may be, which has boxes of its own', [about('home')], false],
    ['what a list may be', [about('tags')], false],
    ['what a field of several kinds may be', [about('mixed')], false],
    ['what a field of any kind may be', [about('some')], false],
    ['what a field may be that the object has not', [about('other')], false],
    ['a field that the object has not, beside one that it has', [about('name', 'other')], false],
    ['a part of another kind', [{ allOf: [about('name'), about('home')] }], false],
    ['another kind of value', [{ type: 'array' }], false],
    ['names', [{ patternProperties: { '^x': { type: 'string' } } }], false],
    ['one alternative of another kind', [about('name'), about('home')], false],
  ])('that say %s leave the boxes of the object as they are, or do not', (_what, options, isSo) => {
    expect(areAboutFieldsOf(fields, options)).toBe(isSo);
  });

  it('of an object that has no fields are about none of them', () => {
    expect(areAboutFieldsOf({}, [about('name')])).toBe(false);
  });
});

describe('a value under a free name', () => {
  const text: Schema = { type: 'string' };
  const number: Schema = { type: 'number' };

  it('is accepted where the schema says what it is, or that it may be anything', () => {
    expect([{ additionalProperties: text }, { additionalProperties: true }, { patternProperties: {} }, { additionalProperties: false }, {}].map(takesPairs)).toEqual([true, true, true, false, false]);
  });

  it('is what the first pattern says that its name matches, or what other names are', () => {
    const patterns: Schema = { patternProperties: { '^n': number, '^nn': text, '^\\p{Lu}$': text }, additionalProperties: { type: 'boolean' } };
    expect(['nn', 'É', 'x'].map((name) => pairSchema(patterns, name))).toEqual([number, text, { type: 'boolean' }]);
    expect([pairSchema({ patternProperties: { '^n': number }, additionalProperties: true }, 'x'), pairSchema({}, 'x')]).toEqual([{}, {}]);
  });
});

it.each<[string, Schema, boolean]>([
  ['a text', { type: 'string' }, false],
  ['an object with cases', { if: {}, else: { required: ['x'] } }, true],
  ['an object in an object', { properties: { name: { type: 'string' }, home: { oneOf: [{}] } } }, true],
  ['the items of a list', { items: { allOf: [{}] } }, true],
  ['the values of free names', { additionalProperties: { anyOf: [{}] } }, true],
  ['an object without cases', { properties: { home: { properties: {} } }, items: {}, additionalProperties: true }, false],
])('the rules of %s depend on the values, or do not', (_what, object, isSo) => {
  expect(hasConditions(object)).toBe(isSo);
});
