import { describe, expect, it } from 'vitest';
import { alternativesKey, placeOfAlternatives } from '@/engine/fields/alternativesKey';
import { asShown, distinctValues, foreignTo, hasOtherFields, tellingField, type Shown } from '@/engine/form/values/shownAlternatives';
import type { Schema } from '@/engine/model/Schema';

const text: Schema = { type: 'string' };
const house: Schema = { properties: { kind: { const: 'house' }, garden: { type: 'boolean' } } };
const flat: Schema = { properties: { kind: { const: 'flat' }, floor: { type: 'integer' }, lift: { type: 'boolean' } } };
const around: Schema = { properties: { name: text } };

describe('an alternative', () => {
  it('is known by its fixed values, where the object around it does not ask for them', () => {
    expect(distinctValues(house, around)).toEqual({ kind: 'house' });
    expect(distinctValues(house, { properties: { kind: text } })).toEqual({});
    expect(distinctValues(text, {})).toEqual({});
  });

  it('is known by the fixed values of an object that it must have, beside the fields of that object', () => {
    const sms: Schema = { required: ['meta'], properties: { meta: { type: 'object', properties: { kind: { const: 'sms' }, sender: text } }, number: text } };
    const values = distinctValues(sms, around);
    expect(values).toEqual({ meta: { kind: 'sms' } });
    expect(distinctValues({ ...sms, required: [] }, around)).toEqual({});
    const shown = new Map([[alternativesKey('oneOf', ['target']), { index: 0, values, foreign: [], isChosen: false, hasFields: true, isAsked: false }]]);
    const asSms = (target: object) => asShown({ target }, shown);
    expect(asSms({ number: '1' })).toEqual({ target: { number: '1', meta: { kind: 'sms' } } });
    expect(asSms({ meta: { sender: 'x' } })).toEqual({ target: { meta: { kind: 'sms', sender: 'x' } } });
    expect(asSms({ meta: { kind: 'sms' } })).toEqual({});
  });

  it('has fields to fill in beside these values, or none', () => {
    const meta: Schema = { type: 'object', required: ['kind'], properties: { kind: { const: 'sms' } } };
    const hasOthers = (one: Schema) => hasOtherFields(one, distinctValues(one, {}));
    expect(hasOthers(house)).toBe(true);
    expect(hasOthers({ properties: { kind: { const: 'x' } } })).toBe(false);
    expect(hasOthers({ required: ['meta'], properties: { meta } })).toBe(false);
    expect(hasOthers({ required: ['meta'], properties: { meta: { ...meta, properties: { ...meta.properties, sender: text } } } })).toBe(true);
    expect(hasOthers({ properties: { size: { const: { width: 1 } } } })).toBe(false);
  });

  it('is told by a field of the object around it, where each of them says something of its value', () => {
    const told = (...options: Schema[]) => tellingField(options, { properties: { name: text, kind: text } });
    expect(told(house, flat)).toBe('kind');
    expect(told(house, { properties: { kind: { enum: ['flat', 'room'] } } })).toBe('kind');
    expect(told(house, { properties: { kind: text } })).toBeUndefined();
    expect(told(house, text)).toBeUndefined();
    expect(tellingField([house, flat], around)).toBeUndefined();
    expect(tellingField([house, flat], {})).toBeUndefined();
  });

  it('has not what only others have', () => {
    expect(foreignTo([house, flat], 0, around)).toEqual(['floor', 'lift']);
    expect(foreignTo([house, flat], 1, { properties: { garden: text } })).toEqual([]);
    expect(foreignTo([house, flat, flat], 5, around)).toEqual(['kind', 'garden', 'floor', 'lift']);
  });
});

describe('a record whose alternatives are on screen', () => {
  const asHouse: Shown = { index: 0, values: { kind: 'house' }, foreign: ['floor', 'lift'], isChosen: true, hasFields: true, isAsked: false };
  const shown = (path: (string | number)[], one: Partial<Shown> = {}) => new Map([[alternativesKey('oneOf', path), { ...asHouse, ...one }]]);

  it('says which it is, and holds nothing that only others have', () => {
    expect(asShown({ name: 'x', floor: 3, garden: true }, shown([]))).toStrictEqual({ name: 'x', garden: true, kind: 'house' });
    expect(asShown({ kind: 'villa' }, shown([]))).toEqual({ kind: 'villa' });
  });

  it.each([
    ['an object', { home: { garden: true, lift: false } }, ['home'], { home: { garden: true, kind: 'house' } }],
    ['an object in an object', { town: { home: { garden: true } } }, ['town', 'home'], { town: { home: { garden: true, kind: 'house' } } }],
    ['an object of a list', { homes: [{ garden: true }, { garden: false }] }, ['homes', 1], { homes: [{ garden: true }, { garden: false, kind: 'house' }] }],
    ['an object in one of a list', { stays: [{ home: { garden: true } }, { home: { garden: true } }] }, ['stays', 0, 'home'], { stays: [{ home: { garden: true, kind: 'house' } }, { home: { garden: true } }] }],
  ])('does so in %s', (_where, record, path, expected) => {
    expect(asShown(record, shown(path))).toStrictEqual(expected);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an object that was emptied', { home: {} }],
    ['an object of which only the kind is known', { home: { kind: 'house', garden: undefined } }],
  ])('leaves out %s', (_what, record) => {
    expect(asShown({ name: 'x', ...record }, shown(['home']))).toStrictEqual({ name: 'x' });
  });

  it('is as it was read where nothing was changed, unless another alternative was chosen', () => {
    const before = { home: { kind: 'house', garden: null }, homes: [{ garden: true }] };
    const both = (isChosen: boolean) => new Map([...shown(['home'], { isChosen }), ...shown(['homes', 0], { isChosen })]);
    expect(asShown({ ...before, name: 'x' }, both(false), before)).toStrictEqual({ ...before, name: 'x' });
    expect(asShown({ ...before, homes: [{ garden: false }] }, both(false), before)).toStrictEqual({ ...before, homes: [{ kind: 'house', garden: false }] });
    expect(asShown(before, both(true), before)).toStrictEqual({ homes: [{ kind: 'house', garden: true }] });
  });

  it('keeps an object of which the kind is all there is to say', () => {
    expect(asShown({ home: {} }, shown(['home'], { hasFields: false }))).toEqual({ home: { kind: 'house' } });
  });

  it('keeps an object that has to be there, so that its own boxes are asked for', () => {
    for (const record of [{ home: {} }, {}]) expect(asShown(record, shown(['home'], { isAsked: true }))).toEqual({ home: { kind: 'house' } });
  });

  it.each<[string, Record<string, unknown>, (string | number)[]]>([
    ['nothing stands there', { name: 'x' }, ['home']],
    ['something else than an object does', { home: 'none' }, ['home']],
    ['something else than an object is on the way', { home: 'none' }, ['home', 'inner', 'more']],
    ['it says so already', { home: { kind: 'house', garden: true } }, ['home']],
    ['it is the record, and says so already', { kind: 'house' }, []],
  ])('is the same where %s', (_where, record, path) => {
    expect(asShown(record, shown(path))).toBe(record);
  });

  it('does so for each of several', () => {
    const both = new Map([...shown([]), ...shown(['home'], { values: { kind: 'flat' } })]);
    expect(asShown({ home: { floor: 3, garden: true } }, both)).toEqual({ kind: 'house', home: { kind: 'flat', garden: true } });
  });
});

it('alternatives are known by their keyword and their place', () => {
  expect([alternativesKey('oneOf', []), alternativesKey('anyOf', ['stays', 0, 'home'])]).toEqual(['oneOf:', 'anyOf:stays.0.home']);
  expect(['oneOf:', 'anyOf:stays.0.home'].map(placeOfAlternatives)).toEqual(['', 'stays.0.home']);
});
