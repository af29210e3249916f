import { describe, expect, it } from 'vitest';
import { ANY } from '@/engine/model/kindsOfField';
import { leastPlaces } from '@/engine/model/placesOf';
import type { RecordSchema, Schema } from '@/engine/model/Schema';
import { defaultWidgetName, fieldSchema, isInBranch, isJsonOnly, isJsonPair, isUnseen, partsOfPlaces, placesIn, schemaAround } from '@/engine/model/widgetName';

const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };
const object: Schema = { type: 'object', properties: { town: text } };

/** A list with these places, as the reader of `schemas/` writes one. */
function tuple(...places: Schema[]): Schema {
  return { type: 'array', allOf: [{ items: places } as Schema] };
}

describe('the box of a value', () => {
  const point: Schema = { type: 'object', properties: { type: { const: 'Point' }, coordinates: { type: 'array', items: number } } };

  it.each<[string, string, Schema]>([
    ['a map', 'geometry', point],
    ['a map', 'geometry', { oneOf: [point, { type: 'null' }] }],
    ['those of an object', 'object', object],
    ['those of an object', 'object', { properties: { town: text } }],
    ['those of an object', 'object', { type: 'object', additionalProperties: text }],
    ['those of an object', 'object', { oneOf: [{ $ref: '#/definitions/place' }, text] }],
    ['those of an object', 'object', { anyOf: [text, { type: 'object' }] }],
    ['those of an object', 'object', { allOf: [{ properties: { town: text } }] }],
    ['one for a text', 'text', { oneOf: [text, number] }],
    ['one for JSON', 'json', { type: ['string', 'number'] }],
    ['one for JSON', 'json', { type: ['boolean', 'integer'] }],
    ['one for a choice', 'choice', { type: ['string', 'number'], enum: ['a', 1] }],
    ['one for a number', 'number', { type: ['integer', 'number'] }],
    ['those of a list of choices, as a choice may be there twice', 'list', { type: 'array', items: { enum: ['a'] } }],
  ])('is %s: %s for %j', (_what, widget, schema) => {
    expect(defaultWidgetName(schema)).toBe(widget);
  });

  it.each<[string, Schema, boolean]>([
    ['one of several kinds', { oneOf: [text, object] }, false],
    ['a short list of values', tuple(text, number), false],
    ['a value of mixed types', { type: ['string', 'object'] }, true],
    ['a choice of mixed types', { type: ['string', 'boolean'], enum: ['a', true] }, false],
    ['a text or nothing', { type: ['string', 'null'] }, false],
    ['nothing', { type: 'null' }, true],
    ['anything', {}, false],
    ['a list of anything', { type: 'array' }, true],
    ['a list of lists', { type: 'array', items: { type: 'array', items: text } }, true],
    ['a list of short lists', { type: 'array', items: tuple(text, number) }, false],
    ['a list of objects without known fields', { type: 'array', items: { type: 'object' } }, true],
    ['a list of texts', { type: 'array', items: text }, false],
    ['an object with fields', object, false],
    ['an object without fields', { type: 'object', properties: {} }, false],
    ['an object whose fields depend on its values', { type: 'object', anyOf: [{ required: ['a'] }], dependencies: { a: object } }, false],
    ['an object of which nothing is known', { type: 'object' }, true],
    ['an object of free names with texts', { type: 'object', additionalProperties: text }, false],
    ['an object of free names with anything', { type: 'object', additionalProperties: true }, false],
    ['an object of free names with objects', { type: 'object', additionalProperties: object }, true],
    ['an object of free names with lists, by their names', { type: 'object', patternProperties: { '^x': { type: 'array' } } }, true],
    ['an object of free names with lists or texts, by their names', { type: 'object', patternProperties: { '^x': { type: 'array' }, '^y': text } }, false],
    ['an object of free names with lists, or other names with texts', { type: 'object', patternProperties: { '^x': { type: 'array' } }, additionalProperties: text }, false],
  ])('is one for JSON where it is %s, or is not', (_what, schema, isSo) => {
    expect(isJsonOnly(schema)).toBe(isSo);
  });

  it.each<[string, Schema, boolean]>([
    ['an object', { type: 'object' }, true],
    ['an object by its fields', { properties: {} }, true],
    ['a list', { type: 'array' }, true],
    ['one of several kinds', { oneOf: [text, number] }, true],
    ['a text', text, false],
    ['anything', { type: [...ANY] }, false],
  ])('of a free name is one for JSON where it is %s, or is not', (_what, schema, isSo) => {
    expect(isJsonPair(schema)).toBe(isSo);
  });
});

describe('a value that is stored', () => {
  const yesNo: Schema = { type: 'boolean' };

  it.each<[string, unknown, Schema, boolean]>([
    ['a text for yes', 'true', yesNo, true],
    ['a number for yes', 1, yesNo, true],
    ['yes', true, yesNo, false],
    ['nothing for yes', null, yesNo, false],
    ['an object as a text', { a: 1 }, text, true],
    ['a list as a number or nothing', [1], { type: ['number', 'null'] }, true],
    ['a list as a whole number', [1], { type: 'integer' }, true],
    ['an object as a text or yes', { a: 1 }, { enum: ['a', true] }, true],
    ['a list as a choice', ['a'], { enum: ['a', 1] }, true],
    ['an empty list as a text', [], text, false],
    ['a number as a text', 1, text, false],
    ['an object as an object', { a: 1 }, object, false],
    ['an object as an object or a text', { a: 1 }, { type: ['object', 'string'] }, false],
    ['an object as anything', { a: 1 }, {}, false],
    ['an object as one of several kinds', { a: 1 }, { oneOf: [text, number] }, false],
  ])('cannot be seen in the box for it, or can: %s', (_what, value, schema, isSo) => {
    expect(isUnseen(value, schema)).toBe(isSo);
  });
});

describe('the place of a field in a schema', () => {
  const root: RecordSchema = {
    type: 'object',
    properties: {
      name: text,
      home: { ...object, properties: { town: text, door: { type: 'object', properties: { code: text } } } },
      stages: { type: 'array', items: { type: 'object', properties: { at: object } } },
      size: tuple(number, object),
      sizes: { type: 'array', items: tuple(number, text) },
    },
    allOf: [{ properties: { late: { type: 'object', properties: { reason: object } } } }],
  };

  it.each<[string, Schema]>([
    ['name', root],
    ['home', root],
    ['home.town', root.properties['home']!],
    ['home.door.code', root.properties['home']!.properties!['door']!],
    ['stages.at', root.properties['stages']!.items!],
  ])('%s is in the object that has it', (field, around) => {
    expect(schemaAround(root, field)).toBe(around);
  });

  it.each([
    ['name', false],
    ['late', false],
    ['home.town', false],
    ['late.reason', true],
    ['late.reason.town', true],
    ['home.door.code', false],
    ['unknown.town', false],
  ])('%s is in an object that is there in some cases only: %s', (field, isSo) => {
    expect(isInBranch(root, field)).toBe(isSo);
  });

  it.each<[string, Schema]>([
    ['size.0', number],
    ['size.1', object],
    ['size.1.town', text],
    ['size.town', text],
    ['size.2', {}],
    ['sizes.0.1', text],
  ])('%s is found by the number of its place', (field, schema) => {
    expect(fieldSchema(root, field)).toEqual(schema);
  });

  it('is that of the places of a short list, or of each in a list of these', () => {
    expect([placesIn(tuple(text, number)), placesIn({ type: 'array', items: tuple(number) }), placesIn({ type: 'array', items: text }), placesIn(text)]).toEqual([[text, number], [number], undefined, undefined]);
    expect(partsOfPlaces(tuple(text, object))).toEqual({ 0: text, 1: object, town: text });
    expect(partsOfPlaces({ type: 'array', items: tuple(number) }, tuple(number))).toEqual({ 0: tuple(number) });
    expect(partsOfPlaces({ type: 'array', items: text }, text)).toBeUndefined();
  });
});

it.each<[string, Schema, number]>([
  ['nothing is said', { type: 'array' }, 0],
  ['it says so', { minItems: 2 }, 2],
  ['a part of it says so', { minItems: 1, allOf: [{ title: 'Places' }, { minItems: 3 }] }, 3],
  ['a part of it says less', { minItems: 4, allOf: [{ minItems: 3 }] }, 4],
])('a list needs a number of items where %s', (_where, schema, least) => {
  expect(leastPlaces(schema)).toBe(least);
});
