import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@/config/Config';
import { withLeftOut } from '@/engine/form/values/leftOut';
import type { FormField } from '@/engine/model/formFields';
import type { RecordData, RecordSchema, Schema } from '@/engine/model/Schema';
import { book } from '../list/books';

const box: Schema = { type: 'boolean' };
const lift: Schema = { type: 'object', properties: { works: box, quiet: box, name: { type: 'string' } }, required: ['works', 'name'] };
const schema: RecordSchema = {
  type: 'object',
  properties: { name: { type: 'string' }, open: box, light: box, agreed: { type: 'boolean', const: true }, checked: { ...box, readOnly: true }, hidden: box, lift, lifts: { type: 'array', items: { $ref: '#/definitions/lift' } }, other: { $ref: '#/definitions/lift' }, bare: { type: 'array' } },
  required: ['name', 'open', 'agreed', 'checked', 'hidden', 'unknown'],
  definitions: { lift },
};

const field = (name: string, editable = true): [string, FormField] => [name, { name, editable, required: true, kept: false }];
const fields = new Map([...['name', 'open', 'light', 'agreed'].map((name) => field(name)), field('checked', false)]);

function completed(record: RecordData, before?: RecordData, inForce?: (record: RecordData) => Schema) {
  const context = { settings: DEFAULT_SETTINGS, permissions: new Set<string>(), mode: 'create' as const, record };
  return withLeftOut(record, { situation: { entity: { ...book, schema }, widgets: {}, context, inForce }, fields, before });
}

describe('a required field that nobody has touched', () => {
  it('says no in a new record where it is a box on screen that may be changed and asks for either answer', () => {
    expect(completed({ name: 'x' })).toStrictEqual({ name: 'x', open: false });
    expect(completed({ open: true })).toEqual({ open: true });
  });

  it('is required by what the schema comes to for the record', () => {
    const comesTo = ({ name }: RecordData): Schema => ({ ...schema, required: name === 'x' ? ['light'] : [] });
    expect(completed({ name: 'x' }, undefined, comesTo)).toStrictEqual({ name: 'x', light: false });
    expect(completed({ name: 'y' }, undefined, comesTo)).toStrictEqual({ name: 'y' });
  });

  it.each<[string, Schema, unknown]>([
    ['any number of items', { type: 'array', items: { type: 'string' } }, []],
    ['no list at all', { type: ['array', 'null'], items: { type: 'string' } }, null],
    ['nothing', { type: ['string', 'null'] }, null],
    ['nothing as one of several kinds', { oneOf: [{ type: 'null' }, { type: 'string' }, { type: 'number' }] }, null],
    ['nothing as its only choice', { enum: [null] }, null],
    ['an item', { type: 'array', items: { type: 'string' }, minItems: 1 }, undefined],
    ['a certain item', { type: 'array', items: { type: 'string' }, contains: { const: 'a' } }, undefined],
    ['a list or a text', { type: ['array', 'string'] }, undefined],
    ['an object that asks for a list', { type: 'object', properties: { parts: { type: 'array', items: { type: 'string' } }, note: { type: 'string' } }, required: ['parts'] }, { parts: [] }],
    ['an object that asks for a text', { type: 'object', properties: { parts: { type: 'array', items: { type: 'string' } }, note: { type: 'string' } }, required: ['parts', 'note'] }, undefined],
    ['an object that asks for nothing', { type: 'object', properties: { note: { type: 'string' } } }, {}],
    ['an object that asks for one field at least', { type: 'object', properties: { note: { type: 'string' } }, minProperties: 1 }, undefined],
    ['free names', { type: 'object', additionalProperties: { type: 'string' } }, {}],
    ['anything in an object', { type: 'object' }, {}],
    ['a free name at least', { type: 'object', additionalProperties: { type: 'string' }, minProperties: 1 }, undefined],
    ['an object or a text', { type: ['object', 'string'] }, undefined],
    ['one of two objects', { type: 'object', oneOf: [{ properties: { note: { type: 'string' } } }, { properties: { text: { type: 'string' } } }] }, undefined],
    ['the box ticked', { type: 'boolean', const: true }, undefined],
    ['the box not ticked', { type: 'boolean', const: false }, false],
  ])('that takes %s, is what it is then', (_what, rules, expected) => {
    const part: RecordSchema = { type: 'object', properties: { name: { type: 'string' }, other: rules }, required: ['other'] };
    // RJSF may have begun the field, and an object around it.
    for (const record of [{ name: 'x' }, { name: 'x', other: undefined }, ...(Array.isArray(expected) || expected === undefined ? [] : [{ name: 'x', other: {} }])] as RecordData[]) {
      const situation = { entity: { ...book, schema: part }, widgets: {}, context: { settings: DEFAULT_SETTINGS, permissions: new Set<string>(), mode: 'create' as const, record } };
      const answered = withLeftOut(record, { situation, fields: new Map([field('name'), field('other')]), before: undefined });
      expect(answered).toStrictEqual(expected === undefined ? record : { ...record, other: expected });
      const inside: RecordSchema = { type: 'object', properties: { inner: part } };
      expect(withLeftOut({ inner: record }, { situation: { ...situation, entity: { ...book, schema: inside } }, fields: new Map([field('inner')]), before: undefined })).toStrictEqual({ inner: answered });
    }
  });

  it.each<[string, RecordData, RecordData]>([
    ['an object', { lift: { name: 'A' } }, { lift: { name: 'A', works: false } }],
    ['an object behind a reference', { other: { name: 'A' } }, { other: { name: 'A', works: false } }],
    ['each object of a list', { lifts: [{ name: 'A' }, { works: true }, 'none'] }, { lifts: [{ name: 'A', works: false }, { works: true }, 'none'] }],
  ])('says no inside %s', (_what, record, expected) => {
    expect(completed({ open: true, ...record })).toStrictEqual({ open: true, ...expected });
  });

  it('says nothing in an object that nobody has filled in, nor in what no schema speaks of', () => {
    const record = { open: true, lift: { name: '' }, lifts: [{}, { name: '' }], bare: [{ works: undefined, a: 1 }], unheard: { a: 1 } };
    expect(completed(record)).toStrictEqual(record);
  });

  it('is as it was read in an edit where nothing has changed, without what RJSF has begun in it', () => {
    const before = { name: 'x', lifts: [{ name: 'A', works: true }] };
    expect(completed({ name: 'y', lifts: [{ name: 'A', works: true, part: {} }] }, before)).toStrictEqual({ ...before, name: 'y' });
  });

  it('is not looked for in an object that only RJSF has begun, which is left out', () => {
    expect(completed({ open: true, lift: {}, other: { name: 'A', lift: { works: undefined, part: {} } } })).toStrictEqual({ open: true, other: { name: 'A', works: false } });
  });

  it('keeps an object without any value where one has to be there', () => {
    const part: RecordSchema = { type: 'object', properties: { any: { type: 'object' } }, required: ['any'] };
    const situation = { entity: { ...book, schema: part }, widgets: {}, context: { settings: DEFAULT_SETTINGS, permissions: new Set<string>(), mode: 'edit' as const, record: { any: {} } } };
    expect(withLeftOut({ any: {} }, { situation, fields: new Map([field('any')]), before: { any: {} } })).toStrictEqual({ any: {} });
  });

  it('keeps an object that has to be there, though nobody has typed in it, so that its boxes are asked for', () => {
    const part: RecordSchema = { type: 'object', properties: { lift, inner: { type: 'object', properties: { name: { type: 'string' }, lift }, required: ['lift'] } }, required: ['lift'] };
    const situation = { entity: { ...book, schema: part }, widgets: {}, context: { settings: DEFAULT_SETTINGS, permissions: new Set<string>(), mode: 'create' as const, record: {} } };
    const record = { lift: {}, inner: { name: 'x', lift: {} } };
    expect(withLeftOut(record, { situation, fields: new Map([field('lift'), field('inner')]), before: undefined })).toStrictEqual(record);
  });

  it('does not come back in an edit where the record no longer has it', () => {
    expect(completed({ name: 'y' }, { name: 'x', note: null, unheard: 1 })).toStrictEqual({ name: 'y' });
  });

  it('says no under a free name to which RJSF has given nothing, and is nothing where that is all that can be said', () => {
    const states = (values: Schema): RecordSchema => ({ type: 'object', properties: { states: { type: 'object', additionalProperties: values } } });
    const said = (values: Schema, given: RecordData) => {
      const situation = { entity: { ...book, schema: states(values) }, widgets: {}, context: { settings: DEFAULT_SETTINGS, permissions: new Set<string>(), mode: 'create' as const, record: {} } };
      return withLeftOut({ states: given }, { situation, fields: new Map([field('states')]), before: undefined })['states'];
    };
    expect(said(box, { a: null, b: true })).toStrictEqual({ a: false, b: true });
    expect(said({ type: 'string' }, { a: null, b: '' })).toStrictEqual({ a: null, b: '' });
  });

  it('is not looked for in what is written as JSON', () => {
    const part: RecordSchema = { type: 'object', properties: { extra: { type: 'object' } } };
    const situation = { entity: { ...book, schema: part }, widgets: {}, context: { settings: DEFAULT_SETTINGS, permissions: new Set<string>(), mode: 'create' as const, record: {} } };
    const record = { extra: { a: {}, b: [{}], c: { d: null } } };
    expect(withLeftOut(record, { situation, fields: new Map([field('extra')]), before: undefined })).toStrictEqual(record);
  });

  it('keeps an object without any value that the server has, in an object and in the items of a list', () => {
    const stop: Schema = { type: 'object', properties: { name: { type: 'string' }, extras: { type: 'object', properties: { note: { type: 'string' } } }, lift } };
    const part: RecordSchema = { type: 'object', properties: { stop, stops: { type: 'array', items: stop } } };
    const situation = { entity: { ...book, schema: part }, widgets: {}, context: { settings: DEFAULT_SETTINGS, permissions: new Set<string>(), mode: 'edit' as const, record: {} } };
    const edited = (stored: RecordData) => ({ ...stored, name: 'B', extras: { note: undefined }, lift: {} });
    const before = { stop: { name: 'A', extras: {}, lift: {} }, stops: [{ name: 'A', extras: {} }, { name: 'A' }] };
    const record = { stop: edited(before.stop), stops: before.stops.map(edited) };
    expect(withLeftOut(record, { situation, fields, before })).toEqual({ stop: { name: 'B', extras: {} }, stops: [{ name: 'B', extras: {} }, { name: 'B' }] });
  });

  it('has free names in an object where there were some, which may all be removed, and none that RJSF has begun', () => {
    const stop: Schema = { type: 'object', properties: { name: { type: 'string' }, extras: { type: 'object', additionalProperties: { type: 'string' } }, more: { type: 'object', properties: { note: { type: 'string' } }, additionalProperties: true } } };
    const part: RecordSchema = { type: 'object', properties: { stop } };
    const situation = { entity: { ...book, schema: part }, widgets: {}, context: { settings: DEFAULT_SETTINGS, permissions: new Set<string>(), mode: 'edit' as const, record: {} } };
    const edited = (extras: object, now: object) => withLeftOut({ stop: { name: 'B', more: { note: undefined }, ...now } }, { situation, fields, before: { stop: { name: 'A', ...extras } } });
    expect(edited({}, { extras: {} })).toStrictEqual({ stop: { name: 'B' } });
    expect(edited({ extras: { a: 'b' } }, { extras: {} })).toStrictEqual({ stop: { name: 'B', extras: {} } });
    expect(edited({}, { extras: { a: undefined }, more: { b: undefined } })).toStrictEqual({ stop: { name: 'B', extras: { a: undefined }, more: { b: undefined } } });
  });

  it.each<[string, Schema, RecordData]>([
    ['lists', { type: 'array', items: { type: 'string' } }, { a: [] }],
    ['texts', { type: 'string' }, { a: '' }],
    ['anything', {}, { a: null }],
  ])('keeps free names of %s, although nothing stands under them, in an object that has to be there', (_what, pair, names) => {
    const rule: Schema = { type: 'object', properties: { name: { type: 'string' }, states: { type: 'object', additionalProperties: pair } }, required: ['states'] };
    const part: RecordSchema = { type: 'object', properties: { ...rule.properties, rules: { type: 'array', items: rule } }, required: ['states'] };
    const situation = { entity: { ...book, schema: part }, widgets: {}, context: { settings: DEFAULT_SETTINGS, permissions: new Set<string>(), mode: 'create' as const, record: {} } };
    const own = { name: 'A', states: names };
    const record = { ...own, rules: [own] };
    const shown = new Map([field('name'), field('states'), field('rules')]);
    expect(withLeftOut(record, { situation, fields: shown, before: undefined })).toStrictEqual(record);
    const edited = { ...record, rules: [{ ...own, name: 'B' }] };
    expect(withLeftOut(edited, { situation, fields: shown, before: record })).toStrictEqual(edited);
    expect(withLeftOut(edited, { situation, fields: shown, before: { ...record, states: {}, rules: [{ name: 'B', states: {} }] } })).toStrictEqual(edited);
  });

  it('says no in an edit only inside what has changed, and not for the record itself', () => {
    const before = { name: 'x', lift: { name: 'A' }, other: { name: 'B' } };
    expect(completed({ ...before, lift: { name: 'C' } }, before)).toStrictEqual({ name: 'x', lift: { name: 'C', works: false }, other: { name: 'B' } });
    expect(completed({ ...before }, before)).toStrictEqual(before);
  });
});
