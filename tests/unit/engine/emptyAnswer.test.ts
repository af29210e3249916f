import { describe, expect, it } from 'vitest';
import { emptyAnswer } from '@/engine/model/emptyAnswer';
import { ANY } from '@/engine/model/kindsOfField';
import type { Schema } from '@/engine/model/Schema';
import { entityOf } from './transforms/entity';

const text: Schema = { type: 'string' };
const yesNo: Schema = { type: 'boolean' };

it.each<[string, Schema, unknown]>([
  ['a text', text, undefined],
  ['a number', { type: 'integer' }, undefined],
  ['a yes/no value', yesNo, false],
  ['a box that has to be ticked', { type: 'boolean', const: true }, undefined],
  ['what only the server sets', { type: 'boolean', readOnly: true }, undefined],
  ['a text that may be nothing', { type: ['string', 'null'] }, null],
  ['a yes/no value that may be nothing', { type: ['boolean', 'null'] }, null],
  ['one of some values, of which nothing is one', { enum: ['bus', null] }, null],
  ['one of some values', { enum: ['bus', 'train'] }, undefined],
  // The type refuses what the choices offer.
  ['one of some texts beside nothing', { type: 'string', enum: ['bus', null] }, undefined],
  ['a text or nothing', { oneOf: [text, { type: 'null' }] }, null],
  ['nothing or a number', { anyOf: [{ type: 'null' }, { type: 'number' }] }, null],
  ['a text or a number', { oneOf: [text, { type: 'number' }] }, undefined],
  ['anything', { type: [...ANY] }, undefined],
  ['a text or anything', { anyOf: [{ enum: ['bus'] }, { type: [...ANY] }] }, undefined],
  ['a list', { type: 'array', items: text }, []],
  ['a list of one value at least', { type: 'array', items: text, minItems: 1 }, undefined],
  ['a list of one value at least, as a part of it says', { type: 'array', items: text, allOf: [{ minItems: 1 }] }, undefined],
  ['a list that has to hold something', { type: 'array', items: text, contains: { const: 'bus' } }, undefined],
  ['a list of anything', { type: 'array' }, []],
  ['an object of which nothing is known', { type: 'object' }, {}],
  ['an object of free names', { type: 'object', additionalProperties: text }, {}],
  ['an object of free names, one at least', { type: 'object', additionalProperties: text, minProperties: 1 }, undefined],
  ['an object of free names, one of which is required', { type: 'object', additionalProperties: text, required: ['fr'] }, undefined],
  ['an object whose fields may all be left out', { type: 'object', properties: { street: text } }, {}],
  ['an object of which one field at least is needed', { type: 'object', properties: { street: text }, minProperties: 1 }, undefined],
  ['an object that is not to be some other', { type: 'object', properties: { street: text }, not: { maxProperties: 0 } }, undefined],
  ['an object that needs one of two fields', { type: 'object', properties: { street: text, town: text }, anyOf: [{ required: ['street'] }, { required: ['town'] }] }, undefined],
  ['an object that is one of two', { type: 'object', oneOf: [{ properties: { street: text } }, { properties: { town: text } }] }, undefined],
  ['an object that requires only answers', { type: 'object', properties: { news: yesNo, name: text }, required: ['news'] }, { news: false }],
  ['an object that requires a text too', { type: 'object', properties: { news: yesNo, name: text }, required: ['news', 'name'] }, undefined],
  ['an object that requires what it does not describe', { type: 'object', properties: { news: yesNo }, required: ['news', 'name'] }, undefined],
  ['an object in an object', { type: 'object', properties: { by: { type: 'object', properties: { post: yesNo }, required: ['post'] } }, required: ['by'] }, { by: { post: false } }],
  ['an object whose rules depend on its values', { type: 'object', properties: { news: yesNo }, required: ['news'], allOf: [{ required: ['news'] }] }, undefined],
])('of %s that nobody touches', (_what, schema, answer) => {
  expect(emptyAnswer(schema)).toEqual(answer);
});

describe('an object that a widget edits as a whole', () => {
  const address: Schema = { type: 'object', properties: { street: text } };
  const around: Schema = { type: 'object', properties: { address }, required: ['address'] };
  const answered = (schema: Schema, path: string) => emptyAnswer(schema, { entity: entityOf({ properties: {}, fields: { 'trip.address': { widget: { use: 'address' } } } }), path });

  it('has to be given, inside another one too', () => {
    expect([answered(address, 'trip.address'), answered(around, 'trip')]).toEqual([undefined, undefined]);
    expect([answered(address, 'trip.other'), answered(around, 'way')]).toEqual([{}, { address: {} }]);
    expect(answered({ type: 'object', additionalProperties: text }, 'trip.address')).toEqual({});
  });
});
