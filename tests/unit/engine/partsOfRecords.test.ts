import { describe, expect, it } from 'vitest';
import { isEmptyPart, isSameField } from '@/engine/model/isSameField';
import type { Schema } from '@/engine/model/Schema';
import { isWrittenAsJson, itemPart, namedPart, untouchedParts } from '@/engine/model/writtenAsJson';
import { entityOf } from './transforms/entity';

const text: Schema = { type: 'string' };
const free: Schema = { type: 'object' };
const home: Schema = { type: 'object', properties: { town: text } };

describe('a part of a record', () => {
  it('is known by the names that lead to it, and is a pair where the operator gives its name', () => {
    const around: Schema = { properties: { home }, additionalProperties: text };
    expect(namedPart({ path: '', part: around }, 'home')).toEqual({ path: 'home', part: home });
    expect(namedPart({ path: 'trip', part: around }, 'home')).toEqual({ path: 'trip.home', part: home });
    expect(namedPart({ path: 'trip', part: around }, 'other')).toEqual({ path: 'trip.other', part: text, isPair: true });
    expect(namedPart({ path: '', part: home }, 'other')).toEqual({ path: 'other', part: {}, isPair: false });
  });

  it('is in a list what its items are, or its own place is', () => {
    expect(itemPart({ path: 'stops', part: { type: 'array', items: home } }, 3)).toEqual({ path: 'stops', part: home });
    const tuple = { type: 'array', allOf: [{ items: [text, home] }] } as unknown as Schema;
    expect([0, 1, 2].map((place) => itemPart({ path: 'size', part: tuple }, place).part)).toEqual([text, home, {}]);
  });

  it.each<[string, Schema, boolean, boolean]>([
    ['an object of which nothing is known', free, false, true],
    ['an object with fields', home, false, false],
    ['an object with fields under a free name', home, true, true],
    ['a text under a free name', text, true, false],
    ['a text', text, false, false],
    ['a text or an object of which nothing is known', { anyOf: [text, free] }, false, true],
    ['an object with fields or one of which nothing is known', { oneOf: [home, free] }, false, false],
    ['a text or a number', { oneOf: [text, { type: 'number' }] }, false, false],
    ['what only a rule refers to', { anyOf: [{ required: ['a'] }], properties: { a: text } }, false, false],
  ])('is written as JSON where it is %s, or is not', (_what, part, isPair, isSo) => {
    expect(isWrittenAsJson(entityOf({ properties: {} }), { path: 'part', part, isPair })).toBe(isSo);
  });

  it('is written as its resource says', () => {
    const entity = entityOf({ properties: {}, fields: { part: { widget: { use: 'json' } }, other: { widget: { use: 'album' } } } });
    expect([isWrittenAsJson(entity, { path: 'part', part: home }), isWrittenAsJson(entity, { path: 'other', part: free })]).toEqual([true, false]);
  });
});

describe('what of a record stays as it is read', () => {
  const untouched = (properties: Record<string, Schema>, fields = {}) => untouchedParts(entityOf({ properties, fields }));

  it('is what is written as JSON, at any depth, and nothing that is only shown or that a widget edits as a whole', () => {
    expect(untouched({ name: text, home })).toEqual({ fields: new Map() });
    expect(untouched({ name: text, extra: free }).fields.get('extra')).toEqual({ fields: new Map(), isWhole: true });
    expect(untouched({ stops: { type: 'array', items: { properties: { extra: free } } } }).fields.get('stops')?.fields.get('extra')?.isWhole).toBe(true);
    const inside: Schema = { type: 'object', properties: { extra: free } };
    expect(untouched({ inside, extra: free }, { inside: { widget: { use: 'album' } } }).fields.get('inside')).toBeUndefined();
    expect(untouched({ inside: { type: 'array', items: inside }, extra: free }, { inside: { widget: { use: 'table' } } }).fields.get('inside')?.fields.get('extra')?.isWhole).toBe(true);
    expect(untouched({ extra: { ...free, readOnly: true }, other: free }).fields.get('extra')).toBeUndefined();
  });

  it('is what stands under free names, and what is JSON there', () => {
    expect(untouched({ notes: { type: 'object', additionalProperties: text } }).fields.get('notes')).toEqual({ fields: new Map(), others: { fields: new Map() } });
    expect(untouched({ notes: { type: 'object', properties: { own: text }, additionalProperties: home } }).fields.get('notes')?.others?.isWhole).toBe(true);
    expect(untouched({ notes: { type: 'object', properties: { own: text }, patternProperties: { '^x': text, '^y': home } } }).fields.get('notes')?.others?.isWhole).toBe(true);
  });
});

describe('a field that is compared', () => {
  const entity = entityOf({ properties: { name: text, home, extra: free, notes: { type: 'object', properties: { own: text }, additionalProperties: text }, stops: { type: 'array', items: { $ref: '#/definitions/home' } } }, definitions: { home } });
  const isSame = (name: string, a: unknown, b: unknown) => isSameField(entity, name, a, b);

  it('is the same in all the ways of being empty', () => {
    expect([isSame('name', '', undefined), isSame('home', {}, undefined), isSame('home', { town: '' }, {}), isSame('stops', [], undefined), isSame('stops', [{}], [{ town: null }])]).toEqual([true, true, true, true, true]);
    expect([isSame('name', 'x', ''), isSame('home', { town: 'x' }, {}), isSame('stops', [{}], []), isSame('home', 'x', {}), isSame('home', { other: 1 }, {})]).toEqual([false, false, false, false, false]);
    expect([isSame('name', Number.NaN, Number.NaN), isSame('home', { town: 'x' }, { town: 'x' })]).toEqual([true, true]);
  });

  it('is what was typed, where it is JSON or a name that the operator has given', () => {
    expect([isSame('extra', {}, undefined), isSame('extra', { a: null }, {}), isSame('extra', { a: undefined }, {}), isSame('extra', { a: 1 }, { a: 1 })]).toEqual([false, false, true, true]);
    expect([isSame('notes', { a: '' }, {}), isSame('notes', { own: '' }, {}), isSame('notes', { a: undefined }, {})]).toEqual([false, true, true]);
  });

  it('is a list whose items are each the same', () => {
    const stops = (...towns: string[]) => towns.map((town) => ({ town }));
    expect([isSame('stops', stops('x', 'y'), stops('x', 'y')), isSame('stops', stops('x', 'y'), stops('x', 'z')), isSame('stops', stops('x', ''), [{ town: 'x' }, {}])]).toEqual([true, false, true]);
  });

  it('is empty where there is nothing in it', () => {
    expect([isEmptyPart(entity, { path: 'home', part: home }, { town: '' }), isEmptyPart(entity, { path: 'home', part: home }, { town: 'x' })]).toEqual([true, false]);
  });
});
