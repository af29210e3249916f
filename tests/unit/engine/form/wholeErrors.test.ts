import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { describe, expect, it } from 'vitest';
import { interpreted } from '@/engine/fields/interpretedValidators';
import type { SchemaError } from '@/engine/fields/tellingErrors';
import { wholeErrors } from '@/engine/fields/wholeErrors';
import type { RecordData, RecordSchema, Schema } from '@/engine/model/Schema';

const text: Schema = { type: 'string' };
const required = (...names: string[]): Schema => ({ required: names });

/** The broken rules of a record, about the whole and about its fields. */
function broken(rules: Partial<RecordSchema>, record: RecordData) {
  const schema: RecordSchema = { type: 'object', properties: { name: text, phone: text, letter: text, place: { type: 'object', properties: { town: text } } }, ...rules };
  const { errors = [] } = createPrecompiledValidator(interpreted(schema), schema as object).rawValidation<SchemaError>(schema, record);
  const { whole, others } = wholeErrors(schema, errors);
  return { whole, others: others.map(({ keyword, instancePath }) => `${keyword} ${instancePath}`) };
}

const one = (rule: string, params: object) => [{ field: '', rule, params }];

describe('a rule about the record as a whole', () => {
  it.each<[string, Partial<RecordSchema>, RecordData, object[]]>([
    ['at least one of several', { anyOf: [required('phone'), required('letter')] }, { name: 'x' }, one('whole.anyOf', { among: ['phone', 'letter'] })],
    ['one of several, of which there are two', { oneOf: [required('phone'), required('letter')] }, { phone: 'x', letter: 'x' }, one('whole.oneOf', { among: ['phone', 'letter'] })],
    ['one of several inside another rule', { allOf: [required('name'), { anyOf: [required('phone'), required('letter')] }] }, { name: 'x' }, one('whole.anyOf', { among: ['phone', 'letter'] })],
    ['the same one twice', { anyOf: [required('phone'), required('phone')] }, {}, one('whole.anyOf', { among: ['phone'] })],
    ['what must not stand together', { not: required('phone', 'letter') }, { phone: 'x', letter: 'x' }, one('whole.not', { among: ['phone', 'letter'] })],
    ['how few at least', { minProperties: 2 }, { name: 'x' }, one('whole.minProperties', { limit: 2 })],
    ['how many at most', { maxProperties: 1 }, { name: 'x', phone: 'x' }, one('whole.maxProperties', { limit: 1 })],
  ])('is said in its words, without the reasons: %s', (_what, rules, record, whole) => {
    expect(broken(rules, record)).toEqual({ whole, others: [] });
  });

  it.each<[string, Partial<RecordSchema>, RecordData]>([
    ['several needed together', { anyOf: [required('phone', 'letter'), required('name')] }, {}],
    ['more than one rule in an alternative', { anyOf: [{ ...required('phone'), minProperties: 3 }, required('letter')] }, {}],
    ['another rule than which are there', { oneOf: [{ minProperties: 2 }, required('letter')] }, { name: 'x' }],
    ['what must not stand together, and how many', { not: { ...required('phone'), minProperties: 1 } }, { phone: 'x' }],
    ['what must not be, but for which are there', { not: { minProperties: 1 } }, { phone: 'x' }],
  ])('has no words of its own where it asks for more: %s', (_what, rules, record) => {
    expect(broken(rules, record)).toEqual({ whole: one('whole.other', {}), others: [] });
  });

  it('is about an object in it too, which it names', () => {
    const place = (rules: Schema) => ({ properties: { place: { type: 'object' as const, properties: { town: text, street: text }, ...rules } } });
    expect(broken(place({ minProperties: 1 }), { place: {} })).toEqual({ whole: [{ field: 'place', rule: 'whole.minProperties', params: { limit: 1 } }], others: [] });
    expect(broken(place({ anyOf: [required('town'), required('street')] }), { place: {} })).toEqual({ whole: [{ field: 'place', rule: 'whole.anyOf', params: { among: ['place.town', 'place.street'] } }], others: [] });
    expect(broken({ properties: { places: { type: 'array', items: place({ not: required('town', 'street') }).properties.place } } }, { places: [{}, { town: 'x', street: 'x' }] })).toEqual({ whole: [{ field: 'places.1', rule: 'whole.not', params: { among: ['places.1.town', 'places.1.street'] } }], others: [] });
  });

  it('is not one about a value, nor one that tells alternatives apart', () => {
    expect(broken({ properties: { pairs: { type: 'object', additionalProperties: text, minProperties: 1 } } }, { pairs: {} })).toEqual({ whole: [], others: ['minProperties /pairs'] });
    expect(broken({ properties: { name: { type: 'string', not: { const: 'x' } } } }, { name: 'x' })).toEqual({ whole: [], others: ['not /name'] });
    const { whole, others } = broken({ oneOf: [{ properties: { kind: text }, required: ['kind'] }, { properties: { town: text }, minProperties: 1 }] }, {});
    expect([whole, others]).toEqual([[], ['required ', 'minProperties ', 'oneOf ']]);
  });

  it('is not one of a definition to which a value refers, whose place in the schema Ajv does not tell', () => {
    const schema: RecordSchema = { type: 'object', properties: { next: { type: ['object', 'null'] } }, anyOf: [required('phone'), required('letter')] };
    const errors: SchemaError[] = [
      { keyword: 'required', instancePath: '/next', schemaPath: '#/required', params: { missingProperty: 'age' } },
      { keyword: 'anyOf', instancePath: '/next', schemaPath: '#/anyOf', params: {} },
    ];
    expect(wholeErrors(schema, errors)).toEqual({ whole: [], others: errors });
  });

  it('leaves what is wrong beside it', () => {
    expect(broken({ minProperties: 2, required: ['name'] }, { phone: 3 })).toEqual({ whole: one('whole.minProperties', { limit: 2 }), others: ['required ', 'type /phone'] });
  });
});
