import { describe, expect, it } from 'vitest';
import type { Schema } from '@/engine/model/Schema';
import { defaultWidgetName } from '@/engine/model/widgetName';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { wireSchema } from '@/engine/model/transforms/wireSchema';
import { widgetField } from '@/engine/model/widgetField';
import { columnsOf } from '@/widgets/table/columns';
import { compileValidators } from '../../../scripts/resources/compileValidators';
import { withKind } from '../../../scripts/resources/kindsOfValues';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { obeys } from '../../../scripts/sandbox/seed/conditions';

const read = (schema: object, name = 'thing') => readResourceFiles({ files: new Map([[`schemas/${name}/schema.json`, JSON.stringify(schema)]]), messageContexts: [] });

function entityOf(schema: object) {
  const { entities, mistakes } = read(schema);
  expect(mistakes).toEqual([]);
  const [entity] = entities;
  if (!entity) throw new Error('There is no entity.');
  return entity;
}

/** The entity's words in a group, in both languages. */
function wordsOf(schema: object, group: string): unknown[] {
  const { words } = entityOf(schema);
  return [words.fr, words.en].map((all) => (all as Record<string, unknown>)[group]);
}

const NAME = { name: { type: 'string' } };
const KIND = (kind: string, title: unknown) => ({ title, type: 'object', properties: { kind: { const: kind }, [kind]: { type: 'string' } }, required: ['kind'] });

it('a field that is `false` in a condition is one that the object does not have', () => {
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  const { schema } = entityOf({ type: 'object', properties: { ...NAME, nick: { type: 'string' } }, if: { properties: { nick: false } }, then: { required: ['name'] } });
  expect(schema.if).toMatchObject({ properties: {}, allOf: [{ not: { required: ['nick'] } }] });
});

it('a list of anything has items of any kind, and one that may have no item has none', () => {
  const { properties } = entityOf({ type: 'object', properties: { ...NAME, all: { type: 'array', items: true }, none: { type: 'array', items: false } } }).schema;
  expect(properties).toMatchObject({ all: { items: withKind({}) }, none: { items: withKind({}), maxItems: 0 } });
});

it('names and choices with accents are words as others are', () => {
  const schema = { type: 'object', properties: { ...NAME, 'duréeÉcoulée': { enum: ['pièce', 'ÉTÉ_INDIEN', 'très_facile', 'déjàVu', 'É'] } } };
  expect(wordsOf(schema, 'fields')[1]).toMatchObject({ 'duréeÉcoulée': 'Durée écoulée' });
  expect(wordsOf(schema, 'enums')[1]).toEqual({ 'duréeÉcoulée': { 'pièce': 'Pièce', 'ÉTÉ_INDIEN': 'Été indien', 'très_facile': 'Très facile', 'déjàVu': 'Déjà vu', 'É': 'É' } });
});

it.each(['oneOf', 'anyOf'])('an alternative without any field (%s) can be validated, and is written as JSON', (keyword) => {
  const [none, one] = [{ title: 'None', type: 'object', properties: {}, additionalProperties: false }, { type: 'object', properties: NAME, required: ['name'] }];
  const { schema, checked } = entityOf({ type: 'object', properties: { ...NAME, choice: { [keyword]: [none, one] } } });
  expect(() => compileValidators(schema, checked)).not.toThrow();
  const [option = {}] = (schema.properties['choice'] as Record<string, Schema[]>)[keyword] ?? [];
  expect(defaultWidgetName(option)).toBe('json');
});

it.each<[string, object, unknown[]]>([
  ['texts, one of which is deprecated', { type: 'string', oneOf: [{ const: 'resizable' }, { const: 'fixed', deprecated: true, description: 'No longer used' }] }, ['resizable', 'fixed']],
  ['yes and no', { type: 'boolean', oneOf: [{ const: true }, { const: false, deprecated: true }] }, [true, false]],
  ['one value with its rule, and several with a preset', { type: 'string', anyOf: [{ enum: ['a'], minLength: 1 }, { enum: ['b', 'c'], default: 'b' }] }, ['a', 'b', 'c']],
])('alternatives of one value each are choices, whatever else is said of them: %s', (_what, layout, choices) => {
  const { layout: found } = entityOf({ type: 'object', properties: { ...NAME, layout } }).schema.properties;
  expect([found?.enum, found?.oneOf, found?.anyOf]).toEqual([choices, undefined, undefined]);
});

it('true and false stand for a schema in conditions and alternatives too', () => {
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  const [holds, never] = [{ if: true, then: { required: ['mode'] } }, { if: { required: ['x'] }, then: false }];
  const { schema } = entityOf({ type: 'object', properties: { ...NAME, mode: {}, x: {} }, ...holds, anyOf: [false, { required: ['name'] }], allOf: [never] });
  expect([{ name: 'a', mode: 1 }, { name: 'a' }, { mode: 1 }, { name: 'a', mode: 1, x: 1 }].map((record) => obeys(schema, record))).toEqual([true, false, false, false]);
});

it('a field that says itself that it is required is required, and a choice that is written twice is one choice', () => {
  const { schema } = entityOf({ type: 'object', required: true, properties: { ...NAME, code: { type: 'string', required: true, enum: ['a', 'b', 'a'] }, part: { type: 'object', required: true, properties: { of: { type: 'string', required: false } } } } });
  expect([schema.required, schema.properties['code']?.enum, schema.properties['part']?.required]).toEqual([['code', 'part'], ['a', 'b'], undefined]);
});

it.each([['accès fauteuil ?', 'Accès fauteuil ?'], ['horaires d’ouverture', 'Horaires d’ouverture'], ["l'été_prochain", "L'été prochain"], ['a/b', 'A b']])('a name that is written in words keeps its signs: %s', (name, label) => {
  const [french] = wordsOf({ type: 'object', properties: { ...NAME, [name]: { type: 'string' } } }, 'fields');
  expect(Object.values(french as object)).toContain(label);
});

it('a choice of blanks has the word of an empty one', () => {
  expect(wordsOf({ type: 'object', properties: { ...NAME, sign: { type: 'string', enum: [' ', '', 'a'] } } }, 'enums')).toMatchObject([{ sign: { ' ': '(vide)' } }, { sign: { ' ': '(empty)' } }]);
});

it('an example of as many emojis as characters are allowed is one', () => {
  expect(entityOf({ type: 'object', properties: { ...NAME, mood: { type: 'string', maxLength: 2, examples: ['👍👍'] } } }).schema.properties['mood']?.examples).toEqual(['👍👍']);
});

it('what alternatives are told apart by has the value of each, as the mapping of a discriminator or the names say', () => {
  const Base = { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } };
  const definitions = { Base, Car: { allOf: [{ $ref: '#/definitions/Base' }, { properties: { doors: { type: 'integer' } } }] }, Bike: { allOf: [{ $ref: '#/definitions/Base' }, { properties: { gears: { type: 'integer' } } }] } };
  const oneOf = [{ $ref: '#/definitions/Car' }, { $ref: '#/definitions/Bike' }];
  const kindsOf = (discriminator: object) => entityOf({ type: 'object', properties: { ...NAME, ride: { oneOf, discriminator } }, definitions }).schema.properties['ride']?.oneOf?.map(({ properties }) => properties?.['kind']?.const);
  expect(kindsOf({ propertyName: 'kind', mapping: { car: '#/definitions/Car', bike: 'Bike' } })).toEqual(['car', 'bike']);
  expect(kindsOf({ propertyName: 'kind' })).toEqual(['Car', 'Bike']);
});

it('a name with a hyphen is checked beside one that no box can have', () => {
  const { schema } = entityOf({ type: 'object', properties: { ...NAME, reactions: { type: 'object', properties: { '+1': { type: 'integer' }, '-1': { type: 'integer' }, 'a/b': { type: 'integer' } } } } });
  expect([{ '+1': 1, '-1': 2, 'a/b': 3 }, { '-1': 'many' }, { 'a/b': 'many' }].map((reactions) => obeys(schema, { reactions }))).toEqual([true, false, false]);
});

describe('a record', () => {
  it('that may be nothing where it is referred to is one', () => {
    expect(entityOf({ type: ['object', 'null'], properties: NAME }).schema.type).toBe('object');
    expect(entityOf({ type: 'object', nullable: true, properties: NAME }).schema.type).toBe('object');
  });

  it('that is told by its kinds alone has their fields', () => {
    const { schema, resource } = entityOf({ oneOf: [KIND('cat', 'Cat'), KIND('dog', 'Dog')] });
    expect([schema.type, Object.keys(schema.properties), resource.form.flatMap(({ rows }) => rows.flat())]).toEqual(['object', ['id'], ['kind', 'cat', 'dog']]);
  });

  it.each<[string, object, object, object]>([
    ['of any kind of text', { additionalProperties: { type: 'string' } }, { color: 'red' }, { type: 'object', additionalProperties: { type: 'string' } }],
    ['of one pattern', { patternProperties: { '^o': { type: 'integer' } }, additionalProperties: false }, { o1: 2 }, { type: 'object', additionalProperties: { type: 'integer' }, propertyNames: { pattern: '^o' } }],
    ['of several', { patternProperties: { '^o': { type: 'integer' }, '^p': {} } }, { o1: 2, p: true }, { type: 'object', patternProperties: { '^o': { type: 'integer' }, '^p': withKind({}) } }],
  ])('with names that an operator gives, %s, has them in one field', (_what, rules, others, field) => {
    const entity = entityOf({ type: 'object', properties: NAME, ...rules });
    expect([entity.schema.properties['otherFields'], entity.resource.form.flatMap(({ rows }) => rows.flat())]).toEqual([field, ['name', 'otherFields']]);
    const record = { name: 'a', otherFields: others };
    expect(recordFromApi(entity, { id: 1, '@id': '/things/1', name: 'a', ...others })).toEqual({ id: 1, ...record });
    expect(recordToApi(entity, record, { mode: 'create' })).toEqual({ name: 'a', ...others });
    const [first = ''] = Object.keys(others);
    expect(recordToApi(entity, { name: 'a', otherFields: { new: 'b' } }, { mode: 'edit', before: record })).toMatchObject({ new: 'b', [first]: null });
  });

  it.each<[string, object, object, object]>([
    ['objects', { type: 'object', additionalProperties: { type: 'object', properties: { amount: { type: 'number' } }, required: ['amount'] }, minProperties: 1 }, { a: { amount: 2 } }, [{ '@name': 'a', amount: 2 }]],
    ['lists of objects', { type: 'object', additionalProperties: { type: 'array', items: { type: 'object', properties: { on: { type: 'boolean' } } } } }, { a: [{ on: true }] }, [{ '@name': 'a', value: [{ on: true }] }]],
    ['objects under further names', { type: ['object', 'null'], additionalProperties: { type: 'object', additionalProperties: { type: 'object', properties: { v: { type: 'integer' } } } } }, { a: { b: { v: 1 } } }, [{ '@name': 'a', value: [{ '@name': 'b', v: 1 }] }]],
    ['alternatives under names of a pattern', { type: 'object', patternProperties: { '^[a-z]+$': { oneOf: [KIND('cat', 'Cat'), KIND('dog', 'Dog')] } }, additionalProperties: false }, { a: { kind: 'cat', cat: 'x' } }, [{ '@name': 'a', value: { kind: 'cat', cat: 'x' } }]],
    ['objects under names of a pattern that takes any', { type: 'object', patternProperties: { '^.*$': { type: 'object', properties: { v: { type: 'integer' } } } } }, { a: { v: 1 } }, [{ '@name': 'a', v: 1 }]],
    ['a point', { type: 'object', additionalProperties: { type: 'object', properties: { type: { const: 'Point' }, coordinates: { type: 'array', items: { type: 'number' }, minItems: 2 } } } }, { a: { type: 'Point', coordinates: [6, 48] } }, [{ '@name': 'a', value: { type: 'Point', coordinates: [6, 48] } }]],
  ])('of %s under free names has a list of them, and their names and fields have words', (_what, field, wire, form) => {
    const entity = entityOf({ type: 'object', properties: { ...NAME, box: { type: 'object', properties: { all: field } } }, default: {} });
    expect(recordFromApi(entity, { box: { all: wire } })).toEqual({ box: { all: form } });
    expect(recordToApi(entity, { box: { all: form } }, { mode: 'create' })).toEqual({ box: { all: wire } });
    const all = entity.schema.properties['box']?.properties?.['all'];
    expect([obeys(entity.schema, { box: { all: form } }), obeys(all ?? {}, [{ amount: 2 }]), wireSchema(entity).properties['box']?.properties?.['all']]).toEqual([true, false, expect.objectContaining({ type: (field as Schema).type })]);
    expect((entity.words.fr as { fields: Record<string, string> }).fields['box.all.@name']).toBe('Nom');
  });

  it('of values under free names has them as they are where a file says how they are edited, or where no box could hold them', () => {
    const free = (value: object) => ({ type: 'object', additionalProperties: value });
    const objects = free({ type: 'object', properties: { a: { type: 'string' } } });
    const schema = { type: 'object', properties: { ...NAME, said: objects, converted: objects, shown: objects, texts: free({ type: 'string' }), any: free({ type: 'object' }), grid: free({ type: 'array', items: { type: 'array', items: { type: 'integer' } } }) } };
    const resource = { fields: { said: { widget: 'json' }, shown: { widget: { use: 'table', columns: ['@name', 'a'] } }, converted: { transform: 'address' } } };
    const { entities, mistakes } = readResourceFiles({ files: new Map(Object.entries({ 'schemas/thing/schema.json': schema, 'schemas/thing/resource.json': resource }).map(([path, file]) => [path, JSON.stringify(file)])), messageContexts: [] });
    expect([mistakes, Object.values(entities[0]?.schema.properties ?? {}).map(({ type }) => type)]).toEqual([[], ['integer', 'string', 'object', 'object', 'array', 'object', 'object', 'object']]);
  });

  it('with names that an operator gives, beside names that no box can have and conditions on these, has both', () => {
    const entity = entityOf({
      type: 'object',
      properties: { 'net.ip': { type: 'string' }, 'first name': { type: 'string' }, mode: { type: 'string' } },
      patternProperties: { '^raw_': { type: 'integer' } },
      additionalProperties: false,
      dependentRequired: { mode: ['net.ip'] },
      if: { required: ['first name'] },
      // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
      then: { properties: { 'last name': { type: 'string' } }, required: ['last name'] },
    });
    expect([entity.schema.dependencies, entity.schema.if, entity.schema.then?.required]).toEqual([{ mode: ['netIp'] }, { required: ['firstName'] }, ['lastName']]);
    expect(entity.resource.form.flatMap(({ rows }) => rows.flat())).toEqual(['netIp', 'firstName', 'mode', 'otherFields', 'lastName']);
    const [wire, record] = [{ 'net.ip': '10.0.0.1', 'first name': 'a', 'last name': 'b', raw_1: 2 }, { netIp: '10.0.0.1', firstName: 'a', lastName: 'b', otherFields: { raw_1: 2 } }];
    expect(recordFromApi(entity, { id: 1, '@id': '/things/1', ...wire })).toEqual({ id: 1, ...record });
    expect(recordToApi(entity, record, { mode: 'create' })).toEqual(wire);
    expect([wireSchema(entity).dependencies, wireSchema(entity).then?.required]).toEqual([{ mode: ['net.ip'] }, ['last name']]);
  });

  it('keeps what tools add under names of their own, beside its fields and those of its objects', () => {
    const patternProperties = { '^x-': {} };
    const { schema, resource } = entityOf({ type: 'object', patternProperties, additionalProperties: false, properties: { ...NAME, part: { type: 'object', patternProperties, properties: { size: { type: 'integer' } } } } });
    expect([resource.recordTransforms, Object.keys(schema.properties), defaultWidgetName(schema.properties['part'] ?? {})]).toEqual([[], ['id', 'name', 'part'], 'object']);
    expect(obeys(schema, { name: 'a', 'x-tool': 1, part: { size: 1, 'x-tool': 2 } })).toBe(true);
  });

  it('of definitions that refer to one another everywhere is cut where a page could not hold it', () => {
    const names = Array.from({ length: 8 }, (_one, index) => `D${index}`);
    const properties = Object.fromEntries(names.map((name) => [name.toLowerCase(), { $ref: `#/definitions/${name}` }]));
    const { schema } = entityOf({ type: 'object', properties: { ...NAME, ...properties }, definitions: Object.fromEntries(names.map((name) => [name, { type: 'object', properties: { own: { type: 'string' }, ...properties } }])) });
    const [first, second, third] = ['d0', 'd1', 'd2'].reduce<Schema[]>((path, name) => [...path, (path.at(-1) ?? schema).properties?.[name] ?? {}], []);
    expect([first?.properties?.['own'], second?.properties?.['own'], third]).toEqual([{ type: 'string' }, { type: 'string' }, { type: 'object' }]);
  });

  it('without fields is told once', () => {
    expect(read({ type: 'object' }).mistakes).toEqual([expect.objectContaining({ file: 'schemas/thing/schema.json', pointer: '/properties', expected: 'the fields of a record' })]);
  });
});

describe('a reference', () => {
  const definitions = {
    plain: { type: 'object', properties: { plain: { type: 'string' } } },
    anchored: { $anchor: 'here', type: 'object', properties: { anchored: { type: 'string' } } },
    addressed: { $id: 'address.json', type: 'object', properties: { addressed: { type: 'string' } }, $defs: { inner: { $anchor: 'inside', type: 'object', properties: { inside: { type: 'string' } } } } },
    'a/b c': { type: 'object', properties: { escaped: { type: 'string' } } },
    union: { oneOf: [{ type: 'object', properties: { placed: { type: 'string' } } }] },
    fragment: { $id: '#fragment', type: 'object', properties: { fragment: { type: 'string' } } },
    holder: { properties: { held: { $anchor: 'held', type: 'object', properties: { within: { type: 'string' } } } } },
  };
  it.each([
    ['#/$defs/plain', 'plain'],
    ['#here', 'anchored'],
    ['address.json', 'addressed'],
    ['https://example.org/schemas/address.json', 'addressed'],
    ['#/$defs/a~1b%20c', 'escaped'],
    ['#/$defs/union/oneOf/0', 'placed'],
    ['#held', 'within'],
    ['#fragment', 'fragment'],
    ['address.json#/$defs/inner', 'inside'],
    ['address.json#inside', 'inside'],
    ['https://example.org/schemas/thing.json#/$defs/plain', 'plain'],
  ])('%s leads to what has that name', ($ref, field) => {
    const { schema } = entityOf({ $id: 'https://example.org/schemas/thing.json', type: 'object', properties: { ...NAME, part: { $ref } }, $defs: definitions });
    expect(Object.keys(schema.properties['part']?.properties ?? {})).toEqual([field]);
  });

  it.each([['#party'], ['party.json'], ['http://example.org/party.json']])('%s leads to what is called so in draft-04', ($ref) => {
    const old = { $schema: 'http://json-schema.org/draft-04/schema#', id: 'http://example.org/thing.json', type: 'object', properties: { ...NAME, part: { $ref } } };
    const { schema } = entityOf({ ...old, definitions: { anchored: { id: '#party', properties: { party: { type: 'string' } } }, addressed: { id: 'party.json', properties: { party: { type: 'string' } } } } });
    expect(Object.keys(schema.properties['part']?.properties ?? {})).toEqual(['party']);
  });

  it('of a document within the file leads to what that document has, else to what the file has', () => {
    const inner = { $id: 'https://example.org/schemas/inner.json', type: 'object', properties: { one: { $ref: '#/definitions/size' }, two: { $ref: '#/$defs/plain' } }, definitions: { size: { type: 'integer' } } };
    const { schema } = entityOf({ type: 'object', properties: { ...NAME, part: { $ref: 'https://example.org/schemas/inner.json' } }, definitions: { size: { type: 'boolean' } }, $defs: { ...definitions, inner } });
    expect(schema.properties['part']?.properties).toMatchObject({ one: { type: 'integer' }, two: { properties: { plain: { type: 'string' } } } });
  });

  it.each([
    ['relative to the address of the document around it', 'https://example.org/common/quantity', { $id: 'https://example.org/common/unit' }, 'unit'],
    ['relative to an address that is itself relative', '/common/quantity', { $id: 'https://example.org/common/unit' }, 'unit'],
    ['whose address ends in an empty fragment', 'https://example.org/common/quantity#', { $id: 'https://example.org/common/unit#' }, 'unit#'],
    ['that is a name and no address', 'urn:example:quantity', { $id: 'urn:example:unit' }, 'urn:example:unit'],
  ])('leads to a document within the file, %s', (_how, $id, unit, $ref) => {
    const $defs = { quantity: { $id, type: 'object', properties: { unit: { $ref } } }, unit: { ...unit, type: 'string', enum: ['kg', 'g'] }, other: { $id: 'https://example.org/schemas/unit', type: 'integer' } };
    const { schema } = entityOf({ $id: 'https://example.org/schemas/thing', type: 'object', properties: { ...NAME, part: { $ref: $id } }, $defs });
    expect(schema.properties['part']?.properties?.['unit']?.enum).toEqual(['kg', 'g']);
  });

  it('to the address that another file has given itself leads to that file: a shared one, or the record of another entity', () => {
    const files = {
      'thing/schema.json': { $id: 'https://example.org/things/thing', type: 'object', properties: { ...NAME, size: { $ref: 'https://example.org/things/size' }, deep: { $ref: 'size#/$defs/deep' }, owner: { $ref: '../people/person.schema.json' } } },
      'person/schema.json': { $id: 'https://example.org/people/person.schema.json', type: 'object', properties: { nick: { type: 'string' } } },
      'shared/measures.json': { $id: 'https://example.org/things/size', type: 'object', properties: { width: { type: 'number' } }, $defs: { deep: { type: 'boolean' } } },
    };
    const { entities, mistakes } = readResourceFiles({ files: new Map(Object.entries(files).map(([path, schema]) => [`schemas/${path}`, JSON.stringify(schema)])), messageContexts: [] });
    expect(mistakes).toEqual([]);
    const { size, deep, owner } = entities.find(({ resource }) => resource.name === 'thing')?.schema.properties ?? {};
    expect([Object.keys(size?.properties ?? {}), deep?.type, Object.keys(owner?.properties ?? {})]).toEqual([['width'], 'boolean', ['nick']]);
  });

  it('to a name in another file leads there', () => {
    const files = { 'thing/schema.json': { type: 'object', properties: { ...NAME, part: { $ref: '../shared/parts.json#here' } } }, 'shared/parts.json': { $defs: definitions } };
    const { entities, mistakes } = readResourceFiles({ files: new Map(Object.entries(files).map(([path, schema]) => [`schemas/${path}`, JSON.stringify(schema)])), messageContexts: [] });
    expect(mistakes).toEqual([]);
    expect(Object.keys(entities[0]?.schema.properties['part']?.properties ?? {})).toEqual(['anchored']);
  });

  it('to the record of another entity, and back, has its fields', () => {
    const files = { team: { title: 'Team', type: 'object', properties: { ...NAME, lead: { $ref: '../member/schema.json' } } }, member: { type: 'object', required: ['nick'], properties: { nick: { type: 'string' }, team: { $ref: '../team/schema.json' } } } };
    const { entities, mistakes } = readResourceFiles({ files: new Map(Object.entries(files).map(([name, schema]) => [`schemas/${name}/schema.json`, JSON.stringify(schema)])), messageContexts: [] });
    expect(mistakes).toEqual([]);
    const lead = entities.find(({ resource }) => resource.name === 'team')?.schema.properties['lead'];
    expect([lead?.required, Object.keys(lead?.properties?.['team']?.properties ?? {})]).toEqual([['nick'], ['name', 'lead']]);
  });

  it('has what is said beside it too: fields, what must be there, and rules', () => {
    const $defs = { box: { type: 'object', title: 'Box', properties: { width: { type: 'number' }, label: { type: 'string' } }, required: ['label'], allOf: [{ minProperties: 1 }] } };
    const part = { $ref: '#/$defs/box', title: 'Crate', properties: { height: { type: 'number' }, label: { maxLength: 9 } }, required: ['width'], allOf: [{ maxProperties: 3 }] };
    const { schema } = entityOf({ type: 'object', properties: { ...NAME, part }, $defs });
    expect(schema.properties['part']).toMatchObject({ title: 'Crate', type: 'object', properties: { width: { type: 'number' }, height: { type: 'number' }, label: { type: 'string', maxLength: 9 } } });
    const takes = (value: object) => obeys(schema, { name: 'a', part: value });
    expect([{ width: 1, label: 'a' }, { width: 1 }, { label: 'a' }, { width: 1, label: 'a', height: 1, other: 1 }].map(takes)).toEqual([true, false, false, false]);
  });

  it('to the address of the record itself leads to its fields', () => {
    const { schema } = entityOf({ $id: 'https://example.org/schemas/thing.json', type: 'object', properties: { ...NAME, part: { $ref: 'thing.json' } } });
    expect(Object.keys(schema.properties['part']?.properties ?? {})).toEqual(['name', 'part']);
  });

  it.each(['#nowhere', 'nowhere.json', 'address.json#/$defs/nowhere', '../nowhere/schema.json', '#/$defs/nowhere'])('%s that leads nowhere is told', ($ref) => {
    expect(read({ type: 'object', properties: { ...NAME, part: { $ref } }, $defs: definitions }).mistakes).toEqual([expect.objectContaining({ pointer: '/properties/part/$ref', found: JSON.stringify($ref) })]);
  });

  it('to what OpenAPI keeps under components is followed', () => {
    const { schema } = entityOf({ type: 'object', properties: { ...NAME, part: { $ref: '#/components/schemas/Part' } }, components: { schemas: { Part: { type: 'object', properties: { size: { type: 'integer' } } } } } });
    expect(schema.properties['part']?.properties).toEqual({ size: { type: 'integer' } });
  });
});

it.each<[string, object, string]>([
  ['places', { prefixItems: [{ type: 'string' }, { minimum: 0 }] }, 'tuple'],
  ['fields', { properties: { size: { type: 'integer' } } }, 'table'],
  ['numbers', { minimum: 0 }, 'list'],
  ['anything', {}, 'json'],
])('a list of what does not say its kind, but its rules, is one of %s', (_what, items, widget) => {
  const { schema } = entityOf({ type: 'object', properties: { ...NAME, parts: { type: 'array', items } } });
  const parts = schema.properties['parts'] ?? {};
  expect(defaultWidgetName(widget === 'tuple' ? (parts.items ?? {}) : parts)).toBe(widget);
});

it('a bound of draft-04 may be excluded', () => {
  expect(entityOf({ type: 'object', properties: { age: { type: 'integer', minimum: 0, exclusiveMinimum: true } } }).schema.properties['age']).toEqual({ type: 'integer', exclusiveMinimum: 0 });
});

it('the document of an API is no schema, and who puts it there learns what makes schemas of it', () => {
  expect(read({ openapi: '3.1.0', paths: {}, components: {} }).mistakes.map(({ expected }) => expected)).toContainEqual(expect.stringContaining('npm run add -- FILE'));
});

it('choices that only a condition gives have words: their titles, or their values in words', () => {
  const then = { properties: { model: { enum: ['smart_one', 'old_one'] }, size: { oneOf: [{ const: 1, title: 'Petit' }, { const: 2, title: 'Grand' }] } } };
  const otherwise = { properties: { model: { oneOf: [{ const: 'suv', title: { fr: 'Tout-terrain', en: 'Off-road' } }, { const: 'van', title: 'Van' }] } } };
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  const { words, schema } = entityOf({ type: 'object', properties: { ...NAME, model: { type: 'string' }, size: { type: 'integer' } }, if: { properties: { name: { const: 'a' } }, required: ['name'] }, then, else: otherwise });
  expect((words.fr as Record<string, unknown>)['enums']).toEqual({ model: { smart_one: 'Smart one', old_one: 'Old one', suv: 'Tout-terrain', van: 'Van' }, size: { 1: 'Petit', 2: 'Grand' } });
  expect([obeys(schema, { name: 'a', model: 'smart_one' }), obeys(schema, { name: 'a', model: 'suv' })]).toEqual([true, false]);
});

it('fields whose names say the same are called as they are on the wire, beside one another, but for a plain name beside one with a mark', () => {
  const text = { type: 'string' };
  const named = (schema: object) => (entityOf(schema).words.en as { fields: Record<string, string> }).fields;
  expect(named({ type: 'object', properties: { ...NAME, type: text, '@type': text, Id: { type: 'integer' }, openedAt: text, opened_at: text, closedAt: text, _closedAt: text } })).toMatchObject({ type: 'Type', '@type': '@type', Id: 'Id', openedAt: 'openedAt', opened_at: 'opened_at', closedAt: 'Closed at', _closedAt: '_closedAt' });
  expect(named({ type: 'object', properties: { ...NAME, place: { type: 'object', properties: { 'post-code': text, postCode: text, type: text } }, type: text } })).toMatchObject({ 'place.post-code': 'post-code', 'place.postCode': 'postCode', 'place.type': 'Type', type: 'Type' });
});

it('fields of one title are called by their names, beside one another', () => {
  const titled = (title: string) => ({ type: 'string', title });
  const place = { type: 'object', properties: { street: titled('Line'), town: titled('Town') } };
  const named = (entityOf({ type: 'object', properties: { ...NAME, senderId: titled('ID'), carrierId: titled('ID'), town: titled('Town'), place } }).words.en as { fields: Record<string, string> }).fields;
  expect(named).toMatchObject({ senderId: 'Sender ID', carrierId: 'Carrier ID', town: 'Town', 'place.street': 'Line', 'place.town': 'Town' });
});

it('a field that goes with another one has a box, also where nothing is said of it', () => {
  const { schema, resource } = entityOf({ type: 'object', properties: { ...NAME, card: { type: 'string' } }, dependentRequired: { card: ['holder'] } });
  expect(defaultWidgetName(schema.properties['holder'] ?? {})).toBe('json');
  expect(JSON.stringify(resource.form)).toContain('holder');
});

it('parts that each forbid other fields have the fields of all, and the record forbids others', () => {
  const closed = (properties: object) => ({ type: 'object', additionalProperties: false, properties });
  const { schema, resource } = entityOf({ type: 'object', additionalProperties: false, required: ['name'], allOf: [{ ...closed(NAME), allOf: [closed({ size: { type: 'integer' } })] }] });
  expect([Object.keys(schema.properties), schema.additionalProperties, schema.allOf]).toEqual([expect.arrayContaining(['name', 'size']), false, undefined]);
  expect(JSON.stringify(resource.form)).toMatch(/name.*size/);
});

it('an example of an object that lacks what the object must have is none', () => {
  const part = { type: 'object', required: ['a'], properties: { a: { type: 'string' }, b: { type: 'string' } } };
  const { schema } = entityOf({ type: 'object', properties: { ...NAME, part: { ...part, examples: [{ b: 'x' }, { a: 'y' }] } } });
  expect(schema.properties['part']?.examples).toEqual([{ a: 'y' }]);
});

it('a constant that is an object is there in a new record', () => {
  const { schema } = entityOf({ type: 'object', required: ['size'], properties: { ...NAME, size: { const: { a: [1] } } } });
  expect(schema.properties['size']?.default).toEqual({ a: [1] });
});

it('a folder whose name begins with a digit is refused, with what to do about it', () => {
  const { mistakes } = read({ type: 'object', properties: NAME }, '2faCode');
  expect(mistakes.map(({ found, expected }) => [found, expected])).toEqual([['a folder named "2faCode"', expect.stringMatching(/begins with a letter.*--prefix/)]]);
});

it('what a schema of draft-03 extends has its fields', () => {
  const { schema } = entityOf({ $schema: 'http://json-schema.org/draft-03/schema#', definitions: { base: { type: 'object', properties: { town: { type: 'string' } } } }, extends: { $ref: '#/definitions/base' }, type: 'object', properties: NAME });
  expect(schema.properties['town']).toEqual({ type: 'string' });
});

it.each([['$merge', 'allOf'], ['propertyDependencies', 'dependentSchemas'], ['select', 'oneOf']])('a keyword of another tool by which a form would be without fields is refused, with what says the same: %s', (keyword, instead) => {
  const { entities, mistakes } = read({ type: 'object', properties: NAME, [keyword]: { kind: { a: { properties: { town: { type: 'string' } } } } } });
  expect([entities.length, mistakes.map(({ found, expected }) => [found, expected])]).toEqual([0, [[`"${keyword}"`, `"${instead}", which says the same: a form would have nothing of what this keyword says`]]]);
});

it('choices that are objects are checked, and written as JSON', () => {
  const { schema } = entityOf({ type: 'object', properties: { ...NAME, size: { enum: [{ a: 1 }, { a: 2 }] } } });
  expect(schema.properties['size']).toEqual({ type: ['object'], allOf: [{ enum: [{ a: 1 }, { a: 2 }] }] });
  expect(defaultWidgetName(schema.properties['size'] ?? {})).toBe('json');
});

it('choices that read the same, as a number and a text do, are written as JSON: an operator could not tell them apart', () => {
  const widgetOf = (choices: readonly unknown[]) => {
    const { schema } = entityOf({ type: 'object', properties: { ...NAME, size: { enum: choices } } });
    return defaultWidgetName(schema.properties['size'] ?? {});
  };
  expect([[1, '1', 2], [true, 'true'], ['a', 1, null, true]].map(widgetOf)).toEqual(['json', 'json', 'choice']);
});

it.each([[{ a: 1 }, 'object'], [[1, 2], 'array']])('a value that is always %o is checked, and written as JSON', (only, type) => {
  const { schema } = entityOf({ type: 'object', properties: { ...NAME, size: { const: only } } });
  expect([schema.properties['size'], defaultWidgetName(schema.properties['size'] ?? {})]).toEqual([{ type, allOf: [{ enum: [only] }] }, 'json']);
});

it('what must be agreed to is a box to tick, whether its kind is said or not', () => {
  expect(defaultWidgetName(entityOf({ type: 'object', properties: { ...NAME, terms: { const: true } } }).schema.properties['terms'] ?? {})).toBe('yesNo');
});

it('a choice that is empty has a word', () => {
  expect(wordsOf({ type: 'object', properties: { ...NAME, size: { enum: ['', 'xl'] } } }, 'enums')).toEqual([{ size: { '': '(vide)', xl: 'Xl' } }, { size: { '': '(empty)', xl: 'Xl' } }]);
});

it('what is deprecated is no name and no filter, is out of sight in the list, and comes last in the form', () => {
  const { resource, words } = entityOf({ type: 'object', properties: { name: { type: 'string', deprecated: true }, old: { enum: ['a', 'b'], deprecated: true }, reference: { type: 'string' } } });
  expect(resource.title).toEqual(['reference']);
  expect(resource.list?.columns.map(({ field, hidden }) => [field, hidden])).toEqual([['reference', false], ['name', true], ['old', true], ['id', true]]);
  expect(resource.list?.filters.map(({ name }) => name)).toEqual(['reference']);
  expect(resource.form.map(({ name, rows }) => [name, rows.flat()])).toEqual([['thing', ['reference']], ['deprecated', ['name', 'old']]]);
  expect(words).toMatchObject({ fr: { sections: { deprecated: 'Obsolète' } }, en: { sections: { deprecated: 'Deprecated' } } });
});

it('a field that is deprecated says so in its help, wherever it stands', () => {
  const place = { type: 'object', properties: { town: { type: 'string', deprecated: true, description: 'Use city.' }, area: { type: 'string', deprecated: true }, city: { type: 'string' } } };
  const [fr, en] = wordsOf({ type: 'object', properties: { ...NAME, place } }, 'help');
  expect([fr, en]).toEqual([{ 'place.town': 'Obsolète. Use city.', 'place.area': 'Obsolète.' }, { 'place.town': 'Deprecated. Use city.', 'place.area': 'Deprecated.' }]);
});

it('a choice of yes and no is called so', () => {
  expect(wordsOf({ type: 'object', properties: { ...NAME, flag: { enum: [true, false] }, size: { enum: ['true', 1, true] } } }, 'enums')).toMatchObject([{ flag: { true: 'Oui', false: 'Non' } }, { flag: { true: 'Yes', false: 'No' } }]);
});

it('an item of a list is shown with what only a condition brings', () => {
  const items = { type: 'object', properties: { kind: { enum: ['a', 'b'] } }, dependencies: { kind: { properties: { extra: { type: 'string' } } } } };
  const entity = entityOf({ type: 'object', properties: { ...NAME, lines: { type: 'array', items } } });
  expect(columnsOf(widgetField(entity, 'lines', 'Lines')).map(({ name }) => name)).toEqual(['lines.kind', 'lines.extra']);
});

it('a constant in a part that always holds is the only choice', () => {
  const { schema } = entityOf({ type: 'object', allOf: [{ $ref: '#/$defs/Versioned' }], properties: NAME, $defs: { Versioned: { type: 'object', properties: { version: { const: 2 } } } } });
  expect(schema.properties['version']).toEqual({ enum: [2] });
});

it.each([['Voiture électrique', 'Voitures électriques'], ['Aire de covoiturage', 'Aires de covoiturage'], ['Big car', 'Big cars']])('a title that is one text for both languages has the plural of the language that its accents tell: %s', (title, plural) => {
  expect(wordsOf({ title, type: 'object', properties: NAME }, 'menu')).toEqual([plural, plural]);
});

it('a name is French where a field beside it has accents, and one in -eau is in both languages', () => {
  const pluralsOf = (title: string, field = 'name') => wordsOf({ title, type: 'object', properties: { [field]: { type: 'string' } } }, 'menu')[0];
  expect([pluralsOf('Cheval', 'né_le'), pluralsOf('Cheval'), pluralsOf('Festival', 'été'), pluralsOf('Pneu', 'été'), pluralsOf('Jeu', 'été')]).toEqual(['Chevaux', 'Chevals', 'Festivals', 'Pneus', 'Jeux']);
  expect(read({ type: 'object', properties: NAME }, 'bateau').entities[0]).toMatchObject({ words: { fr: { menu: 'Bateaux' }, en: { menu: 'Bateaux' } }, resource: { route: '/bateaux', endpoint: { list: 'admin/bateaux' } } });
});

it('a day inside an object that may be null is one on the wire too', () => {
  const { properties } = wireSchema(entityOf({ type: 'object', properties: { ...NAME, stay: { type: 'object', properties: { from: { type: 'string', format: 'date' }, to: { type: ['string', 'null'], format: 'date' }, part: { type: ['string', 'null'], format: 'date', enum: ['2026-01-01', null] } } } } }));
  expect(properties['stay']?.properties).toEqual({ from: { type: 'string', format: 'date' }, to: { type: ['string', 'null'], format: 'date' }, part: { type: ['string', 'null'], format: 'date', enum: ['2026-01-01', null] } });
});

describe('a name that no box can have', () => {
  it('leaves its field in its place', () => {
    const { schema, resource } = entityOf({ type: 'object', properties: { 'first name': { type: 'string' }, ...NAME } });
    expect([Object.keys(schema.properties), resource.form.flatMap(({ rows }) => rows.flat())]).toEqual([['id', 'firstName', 'name'], ['firstName', 'name']]);
  });

  it.each(['first name', 'a.b', 'a/b', 'x:y', '2024', 'constructor', 'toString', '__proto__', ''])('is that of a field which the API calls so: "%s"', (name) => {
    const entity = entityOf(JSON.parse(`{ "type": "object", "required": ["${name}"], "properties": { "name": { "type": "string" }, "${name}": { "type": "string" } } }`) as object);
    const [form = ''] = entity.resource.form.flatMap(({ rows }) => rows.flat()).filter((field) => field !== 'name');
    const wire = JSON.parse(`{ "id": 1, "${name}": "a value" }`) as Record<string, unknown>;
    expect(recordFromApi(entity, wire)).toEqual({ id: 1, [form]: 'a value' });
    expect(Object.entries(recordToApi(entity, { [form]: 'another' }, { mode: 'edit', before: { [form]: 'a value' } }))).toEqual([[name, 'another']]);
    expect([entity.schema.required, entity.resource.list?.columns.find(({ field }) => field === form)?.sortable, entity.resource.list?.filters.map(({ name: filter }) => filter)]).toEqual([[form], false, ['name']]);
  });

  it('takes no other one’s place', () => {
    expect(Object.keys(entityOf({ type: 'object', properties: { aB: { type: 'string' }, 'a.b': { type: 'string' }, 'a b': { type: 'string' } } }).schema.properties)).toEqual(['id', 'aB', 'aB2', 'aB3']);
  });

  it('makes JSON of an object inside the record, which is checked', () => {
    const { schema } = entityOf({ type: 'object', properties: { ...NAME, part: { type: 'object', required: ['a.b'], properties: { 'a.b': { type: 'string' } } } } });
    expect(defaultWidgetName(schema.properties['part'] ?? {})).toBe('json');
    expect([{ 'a.b': 'x' }, { 'a.b': 1 }, {}].map((part) => obeys(schema, { part }))).toEqual([true, false, false]);
  });
});

describe('a record that must have', () => {
  it('what its schema does not describe has a box for a value of any kind', () => {
    const { schema, resource } = entityOf({ type: 'object', required: ['name', 'ghost'], properties: NAME });
    expect([defaultWidgetName(schema.properties['ghost'] ?? {}), resource.form.flatMap(({ rows }) => rows.flat())]).toEqual(['json', ['name', 'ghost']]);
  });

  it('one value only has it when it is made, also in what must be there', () => {
    const { schema } = entityOf({ type: 'object', required: ['kind', 'part'], properties: { kind: { const: 'Patient' }, part: { type: 'object', required: ['v'], properties: { v: { const: 2 } } }, other: { type: 'object', required: ['v'], properties: { v: { const: 3 } } } } });
    expect([schema.properties['kind']?.default, schema.properties['part']?.properties?.['v']?.default, schema.properties['other']?.properties?.['v']?.default]).toEqual(['Patient', 2, undefined]);
  });

  it('a mark of JSON-LD keeps it', () => {
    const entity = entityOf({ type: 'object', required: ['@type'], properties: { '@type': { enum: ['Book', 'Film'] }, author: { type: 'object', properties: { '@type': { type: 'string' }, name: { type: 'string' } } } } });
    const wire = { '@id': '/works/1', '@type': 'Book', author: { '@id': '/people/2', '@type': 'Person', name: 'Jeanne' } };
    expect([entity.resource.form.flatMap(({ rows }) => rows.flat()), recordFromApi(entity, wire)]).toEqual([['@type', 'author'], { '@type': 'Book', author: { '@type': 'Person', name: 'Jeanne' } }]);
  });
});

describe('a part that narrows what another part says', () => {
  const ofParts = (...parts: object[]) => entityOf({ allOf: parts.map((properties) => ({ type: 'object', properties })) }).schema;
  it('is obeyed with it, and no field is lost', () => {
    const { properties } = ofParts({ a: { type: 'integer', minimum: 1 }, b: { type: 'string' } }, { a: { minimum: 3, maximum: 9 }, c: { type: 'boolean' } });
    expect(properties).toEqual({ id: { type: 'integer', readOnly: true }, a: { type: 'integer', minimum: 3, maximum: 9 }, b: { type: 'string' }, c: { type: 'boolean' } });
  });

  it('that contradicts it is kept beside it', () => {
    expect(ofParts({ a: { type: 'string', pattern: '^a' } }, { a: { type: 'string', pattern: 'b$' } }).properties['a']).toMatchObject({ type: 'string', allOf: [{ pattern: '^a' }] });
  });
});

it('keywords of editors and generators say nothing here, and misspelt ones are told', () => {
  expect(read({ type: 'object', allowTrailingCommas: true, properties: { name: { type: 'string', markdownDescription: '*', tsType: 'x', tsAdditionalProperties: true, typeof: 'function', 'x-deprecated': 'Use another.', 'ui:order': 1, propertyOrder: 2 } } }).mistakes).toEqual([]);
  expect(read({ type: 'object', properties: { name: { type: 'string', maxLenght: 2 } } }).mistakes).toMatchObject([{ pointer: '/properties/name/maxLenght', suggestion: 'maxLength' }]);
});

it.each([['datetime', 'date-time'], ['Email', 'email'], ['URL', 'uri'], ['uuid4', 'uuid'], ['path', undefined], ['date-span', undefined]])('the format %s is %s', (format, expected) => {
  expect(entityOf({ type: 'object', properties: { name: { type: 'string', format } } }).schema.properties['name']?.format).toBe(expected);
});

it.each([[String.raw`^\@[\w-.]+\-\d$`, '@a-b.c-1'], [String.raw`^[\_a-z\:]+$`, 'a_:'], [String.raw`^\${[a-z{]{2}}$`, '${a{}'], ['^[a-z]{2,}]$', 'ab]']])('a pattern of older engines means the same: %s', (pattern, text) => {
  const { schema } = entityOf({ type: 'object', properties: { name: { type: 'string', pattern } } });
  expect([text, `${text}!`].map((name) => obeys(schema, { name }))).toEqual([true, false]);
});

it.each([[{ $dynamicRef: '#node' }], [{ $recursiveRef: '#' }]])('%o leads to the record itself', (reference) => {
  const { schema } = entityOf({ $dynamicAnchor: 'node', type: 'object', properties: { ...NAME, children: { type: 'array', items: reference } } });
  expect(Object.keys(schema.properties['children']?.items?.properties ?? {})).toEqual(['name', 'children']);
});

it('a dynamic reference leads to the outermost place of its name, which extends the others', () => {
  const node = { $dynamicAnchor: 'node', type: 'object', properties: { ...NAME, children: { type: 'array', items: { $dynamicRef: '#node' } } } };
  const { schema } = entityOf({ $dynamicAnchor: 'node', $ref: '#/$defs/tree', required: ['name'], $defs: { tree: { $id: 'https://example.org/tree', ...node } } });
  expect(schema.properties['children']?.items?.required).toEqual(['name']);
});

it('choices are called as their generator calls them', () => {
  const level = { type: 'integer', enum: [1, 2], 'x-enum-varnames': ['VERY_LOW', 'High'] };
  expect(wordsOf({ type: 'object', properties: { level, levels: { type: 'array', items: level } } }, 'enums')[1]).toEqual({ level: { 1: 'Very low', 2: 'High' }, levels: { 1: 'Very low', 2: 'High' } });
});

describe('an alternative without a title', () => {
  const named = (...oneOf: object[]) => (wordsOf({ type: 'object', properties: { ...NAME, target: { oneOf } }, definitions: { PostalAddress: { type: 'object', properties: { zip: { type: 'string' } } } } }, 'alternatives') as { target: Record<string, string> }[]).map(({ target }) => Object.values(target));

  it('is called by the definition that it refers to, by what it alone has, or by the kind of its value', () => {
    const HOST = { type: 'object', required: ['host', 'label'], properties: { label: { type: 'string' }, host: { type: 'string' }, port: { type: 'integer' } } };
    const SITE = { type: 'object', required: ['url', 'label'], properties: { label: { type: 'string' }, url: { type: 'string' } } };
    expect(named({ $ref: '#/definitions/PostalAddress' }, { type: 'string' })).toEqual([['Postal address', 'Texte'], ['Postal address', 'Text']]);
    expect(named(HOST, SITE)).toEqual([['Host, Port', 'Adresse web'], ['Host, Port', 'Web address']]);
    expect(named({ type: 'string', format: 'date' }, { type: 'string', format: 'date-time' }, { type: 'string' })).toEqual([['Jour', 'Jour et heure', 'Texte'], ['Day', 'Day and time', 'Text']]);
    expect(named({ type: 'integer' }, { type: 'array', items: { type: 'string' } }, { type: 'object' })).toEqual([['Nombre', 'Liste', 'Détails'], ['Number', 'List', 'Details']]);
  });

  it('of a list has words for the value that tells it, also where it is read', () => {
    const blocks = { type: 'array', items: { oneOf: ['heading', 'side_note'].map((kind) => ({ type: 'object', properties: { type: { const: kind }, [kind]: { type: 'string' } }, required: ['type'] })) } };
    expect(wordsOf({ type: 'object', properties: { ...NAME, blocks } }, 'enums')[1]).toEqual({ 'blocks.type': { heading: 'Heading', side_note: 'Side note' } });
  });
});

describe('an alternative', () => {
  const CARD = { title: { fr: 'Carte', en: 'Card' }, type: 'object', properties: { number: { type: 'string' } } };
  const TRANSFER = { title: { fr: 'Virement', en: 'Transfer' }, type: 'object', properties: { iban: { type: 'string' } } };

  it('is called by its title in each language', () => {
    expect(wordsOf({ type: 'object', properties: { ...NAME, pay: { oneOf: [CARD, TRANSFER] } } }, 'alternatives')).toEqual([{ pay: { 0: 'Carte', 1: 'Virement' } }, { pay: { 0: 'Card', 1: 'Transfer' } }]);
    expect(wordsOf({ type: 'object', properties: NAME, oneOf: [CARD, TRANSFER] }, 'alternatives')).toEqual([{ '@': { 0: 'Carte', 1: 'Virement' } }, { '@': { 0: 'Card', 1: 'Transfer' } }]);
  });

  it('gives its title to the value that tells it from the others', () => {
    const blocks = { type: 'array', items: { oneOf: [KIND('text', { fr: 'Texte', en: 'Words' }), KIND('image', { fr: 'Image', en: 'Picture' })] } };
    expect(wordsOf({ type: 'object', properties: { ...NAME, kind: { type: 'string', enum: ['cat', 'dog'] } }, oneOf: [KIND('cat', { fr: 'Chat', en: 'Cat' }), KIND('dog', { fr: 'Chien', en: 'Dog' })] }, 'enums')).toEqual([{ kind: { cat: 'Chat', dog: 'Chien' } }, { kind: { cat: 'Cat', dog: 'Dog' } }]);
    expect(wordsOf({ type: 'object', properties: { ...NAME, blocks } }, 'alternatives')).toEqual([{ blocks: { 0: 'Texte', 1: 'Image' } }, { blocks: { 0: 'Words', 1: 'Picture' } }]);
  });
});
