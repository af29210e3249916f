import { describe, expect, it } from 'vitest';
import { geometryShapes, isShape } from '@/engine/model/geometryShapes';
import { ANY, isNo, isNoListOfObjects, isOfAnyKind, kindsOfField } from '@/engine/model/kindsOfField';
import type { Schema } from '@/engine/model/Schema';

it.each<[string, Schema, string[]]>([
  ['its type', { type: 'integer', enum: ['a'] }, ['integer']],
  ['its types, beside null', { type: ['string', 'null', 'number'] }, ['string', 'number']],
  ['its fields', { properties: {} }, ['object']],
  ['its items', { items: {} }, ['array']],
  ['its choices, beside null', { enum: ['a', null, 1] }, ['string', 'number']],
  ['the value that it always has', { const: true }, ['boolean']],
  ['nothing, where only null is said', { const: null }, []],
  ['nothing', {}, []],
])('the kinds of a field are said by %s', (_what, schema, kinds) => {
  expect(kindsOfField(schema)).toEqual(kinds);
});

describe('what a widget or a transform is for', () => {
  const fields = { text: { type: 'string' }, whole: { type: 'integer' }, number: { type: 'number' }, yesNo: { type: 'boolean' }, object: { type: 'object' }, list: { type: 'array' } } satisfies Record<string, Schema>;

  it.each<[Parameters<typeof isNo>[0], (keyof typeof fields)[], string]>([
    ['text', ['text'], 'a field that is a text'],
    ['number', ['whole', 'number'], 'a field that is a number'],
    ['yesNo', ['text', 'yesNo'], 'a field that is a yes/no value'],
    ['flag', ['yesNo'], 'a field that is a yes/no value'],
    ['object', ['object'], 'a field that is an object'],
    ['list', ['list'], 'a field that is a list'],
    ['id', ['text', 'whole', 'number'], 'a field that holds the id of a record: a number or a text'],
  ])('%s suits these kinds alone: %j', (what, suitable, expected) => {
    const misfit = isNo(what);
    expect(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, misfit(field)]))).toEqual(Object.fromEntries(Object.keys(fields).map((name) => [name, suitable.some((one) => one === name) ? undefined : expected])));
  });

  it('suits a field of several kinds of which one suits, and one whose kind nobody says', () => {
    expect([isNo('text')({ type: ['object', 'string'] }), isNo('text')({}), isNo('text')({ type: ['object', 'array'] })]).toEqual([undefined, undefined, 'a field that is a text']);
  });

  it('may be a list of objects', () => {
    expect([{ items: { properties: {} } }, { items: { type: 'string' } }, {}].map((field) => isNoListOfObjects(field as Schema))).toEqual([undefined, 'a field that is a list of objects', 'a field that is a list of objects']);
  });
});

it('a field takes every kind of value where each of them is named', () => {
  expect([{ type: [...ANY] }, { type: ANY.slice(1) }, { type: 'string' }, {}].map((field) => isOfAnyKind(field as Schema))).toEqual([true, false, false, false]);
  expect(ANY.toSorted()).toEqual(['array', 'boolean', 'null', 'number', 'object', 'string']);
});

describe('a geometry', () => {
  const points: Schema = { type: 'array', items: { type: 'array' } };
  const shape = (type: Schema, parts: Schema['properties'] = { coordinates: points }): Schema => ({ type: 'object', properties: { ...parts, type } });

  it.each<[string, Schema, ReturnType<typeof geometryShapes>]>([
    ['a point', shape({ const: 'Point' }), { shapes: ['Point'], hasOthers: false }],
    ['one of several, in the order of the map', shape({ enum: ['Polygon', 'LineString'] }), { shapes: ['LineString', 'Polygon'], hasOthers: false }],
    ['one that may not be drawn', shape({ enum: ['Polygon', 'MultiPolygon'] }), { shapes: ['Polygon'], hasOthers: true }],
    ['one of alternatives', { oneOf: [shape({ const: 'Point' }), shape({ const: 'Polygon' })] }, { shapes: ['Point', 'Polygon'], hasOthers: false }],
    ['one or none', { anyOf: [shape({ const: 'Point' }), { type: 'null' }] }, { shapes: ['Point'], hasOthers: false }],
    ['one beside a collection of them', { oneOf: [shape({ const: 'Point' }), shape({ const: 'GeometryCollection' }, { geometries: { type: ['array', 'null'] } })] }, { shapes: ['Point'], hasOthers: true }],
    ['only what cannot be drawn', shape({ const: 'MultiPoint' }), undefined],
    ['one or a text', { oneOf: [shape({ const: 'Point' }), { type: 'string' }] }, undefined],
    ['one whose type is not said', shape({ type: 'string' }), undefined],
    ['one without a type', { type: 'object', properties: { coordinates: points } }, undefined],
    ['one without coordinates', shape({ const: 'Point' }, {}), undefined],
    ['one whose coordinates are no list', shape({ const: 'Point' }, { coordinates: { type: 'string' } }), undefined],
    ['a text', { type: 'string' }, undefined],
  ])('is %s, or is none', (_what, schema, shapes) => {
    expect(geometryShapes(schema)).toEqual(shapes);
  });

  it('is drawn by its type', () => {
    expect(['Point', 'LineString', 'Polygon', 'MultiPoint', undefined].map(isShape)).toEqual([true, true, true, false, false]);
  });
});
