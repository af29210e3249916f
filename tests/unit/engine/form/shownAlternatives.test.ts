import { describe, expect, it } from 'vitest';
import { alternativesKey, branchKey, keyInSchema, keysAround, placeOfAlternatives } from '@/engine/fields/alternativesKey';
import { placeWithin } from '@/engine/model/alternativeName';
import { tellingField } from '@/engine/model/broughtFields';
import {
  asksForValue,
  asShown,
  distinctValues,
  foreignTo,
  hasOtherFields,
  isOfKind,
  isTelling,
  isWithoutBoxes,
  mayBe,
  withMissing,
  withUnseen,
  type Shown,
} from '@/engine/form/values/shownAlternatives';
import type { RecordSchema, Schema } from '@/engine/model/Schema';

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

describe('what choosing an alternative sets', () => {
  const contact: Schema = {
    type: 'object',
    properties: { name: text },
    oneOf: [
      { required: ['meta'], properties: { kind: { const: 'sms' }, meta: { type: 'object', properties: { kind: { const: 'sms' }, sender: text } }, number: text } },
      { properties: { kind: { const: 'mail' }, address: text } },
    ],
  };
  const root: RecordSchema = { type: 'object', properties: { state: text, contact, contacts: { type: 'array', items: { $ref: '#/definitions/contact' } } }, definitions: { contact }, anyOf: [{ properties: { way: { const: 'road' } } }] };

  it.each([
    ['way', true],
    ['state', false],
    ['contact.kind', true],
    ['contact.meta.kind', true],
    ['contact.meta.sender', false],
    ['contact.number', false],
    ['contact.name', false],
    ['contacts.kind', true],
    ['contacts.number', false],
    ['unknown', false],
  ])('is %s, so that nobody types it: %s', (name, isSo) => {
    expect(isTelling(root, name)).toBe(isSo);
  });
});

describe('an alternative that was chosen', () => {
  it.each<[string, Schema, boolean]>([
    ['one value', { const: 'none' }, true],
    ['an object of nothing but what tells it', { properties: { kind: { const: 'none' } } }, true],
    ['an object with more to say', house, false],
    ['a text', text, false],
    ['an object of which nothing is known', { type: 'object' }, false],
  ])('leaves nothing to type where it is %s', (_what, option, isSo) => {
    expect(isWithoutBoxes(option, around)).toBe(isSo);
  });

  const needs = (name: string, field: Schema): Schema => ({ required: [name], properties: { [name]: field } });

  it.each<[string, Schema, Schema, boolean]>([
    ['a text', text, {}, true],
    ['a text with a value to start with', { ...text, default: 'x' }, {}, false],
    ['one value', { const: 'none' }, {}, false],
    ['a tick box', { type: 'boolean' }, {}, false],
    ['a list', { type: 'array', items: text }, {}, false],
    ['what says no type, in an object around it of texts', { minLength: 1 }, { type: 'string' }, true],
    ['what says no type, in one of tick boxes', { title: 'Yes' }, { type: 'boolean' }, false],
    ['an object that needs a text', needs('floor', text), {}, true],
    ['an object that needs a tick box', needs('lift', { type: 'boolean' }), {}, false],
    ['an object that needs nothing', { properties: { floor: text } }, {}, false],
    ['an object that needs only what tells it', { required: ['kind'], properties: { kind: { const: 'flat' }, floor: text } }, {}, false],
    ['an object that needs what tells it, and a text', { required: ['kind', 'floor'], properties: { kind: { const: 'flat' }, floor: text } }, {}, true],
    ['an object that needs a field which it does not describe', { required: ['other'], properties: { floor: text } }, {}, false],
    ['an object that needs an object that needs a text', needs('home', needs('floor', text)), {}, true],
  ])('waits for a value before anything is sent, or does not: %s', (_what, option, parent, isSo) => {
    expect(asksForValue(option, parent)).toBe(isSo);
  });
});

describe('an object that is in the record already', () => {
  const options = [house, flat];

  it.each<[string, Record<string, unknown>, number, boolean]>([
    ['nothing of either', { name: 'x' }, 0, true],
    ['its kind', { kind: 'house' }, 0, true],
    ['the kind of another', { kind: 'flat' }, 0, false],
    ['a field of its own', { garden: true }, 0, true],
    ['a field of another', { garden: true, lift: true }, 0, false],
    ['an empty field of another', { lift: null, floor: '' }, 0, true],
    ['a field of its own, as the second', { floor: 0 }, 1, true],
    ['its own kind and a field of another', { kind: 'house', lift: false }, 0, false],
    ['a field of the first, as the second', { garden: false }, 1, false],
  ])('with %s may become an alternative, or may not', (_what, value, index, isSo) => {
    expect(mayBe(value, options, index, around)).toBe(isSo);
  });

  it('may become one of choices that has its value', () => {
    const byChoice: Schema[] = [{ properties: { size: { enum: ['s', 'm'] } } }, { properties: { size: { enum: ['l'] } } }];
    expect([mayBe({ size: 'm' }, byChoice, 0, {}), mayBe({ size: 'm' }, byChoice, 1, {}), mayBe({ size: 'm' }, byChoice, 5, {})]).toEqual([true, false, false]);
  });

  it('is completed by what it lacks, at every level, and is the same where it lacks nothing', () => {
    expect(withMissing({ a: 1, in: { b: 2 } }, { a: 9, in: { b: 9, c: 3 }, d: 4 })).toEqual({ a: 1, in: { b: 2, c: 3 }, d: 4 });
    expect(withMissing({ a: { b: 1 } }, { a: 'text' })).toEqual({ a: { b: 1 } });
    expect(withMissing({ a: 'text' }, { a: { b: 1 } })).toEqual({ a: 'text' });
    const whole = { a: 1, in: { b: 2 } };
    expect(withMissing(whole, { a: 9, in: { b: 9 } })).toBe(whole);
  });
});

describe('the kind of a value, though it breaks a rule of it', () => {
  const isOf = (value: unknown, options: readonly Schema[], more: { around?: Schema; isRecord?: boolean } = {}) =>
    options.flatMap((_option, index) => (isOfKind(value, options, index, { around: {}, isRecord: false, ...more }) ? [index] : []));

  it.each<[string, unknown, number[]]>([
    ['a text', 'x', [0]],
    ['a number', 1, [1, 2]],
    ['a list', [], [3]],
    ['an object', {}, [4]],
    ['yes', true, [2]],
  ])('is told by its type: %s', (_what, value, kinds) => {
    expect(isOf(value, [{ type: 'string', maxLength: 0 }, { type: 'integer' }, { type: ['number', 'boolean', 'null'] }, { type: 'array' }, { type: 'object' }])).toEqual(kinds);
  });

  it('is the type of the object around it where it says none, and any where neither does', () => {
    expect(isOf('x', [{ minLength: 2 }, { maxLength: 0 }], { around: { type: 'string' } })).toEqual([0, 1]);
    expect(isOf(1, [{ minLength: 2 }, { type: 'number' }], { around: { type: 'string' } })).toEqual([1]);
    expect(isOf('x', [{ title: 'Any' }, { const: 'y' }])).toEqual([0]);
  });

  it('is told by the field that tells the alternatives apart', () => {
    expect(isOf({ kind: 'flat', garden: true }, [house, flat])).toEqual([1]);
    expect(isOf({ kind: 'villa', garden: true }, [house, flat])).toEqual([]);
    const byChoice: Schema[] = [{ properties: { kind: { enum: ['house', 'villa'] } } }, { properties: { kind: { enum: ['flat'] } } }];
    expect(isOf({ kind: 'villa' }, byChoice, { around: { properties: { kind: text } } })).toEqual([0]);
  });

  it('is not one whose other constants it contradicts, at any level', () => {
    const sms: Schema = { required: ['meta'], properties: { meta: { type: 'object', properties: { kind: { const: 'sms' } } }, number: text } };
    const mail: Schema = { required: ['meta'], properties: { meta: { type: 'object', properties: { kind: { const: 'mail' } } }, number: text } };
    expect(isOf({ number: '1', meta: { kind: 'mail' } }, [sms, mail])).toEqual([1]);
    expect(isOf({ number: '1', meta: {} }, [sms, mail])).toEqual([0, 1]);
    expect(isOf({ number: '1', meta: 'sms' }, [sms, mail])).toEqual([]);
    expect(isOf({ number: '1' }, [sms, mail])).toEqual([0, 1]);
  });

  it('is one of whose fields it has some, where it is an object in the record', () => {
    const [garage, roof]: Schema[] = [{ properties: { cars: { type: 'integer' } } }, { properties: { slope: { type: 'integer' } } }];
    expect(isOf({ cars: 2 }, [garage!, roof!])).toEqual([0]);
    expect(isOf({ name: 'x', '@id': '/7', slope: null }, [garage!, roof!], { around })).toEqual([0, 1]);
    expect(isOf({ other: 1 }, [garage!, roof!])).toEqual([]);
    expect(isOf({ other: 1 }, [garage!, { ...roof!, additionalProperties: text }, { type: 'object' }])).toEqual([1, 2]);
    expect(isOf({ other: 1 }, [garage!, roof!], { isRecord: true })).toEqual([0, 1]);
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

  it('begins an object that has to be there, though its schema does not say that it is one', () => {
    expect(asShown({ town: {} }, shown(['town', 'home'], { isAsked: true }))).toEqual({ town: { home: { kind: 'house' } } });
    const bare = { town: {} };
    expect(asShown(bare, shown(['town', 'home'], { isAsked: true, hasFields: false }))).toBe(bare);
  });

  it('is not begun, nor left out, where its kind is that of an object in it', () => {
    const record = { home: { kind: 'house' } };
    expect(asShown(record, shown(['home', 'inner']))).toBe(record);
    expect(asShown({}, shown(['home', 'inner'], { isAsked: true }))).toEqual({});
  });

  it('says which it is itself, also where nothing else was changed', () => {
    expect(asShown({ name: 'x' }, shown([], { isChosen: false }), { name: 'x' })).toEqual({ name: 'x', kind: 'house' });
  });

  it('leaves alone what only others have, until another alternative is chosen', () => {
    expect(asShown({ floor: 3 }, shown([], { isChosen: false }))).toEqual({ floor: 3, kind: 'house' });
  });

  it('has back what it had of alternatives that were never on screen', () => {
    const before = { floor: 3, lift: true, garden: true };
    const unseen = (one: Partial<Shown> = {}, path: string[] = []) => withUnseen({ garden: false, lift: false }, before, shown(path, { isChosen: false, ...one }));
    expect(unseen()).toEqual({ garden: false, lift: false, floor: 3 });
    expect(unseen({ isChosen: true })).toEqual({ garden: false, lift: false });
    expect(unseen({}, ['home'])).toEqual({ garden: false, lift: false });
    const whole = { floor: 4 };
    expect(withUnseen(whole, { floor: 3 }, shown([], { isChosen: false }))).toBe(whole);
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

it('alternatives of an alternative are known by the branch in which they stand too', () => {
  const inner = alternativesKey('anyOf', ['contact'], branchKey('oneOf', 1));
  const deep = alternativesKey('oneOf', ['contact'], branchKey('anyOf', 10, branchKey('oneOf', 1)));
  expect([inner, deep, placeOfAlternatives(deep)]).toEqual(['oneOf.1/anyOf:contact', 'oneOf.1/anyOf.10/oneOf:contact', 'contact']);
  expect([keysAround('oneOf:contact'), keysAround(inner), keysAround(deep)]).toEqual([[], ['oneOf:contact'], ['oneOf:contact', 'oneOf.1/anyOf:contact']]);
  expect([placeWithin('', 1), placeWithin('1', 2)]).toEqual(['1', '1-2']);
});

it.each([
  ['#/properties/contact/oneOf', 'oneOf:contact'],
  ['#/properties/contact/oneOf/1/anyOf', 'oneOf.1/anyOf:contact'],
  ['#/properties/contact/allOf/0/oneOf', 'oneOf:contact'],
  ['#/properties/contact/oneOf/12/then/anyOf', 'oneOf.12/anyOf:contact'],
  ['#/properties/contact/dependencies/kind/oneOf', 'oneOf:contact'],
  ['#/oneOf/1/properties/contact/oneOf', 'oneOf:contact'],
  ['#/properties/contact/type', ':contact'],
])('alternatives that are in a schema at %s are known as %s', (schemaPath, key) => {
  expect(keyInSchema(schemaPath, ['contact'])).toBe(key);
});
