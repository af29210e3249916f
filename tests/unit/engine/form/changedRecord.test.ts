import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@/config/Config';
import { interpreted } from '@/engine/fields/interpretedValidators';
import { changedRecord } from '@/engine/form/values/changedRecord';
import { inForceOf, type Aside } from '@/engine/form/values/inForce';
import type { ShownAlternatives } from '@/engine/form/values/shownAlternatives';
import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import { formFields } from '@/engine/model/formFields';
import type { RecordData, RecordSchema, Schema } from '@/engine/model/Schema';
import { entityOf } from '../transforms/entity';

const text: Schema = { type: 'string' };

/** A form that an operator changes, by its schema and what its resource says of its fields. */
function form(schema: RecordSchema, record: RecordData, { fields = {}, before = record, shown = new Map() }: { fields?: Record<string, Partial<FieldDefinition>>; before?: RecordData; shown?: ShownAlternatives } = {}) {
  const validator = createPrecompiledValidator(interpreted(schema), schema as object) as unknown as Parameters<typeof inForceOf>[1];
  const plain = entityOf({ properties: schema.properties, fields });
  const names = [...Object.keys(schema.properties), 'keeper', 'level'];
  const entity = { ...plain, schema, resource: { ...plain.resource, form: [{ name: 'all', rows: [names] }] } };
  const context = { settings: DEFAULT_SETTINGS, permissions: new Set<string>(), mode: 'edit' as const, record };
  const situation = { entity, widgets: {}, context, inForce: inForceOf(schema, validator, shown) };
  const aside: Aside = new Map();
  return (change: RecordData, from = record) => changedRecord({ ...from, ...change }, { record: from, before, situation: { ...situation, context: { ...context, record: from } }, fields: formFields({ ...situation, context: { ...context, record: from } }), shown, validator, aside });
}

/** With a lift, an object has more fields. */
const withLift = (more: Schema): Pick<Schema, 'if' | 'then'> => ({
  if: { properties: { lift: { const: true } }, required: ['lift'] },
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  then: more,
});

const houses: RecordSchema = {
  type: 'object',
  properties: { name: text, lift: { type: 'boolean' }, home: { type: 'object', properties: { lift: { type: 'boolean' } }, ...withLift({ properties: { keeper: text } }) } },
  ...withLift({ properties: { keeper: text, level: { type: 'integer', default: 3 } }, required: ['keeper', 'level'] }),
};

it('a pair that has just been added has no value yet', () => {
  const prices: RecordSchema = { type: 'object', properties: { prices: { type: 'object', additionalProperties: { type: 'number' } } } };
  expect(form(prices, { prices: { bread: 2 } })({ prices: { bread: 2, newKey: 0 } })).toStrictEqual({ prices: { bread: 2, newKey: undefined } });
});

it('a field that goes takes its value along, and has it again when it comes back', () => {
  const change = form(houses, { name: 'x', lift: true, keeper: 'Zoé', level: 5 });
  const without = change({ lift: false });
  expect(without).toStrictEqual({ name: 'x', lift: false });
  expect(change({ lift: true }, without)).toStrictEqual({ name: 'x', lift: true, keeper: 'Zoé', level: 5 });
});

it('a field that has to be filled in starts as the record did, or as the schema says', () => {
  expect(form(houses, { name: 'x' }, { before: { name: 'x', keeper: 'Max' } })({ lift: true })).toStrictEqual({ name: 'x', lift: true, keeper: 'Max', level: 3 });
});

it('a field inside an object goes by the condition of that object, and comes back with its value', () => {
  const change = form(houses, { home: { lift: true, keeper: 'Zoé' } });
  const without = change({ home: { lift: false, keeper: 'Zoé' } });
  expect(without).toStrictEqual({ home: { lift: false } });
  expect(change({ home: { lift: true } }, without)).toStrictEqual({ home: { lift: true, keeper: 'Zoé' } });
});

it('a field goes by what its resource says, in the record and in the objects of a list', () => {
  const trip: RecordSchema = { type: 'object', properties: { kind: text, price: text, stages: { type: 'array', items: { type: 'object', properties: { kind: text, km: { type: 'integer' } } } } } };
  const change = form(trip, { kind: 'a', price: 'x', stages: [{ kind: 'a', km: 1 }] }, { fields: { price: { visible: { field: 'kind', is: 'a' } }, 'stages.km': { visible: { field: 'kind', is: 'a' } } } });
  expect(change({ kind: 'b', stages: [{ kind: 'b', km: 1 }] })).toStrictEqual({ kind: 'b', stages: [{ kind: 'b' }] });
});

it('what no alternative has shown yet is as it was', () => {
  const shown: ShownAlternatives = new Map([['oneOf:', { index: 0, values: {}, foreign: ['floor'], isChosen: false, hasFields: true, isAsked: false }]]);
  const flats: RecordSchema = { type: 'object', properties: { name: text } };
  expect(form(flats, { name: 'x', floor: 3 }, { shown })({ name: 'y', floor: undefined })).toStrictEqual({ name: 'y', floor: 3 });
});
