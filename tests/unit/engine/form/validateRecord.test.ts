import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readExactly } from '@/api/exactNumbers';
import { DEFAULT_SETTINGS } from '@/config/Config';
import { interpreted } from '@/engine/fields/interpretedValidators';
import { isStored, storedMistakes, validateRecord, type FieldError } from '@/engine/fields/validateRecord';
import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData, RecordSchema, Schema } from '@/engine/model/Schema';
import { entityOf } from '../transforms/entity';

const stage = { type: 'object', properties: { kind: { type: 'string' }, town: { type: 'string' } } } as const;
const entity = entityOf({
  properties: { stages: { type: 'array', items: stage } },
  fields: { 'stages.town': { required: { all: [{ field: 'kind', in: ['halt', 'meal'] }, { mode: 'edit' }] } } },
});
const validator = { rawValidation: () => ({ errors: [] }) } as unknown as ValidatorType<unknown, RJSFSchema>;
const fields = new Map([['stages', { name: 'stages', editable: true, required: false, kept: false }]]);
const situation = { settings: DEFAULT_SETTINGS, permissions: new Set<string>(), mode: 'edit' } as const;
const missing = (stages: unknown, mode: 'create' | 'edit' = 'edit') =>
  validateRecord({ entity, validator, fields, record: { stages }, situation: { ...situation, mode } }).map(({ field, rule }) => `${field} ${rule}`);

describe('a field of an item that is required by a condition', () => {
  it('is asked of the items of which the condition holds', () => {
    const stages = [{ kind: 'halt' }, { kind: 'climb' }, { kind: 'meal', town: '' }, { kind: 'halt', town: 'Nancy' }];
    expect(missing(stages)).toEqual(['stages.0.town required', 'stages.2.town required']);
  });

  it('is asked of items by the fields of items that have a condition, and by no other', () => {
    const asked = (treated: Record<string, Partial<FieldDefinition>>) =>
      validateRecord({ entity: { ...entity, resource: entityOf({ properties: {}, fields: treated }).resource }, validator, fields, record: { stages: [{}] }, situation });
    expect(asked({ 'stages.town': {}, stages: { required: { mode: 'edit' } } })).toEqual([]);
    expect(asked({ 'stages.town': { required: { mode: 'edit' } } })).toEqual([{ field: 'stages.0.town', rule: 'required', params: {} }]);
  });

  it('may depend on more than the item', () => {
    expect(missing([{ kind: 'halt' }], 'create')).toEqual([]);
  });

  it.each([undefined, 'text', [null, 'text', 3], []])('is asked of nothing that is no item: %j', (stages) => {
    expect(missing(stages)).toEqual([]);
  });
});

describe('fields of which a new record has at least one', () => {
  const plain = entityOf({ properties: { driver: { type: 'boolean' }, passenger: { type: 'boolean' } } });
  const hitchhiker = { ...plain, resource: { ...plain.resource, create: { ...plain.resource.create, atLeastOne: ['driver', 'passenger'] } } };
  const boxes = new Map(['driver', 'passenger'].map((name) => [name, { name, editable: true, required: false, kept: false }]));
  const said = (record: object, mode: 'create' | 'edit' = 'create') =>
    validateRecord({ entity: hitchhiker, validator, fields: boxes, record: { ...record }, situation: { ...situation, mode } }).map(({ field, rule }) => `${field} ${rule}`);

  it.each([{}, { driver: false }, { driver: false, passenger: false }])('are said under the first when none is ticked: %j', (record) => {
    expect(said(record)).toEqual(['driver atLeastOne']);
  });

  it('are named, all of them', () => {
    const [error] = validateRecord({ entity: hitchhiker, validator, fields: boxes, record: {}, situation: { ...situation, mode: 'create' } });
    expect(error?.params).toEqual({ among: ['driver', 'passenger'] });
  });

  it('are right with one of them, and are not asked of a record that is there', () => {
    expect([said({ passenger: true, driver: false }), said({}, 'edit')]).toEqual([[], []]);
  });
});

interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

const TRIP: Record<string, Schema> = {
  name: { type: 'string' },
  start: { type: 'string', format: 'date-time' },
  end: { type: 'string', format: 'date-time' },
  opens: { type: 'string', format: 'clock' },
  closes: { type: 'string', format: 'clock' },
  day: { type: 'string', format: 'date' },
  useTime: { type: 'boolean' },
  stages: { type: 'array', items: { type: 'object', properties: { town: { type: 'string' }, id: { type: 'integer', readOnly: true } } } },
  stamp: { type: 'string', readOnly: true },
};

/** The messages about a trip; `errors` are those of its schema. */
function judged(record: RecordData, { fields: treated = {}, before, errors = [], required = [], kept = [], locked = [], entity: more = {}, mode = 'edit', properties = TRIP }: {
  properties?: Record<string, Schema>;
  mode?: 'create' | 'edit';
  fields?: Record<string, Partial<FieldDefinition>>;
  before?: RecordData;
  errors?: SchemaError[];
  required?: string[];
  kept?: string[];
  locked?: string[];
  entity?: Partial<EntityBody>;
} = {}) {
  const seen: unknown[] = [];
  const checking = { rawValidation: (_schema: unknown, value: unknown) => (seen.push(value), { errors }) } as unknown as ValidatorType<unknown, RJSFSchema>;
  const trip = { ...entityOf({ properties, fields: treated }), ...more };
  const shown = new Map(Object.keys(properties).map((name) => [name, { name, editable: !locked.includes(name), required: required.includes(name), kept: kept.includes(name) }]));
  const task = { entity: trip, validator: checking, fields: shown, record, before, situation: { ...situation, mode } };
  return { found: validateRecord(task), seen, task };
}

const rules = (found: readonly FieldError[]) => found.map(({ field, rule }) => `${field} ${rule}`);

describe('what is said of a field', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 9) }));
  afterEach(() => void vi.useRealTimers());

  it('is that it must be filled in, unless it cannot be changed', () => {
    expect(rules(judged({ name: '' }, { required: ['name', 'day'] }).found)).toEqual(['name required', 'day required']);
    expect(rules(judged({ name: '' }, { required: ['name', 'day'], locked: ['day'] }).found)).toEqual(['name required']);
  });

  it.each<[string, RecordData, RecordData | undefined, string[]]>([
    ['emptied', { name: '' }, { name: 'Vosges' }, ['name cannotBeCleared']],
    ['empty as it was', { name: '' }, { name: '' }, []],
    ['empty in a new record', { name: '' }, undefined, []],
    ['changed', { name: 'Meuse' }, { name: 'Vosges' }, []],
  ])('that the server cannot empty, %s, is said so', (_how, record, before, expected) => {
    const { found } = judged(record, { kept: ['name'], ...(before && { before }) });
    expect(found).toEqual(expected.map(() => ({ field: 'name', rule: 'cannotBeCleared', params: {} })));
  });

  const timed = { end: { notBefore: 'start', widget: { use: 'dateTime', timeWhen: 'useTime' } }, closes: { notBefore: 'opens' } };

  it.each<[string, RecordData, string[]]>([
    ['before it starts', { start: '2026-05-02T10:00:00', end: '2026-05-02T09:00:00', useTime: true }, ['end notBefore']],
    ['as it starts', { start: '2026-05-02T10:00:00', end: '2026-05-02T10:00:00', useTime: true }, []],
    ['after it starts', { start: '2026-05-02T10:00:00', end: '2026-05-03T09:00:00', useTime: true }, []],
    ['at an earlier hour that does not count', { start: '2026-05-02T10:00:00', end: '2026-05-02T09:00:00', useTime: false }, []],
    ['the day before, hours not counting', { start: '2026-05-02T10:00:00', end: '2026-05-01T23:00:00', useTime: false }, ['end notBefore']],
    ['without a start', { end: '2026-05-02T09:00:00', useTime: true }, []],
    ['by numbers', { start: 20260502, end: 20260501, useTime: true }, []],
    ['of the day, earlier than it opens', { opens: '09:00', closes: '08:30' }, ['closes notBefore']],
    ['of the day, later than it opens', { opens: '09:00', closes: '18:30' }, []],
  ])('that ends %s', (_when, record, expected) => {
    const { found } = judged(record, { fields: timed });
    expect(rules(found)).toEqual(expected);
    if (found[0]?.field === 'end') expect(found[0].params).toEqual({ start: 'start' });
  });

  it.each<[string, RecordData, RecordData | undefined, string[]]>([
    ['in the past', { day: '2026-11-19' }, undefined, ['day past']],
    ['today', { day: '2026-11-20' }, undefined, []],
    ['in the past, as it was', { day: '2026-11-19' }, { day: '2026-11-19' }, []],
    ['in the past, changed', { day: '2026-11-19' }, { day: '2026-11-18' }, ['day past']],
    ['that is none', { day: 20261119 }, undefined, []],
  ])('of a day %s', (_when, record, before, expected) => {
    const { found } = judged(record, { fields: { day: { notBefore: 'today' } }, ...(before && { before }) });
    expect(found).toEqual(expected.map(() => ({ field: 'day', rule: 'past', params: {} })));
    expect(judged({ day: '2026-11-19' }).found).toEqual([]);
  });

  it('may be in the words of whoever has the rule, who is told what was there', () => {
    const heard: unknown[] = [];
    const rule = (record: RecordData, before: RecordData | undefined) => (heard.push([record['name'], before?.['name']]), [{ field: 'name', text: 'Trop long.' }]);
    const { found } = judged({ name: 'Vosges' }, { before: { name: 'Meuse' }, entity: { rules: [rule] } });
    expect(found).toEqual([{ field: 'name', text: 'Trop long.', rule: 'own', params: {} }]);
    expect(heard).toEqual([['Vosges', 'Meuse']]);
  });

  it('is what the schema says, at its place in the record', () => {
    const errors = [
      { keyword: 'if', instancePath: '/name', params: {} },
      { keyword: 'maxLength', instancePath: '/name', params: { limit: 3 } },
      { keyword: 'pattern', instancePath: '/name', params: {} },
      { keyword: 'required', instancePath: '', params: { missingProperty: 'day' } },
      { keyword: 'type', instancePath: '/stages/0/town', params: { type: 'string' } },
      { keyword: 'minLength', instancePath: '/stages/1/town', params: { limit: 3 } },
      { keyword: 'required', instancePath: '/stages/2', params: { missingProperty: 'town' } },
      { keyword: 'minimum', instancePath: '/stages/2/id', params: {} },
      { keyword: 'format', instancePath: '/stamp', params: {} },
      { keyword: 'format', instancePath: '/namesake', params: {} },
    ];
    const record = { name: 'Vosges', stages: [{ town: null }, { town: 'Me' }, {}], stamp: 'x' };
    expect(judged(record, { errors }).found).toEqual([
      { field: 'name', rule: 'maxLength', params: { limit: 3 } },
      { field: 'day', rule: 'required', params: { missingProperty: 'day' } },
      { field: 'stages.0.town', rule: 'required', params: { type: 'string' } },
      { field: 'stages.1.town', rule: 'minLength', params: { limit: 3 } },
      { field: 'stages.2.town', rule: 'required', params: { missingProperty: 'town' } },
    ]);
    expect(rules(judged({ name: '' }, { errors: [{ keyword: 'type', instancePath: '/name', params: {} }] }).found)).toEqual(['name type']);
  });

  it('is a bound where a whole number has more digits than can be kept', () => {
    const errors = ['/name', '/day'].map((instancePath) => ({ keyword: 'type', instancePath, params: { type: 'integer' } }));
    expect(judged({ name: '9007199254740993', day: '-9007199254740993' }, { errors }).found).toEqual([
      { field: 'name', rule: 'maximum', params: { limit: 9_007_199_254_740_991 } },
      { field: 'day', rule: 'minimum', params: { limit: -9_007_199_254_740_991 } },
    ]);
  });

  it('is that it is missing, where another field asks for it', () => {
    const errors = [{ keyword: 'dependencies', instancePath: '', params: { property: 'start', missingProperty: 'end' } }];
    expect(rules(judged({ start: '2026-05-02T10:00:00' }, { errors }).found)).toEqual(['end required']);
  });

  it('is not that something is missing that is stored and never answered, but in a new record', () => {
    const properties: Record<string, Schema> = { password: { type: 'string', writeOnly: true }, name: { type: 'string' } };
    const errors = ['password', 'name'].map((missingProperty) => ({ keyword: 'required', instancePath: '', params: { missingProperty } }));
    expect(rules(judged({}, { properties, errors }).found)).toEqual(['name required']);
    expect(rules(judged({}, { properties, errors, mode: 'create' }).found)).toEqual(['password required', 'name required']);
    const short = [{ keyword: 'minLength', instancePath: '/password', params: {} }];
    expect(rules(judged({ password: 'x' }, { properties, errors: short }).found)).toEqual(['password minLength']);
  });

  it('is said of a value that is written as JSON, with its place in it', () => {
    const properties: Record<string, Schema> = { extra: { type: 'object' }, grid: { type: 'array', items: { type: 'array', items: { type: 'integer' } } }, home: { type: 'object', properties: { plan: { type: 'object' } } } };
    const at = (...paths: string[]) => paths.map((instancePath) => ({ keyword: 'type', instancePath, params: {} }));
    const record = { extra: { a: { b: 1 } }, grid: [[1, 'x']], home: { plan: { walls: 'x' } } };
    expect(judged(record, { properties, errors: at('/extra/a/b', '/grid/0/1', '/home/plan/walls') }).found).toEqual([
      { field: 'extra', rule: 'json', params: { place: 'a/b' } },
      { field: 'grid', rule: 'json', params: { place: '0/1' } },
      { field: 'home.plan', rule: 'json', params: { place: 'walls' } },
    ]);
    expect(rules(judged(record, { properties, errors: at('/extra', '/grid') }).found)).toEqual(['extra type', 'grid type']);
    expect(rules(judged(record, { properties, errors: at('/extra/a/b'), fields: { extra: { widget: { use: 'album' } } } }).found)).toEqual(['extra.a.b type']);
  });

  it('is nothing of what the server computes, nor of a part of that', () => {
    const properties: Record<string, Schema> = { home: { type: 'object', properties: { point: { type: 'object', readOnly: true, properties: { height: { type: 'number' } } } } } };
    expect(judged({ home: { point: { height: 'x' } } }, { properties, errors: [{ keyword: 'type', instancePath: '/home/point/height', params: {} }] }).found).toEqual([]);
  });

  it('is that a value still waits for its name, where names are given to values', () => {
    const properties: Record<string, Schema> = { prices: { type: 'object', additionalProperties: { type: 'number' } }, plain: { type: 'object', properties: { newKey: { type: 'number' } } } };
    const { found } = judged({ prices: { bread: 2, newKey: 3, 'newKey-1': 4 }, plain: { newKey: 1 } }, { properties });
    expect(found).toEqual(['prices.newKey', 'prices.newKey-1'].map((field) => ({ field, rule: 'unnamed', params: {} })));
    expect(judged({ prices: 'newKey' }, { properties }).found).toEqual([]);
  });

  it('is that a value still waits for its name inside an object and inside an item', () => {
    const prices: Schema = { type: 'object', additionalProperties: { type: 'number' } };
    const properties: Record<string, Schema> = { home: { type: 'object', properties: { prices } }, shops: { type: 'array', items: { type: 'object', properties: { prices } } } };
    const { found } = judged({ home: { prices: { newKey: 1 } }, shops: [{ prices: { bread: 1 } }, { prices: { newKey: 1 } }] }, { properties });
    expect(found).toEqual(['home.prices.newKey', 'shops.1.prices.newKey'].map((field) => ({ field, rule: 'unnamed', params: {} })));
  });

  it('is that two items would be sent under one name', () => {
    const inner: Schema = { type: 'array', items: { type: 'object', properties: { key: { type: 'string' } } } };
    const properties: Record<string, Schema> = { shops: { type: 'array', items: { type: 'object', properties: { key: { type: 'string' }, inner } } } };
    const transform = { use: 'namedItems', name: 'key' };
    const record = { shops: [{ key: 'a', inner: [{ key: 'b' }, {}, {}] }, { key: 'b', inner: [{ key: 'c' }, { key: 'c' }] }, { key: 'a' }] };
    const { found } = judged(record, { properties, fields: { shops: { transform }, 'shops.inner': { transform } } });
    expect(found).toEqual(['shops.2.key', 'shops.1.inner.1.key'].map((field) => ({ field, rule: 'repeatedName', params: {} })));
  });

  it('is one thing, the first', () => {
    const errors = [{ keyword: 'type', instancePath: '/name', params: {} }];
    expect(rules(judged({ name: '' }, { errors, required: ['name'], kept: ['name'], before: { name: 'x' } }).found)).toEqual(['name cannotBeCleared']);
  });

  it('is not that an empty box is of a wrong kind', () => {
    expect(judged({ name: undefined, day: null, useTime: false, opens: '' }).seen).toStrictEqual([{ useTime: false, opens: '' }]);
  });

  it('that was wrong when it was read stands in nobody’s way until it is changed', () => {
    const before = { name: '', stages: [{ town: '' }] };
    const { task, found } = judged({ name: '', stages: [] }, { before, required: ['name'], errors: [{ keyword: 'minLength', instancePath: '/stages/0/town', params: {} }] });
    const stored = storedMistakes({ ...task, before });
    expect([...stored]).toEqual(['name required', 'stages.0.town required']);
    expect(found.map((error) => isStored(error, { name: '', stages: [] }, { before, stored }))).toEqual([true, false]);
    expect(isStored({ field: 'name', rule: 'maxLength', params: {} }, before, { before, stored })).toBe(false);
  });
});

it('a value inside a list that was wrong when it was read stays as it is where the rest of the list is changed, unless it is missing', () => {
  const before = { stages: [{ town: 'X', kind: 'halt' }, { kind: 'meal' }] };
  const stored = new Set(['stages.0.town pattern', 'stages.1.town required']);
  const isLeft = (place: string, rule: string, stages: object[]) => isStored({ field: place, rule, params: {} }, { stages }, { before, stored });
  const changed = [{ town: 'X', kind: 'climb' }, { kind: 'halt' }];
  expect([isLeft('stages.0.town', 'pattern', changed), isLeft('stages.1.town', 'required', changed)]).toEqual([true, false]);
  expect([isLeft('stages.0.town', 'pattern', [{ town: 'Y', kind: 'halt' }]), isLeft('stages.1.town', 'required', before.stages)]).toEqual([false, true]);
});

/** What a real validator finds in a record of these fields, all of which are on screen. */
function checked(properties: Record<string, Schema>, record: RecordData, { required = [], rules: more = {}, fields: treated = {}, mode = 'edit' }: { required?: string[]; rules?: Partial<RecordSchema>; fields?: Record<string, Partial<FieldDefinition>>; mode?: 'create' | 'edit' } = {}): FieldError[] {
  const plain = entityOf({ properties, required, fields: treated });
  const checking = { ...plain, schema: { ...plain.schema, ...more } };
  const checker = createPrecompiledValidator(interpreted(checking.schema), checking.schema as RJSFSchema) as ValidatorType<unknown, RJSFSchema>;
  const shown = new Map(Object.keys(properties).map((name) => [name, { name, editable: true, required: required.includes(name), kept: false }]));
  return validateRecord({ entity: checking, validator: checker, fields: shown, record, situation: { ...situation, mode } });
}

const text: Schema = { type: 'string' };

describe('an object that has to be there', () => {
  const home: Schema = { type: 'object', required: ['town', 'door'], properties: { town: text, door: { type: 'object', required: ['code'], properties: { code: text } } } };

  it('is asked for by each of the boxes that have to be filled in, before anybody has typed in one', () => {
    expect(rules(checked({ home }, {}, { required: ['home'] }))).toEqual(['home.town required', 'home.door.code required']);
    expect(rules(checked({ home }, {}))).toEqual([]);
    expect(rules(checked({ home: { type: 'object', properties: { town: text } } }, {}, { required: ['home'] }))).toEqual(['home required']);
  });

  it('is not asked for by the boxes of another one', () => {
    expect(rules(checked({ home, homestead: home }, { home: { town: 'x', door: { code: '1' } } }, { required: ['home', 'homestead'] }))).toEqual(['homestead.town required', 'homestead.door.code required']);
  });
});

describe('what is said of a record as a whole', () => {
  const one = { anyOf: [{ required: ['name'] }, { required: ['nick'] }] };
  const names = { name: text, nick: text, age: { type: 'integer' } } satisfies Record<string, Schema>;
  const either = { not: { properties: { name: { const: 'x' } }, required: ['name'] } };

  it('comes first, whatever is missing', () => {
    expect(rules(checked(names, { age: 1.5 }, { rules: one }))).toEqual([' whole.anyOf', 'age type']);
    expect(rules(checked(names, {}, { rules: { ...one, required: ['age'] }, required: ['age'] }))).toEqual([' whole.anyOf', 'age required']);
  });

  it('waits until nothing is missing, where it is that values do not go together', () => {
    expect(rules(checked(names, { name: 'x' }, { rules: either }))).toEqual([' whole.other']);
    expect(rules(checked(names, { name: 'x', age: 1.5 }, { rules: either }))).toEqual([' whole.other', 'age type']);
    expect(rules(checked(names, { name: 'x', nick: 1 }, { rules: either, required: ['age'] }))).toEqual(['nick type', 'age required']);
  });

  it('may be about an object in it, where it is said once', () => {
    expect(rules(checked({ person: { type: 'object', properties: names, ...one } }, { person: { age: 1 } }))).toEqual(['person whole.anyOf']);
  });
});

describe('what is wrong with a name', () => {
  const prices: Schema = { type: 'object', patternProperties: { '^[a-z]+$': { type: 'number' } }, additionalProperties: false };

  it('is said of the name, where an operator has given it', () => {
    expect(checked({ prices }, { prices: { bread: 2, Milk: 3 } })).toEqual([{ field: 'prices.Milk', rule: 'propertyNames', params: {} }]);
    const named: Schema = { type: 'object', additionalProperties: { type: 'number' }, propertyNames: { maxLength: 3 } };
    expect(rules(checked({ prices: named }, { prices: { bread: 2 } }))).toEqual(['prices.bread propertyNames']);
    expect(rules(checked({ prices }, { prices: { bread: 'x' } }))).toEqual(['prices.bread type']);
  });

  it('is none of the operator’s where they gave none', () => {
    const home: Schema = { type: 'object', properties: { town: text }, additionalProperties: false };
    expect(rules(checked({ home }, { home: { other: 1 } }))).toEqual(['home additionalProperties']);
    expect(checked({ name: text }, { other: 1 }, { rules: { additionalProperties: false } })).toEqual([]);
  });

  it('is said of the name of an item, as it was typed, unless it is missing', () => {
    const shops: Schema = { type: 'array', items: { type: 'object', required: ['key', 'town'], properties: { key: { type: 'string', maxLength: 3 }, town: { type: 'string', maxLength: 3 } } } };
    const treated = { shops: { transform: { use: 'namedItems', name: 'key' } } };
    expect(checked({ shops }, { shops: [{ key: 'bread', town: 'Metz' }, { town: 'x' }] }, { fields: treated })).toEqual([
      { field: 'shops.0.key', rule: 'propertyNames', params: { name: 'bread' } },
      { field: 'shops.0.town', rule: 'maxLength', params: { limit: 3 } },
      { field: 'shops.1.key', rule: 'required', params: { missingProperty: 'key' } },
    ]);
  });

  it('is not that it is there twice, where there is no item to have one', () => {
    const shops: Schema = { type: 'array', items: { type: 'object', properties: { key: text } } };
    expect(rules(checked({ shops }, { shops: ['a', 'a', null, { key: '' }, { key: '' }] }, { fields: { shops: { transform: { use: 'namedItems', name: 'key' } } } })).filter((said) => said.endsWith('repeatedName'))).toEqual([]);
  });
});

describe('what is wrong inside a value with one box', () => {
  const point: Schema = { type: 'object', required: ['type', 'coordinates'], properties: { type: { const: 'Point' }, coordinates: { type: 'array', items: { type: 'number' }, minItems: 2 } } };

  it('is said of the place on the map, and that it is missing where a part of it is', () => {
    expect(checked({ place: point }, { place: { type: 'Point', coordinates: [1] } })).toEqual([{ field: 'place', rule: 'geometry', params: {} }]);
    expect(checked({ place: point }, { place: { type: 'Point' } })).toEqual([{ field: 'place', rule: 'required', params: {} }]);
  });

  it('is said of the JSON, with what is missing in it', () => {
    const tables: Schema = { type: 'array', items: { type: 'array', items: { type: 'object', required: ['code'], properties: { code: text } } } };
    expect(checked({ tables }, { tables: [[{}]] })).toEqual([{ field: 'tables', rule: 'jsonRequired', params: { place: '0/0/code' } }]);
  });
});

describe('a text where something else is expected', () => {
  it.each(['x9007199254741113', '9007199254741113x', '900719925474099'])('is no number that is too large: %s', (typed) => {
    expect(rules(checked({ seats: { type: 'integer' } }, { seats: typed }))).toEqual(['seats type']);
  });

  it('may be a number with a sign that is too large, and keeps to the other rules of a text', () => {
    expect(rules(checked({ seats: { type: 'integer' } }, { seats: '+9007199254741113' }))).toEqual(['seats maximum']);
    expect(rules(checked({ code: { type: 'string', maxLength: 9 } }, { code: '9007199254741113' }))).toEqual(['code maxLength']);
    expect(rules(checked({ name: text }, { name: 9_007_199_254_740_992 }))).toEqual(['name type']);
  });

  it('is a day as the platform answers it only where a day is expected', () => {
    const first = '2026-03-01T00:00:00+00:00';
    expect(rules(checked({ day: { type: 'string', format: 'date' } }, { day: first }))).toEqual([]);
    expect(rules(checked({ day: { type: 'string', format: 'date' } }, { day: `x${first}` }))).toEqual(['day format']);
    expect(rules(checked({ contact: { type: 'string', format: 'email' } }, { contact: first }))).toEqual(['contact format']);
  });
});

it('nothing is sent to be checked of an empty box, but where nothing is a value', () => {
  const properties: Record<string, Schema> = { name: text, nick: { type: ['string', 'null'] } };
  expect(judged({ name: null, nick: null, other: null }, { properties }).seen).toStrictEqual([{ nick: null }]);
});

it('a number with more digits than JavaScript holds breaks no rule where it was read, and one that is typed does', () => {
  const numbered = entityOf({ properties: { trip: { type: 'object', properties: { ticket: { type: 'integer', minimum: 1 }, seats: { type: 'integer' } } } } });
  const checker = createPrecompiledValidator(interpreted(numbered.schema), numbered.schema as RJSFSchema);
  const boxes = new Map([['trip', { name: 'trip', editable: true, required: false, kept: false }]]);
  const said = (trip: unknown) => validateRecord({ entity: numbered, validator: checker as ValidatorType<unknown, RJSFSchema>, fields: boxes, record: { trip }, situation }).map(({ field, rule }) => `${field} ${rule}`);
  expect(said(readExactly('{"ticket":9007199254741007,"seats":2}'))).toEqual([]);
  expect(said({ ticket: '9007199254741009', seats: 2 })).toEqual(['trip.ticket maximum']);
});

it('a day in a value that is written as JSON may be as the platform answers it', () => {
  const dated = entityOf({ properties: { notes: { type: 'array', items: { type: 'array', items: { type: 'string', format: 'date' } } } } });
  const checker = createPrecompiledValidator(interpreted(dated.schema), dated.schema as RJSFSchema);
  const boxes = new Map([['notes', { name: 'notes', editable: true, required: false, kept: false }]]);
  const said = (day: string) => validateRecord({ entity: dated, validator: checker as ValidatorType<unknown, RJSFSchema>, fields: boxes, record: { notes: [[day]] }, situation }).map(({ rule }) => rule);
  expect([said('2026-03-01T00:00:00+00:00'), said('2026-03-01')]).toEqual([[], []]);
  expect([said('2026-03-01T08:00:00+00:00'), said('2026-02-31T00:00:00+00:00')]).toEqual([['json'], ['json']]);
});
