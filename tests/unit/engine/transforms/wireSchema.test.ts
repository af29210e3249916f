import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { fc } from '../../../support/property';
import { describe, expect, it } from 'vitest';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { wireSchema } from '@/engine/model/transforms/wireSchema';
import { entityOf } from './entity';

const ajv = new Ajv({ allowUnionTypes: true });
formats.default(ajv);

describe('wireSchema', () => {
  it('says each field as its transform sends it', () => {
    const { properties } = wireSchema(
      entityOf({
        properties: { mode: { type: 'boolean' }, opening: { type: 'string', format: 'clock' } },
        required: ['mode', 'opening'],
        fields: { mode: { transform: { use: 'intBoolean' } }, opening: { transform: { use: 'clockTime' } } },
      }),
    );
    expect(properties).toEqual({
      mode: { type: 'integer', minimum: 0, maximum: 1 },
      opening: { type: 'string', format: 'date-time' },
    });
  });

  it('lets a field be null where emptying it sends null, choices included', () => {
    const { properties, required } = wireSchema(
      entityOf({
        properties: {
          id: { type: 'integer', readOnly: true },
          name: { type: 'string' },
          telephone: { type: 'string' },
          gender: { type: 'integer', enum: [1, 2] },
        },
        required: ['name'],
      }),
    );
    expect(required).toEqual(['name']);
    expect(properties).toEqual({
      id: { type: 'integer', readOnly: true },
      name: { type: 'string' },
      telephone: { type: ['string', 'null'] },
      gender: { type: ['integer', 'null'], enum: [1, 2, null] },
    });
  });

  it('lets a text be empty where emptying it sends an empty text', () => {
    const entity = entityOf({
      properties: { text: { type: 'string', minLength: 3, maxLength: 512 } },
      fields: { text: { cleared: 'empty' } },
    });
    expect(wireSchema(entity).properties).toEqual({ text: { type: 'string', maxLength: 512 } });
  });

  it.each(['omit', 'refused'] as const)('keeps the rules of a field whose emptying is %s', (cleared) => {
    const entity = entityOf({
      properties: { email: { type: 'string', minLength: 1 } },
      fields: { email: { cleared } },
    });
    expect(wireSchema(entity).properties).toEqual({ email: { type: 'string', minLength: 1 } });
  });

  it('lets a list be empty, and null as the lists of the API are', () => {
    const entity = entityOf({ properties: { tags: { type: 'array', minItems: 1 } } });
    expect(wireSchema(entity).properties).toEqual({ tags: { type: ['array', 'null'] } });
  });

  it('reaches inside objects, lists and definitions', () => {
    const entity = entityOf({
      properties: {
        homeAddress: { $ref: '#/definitions/address' },
        schedules: { type: 'array', items: { type: 'object', properties: { outwardTime: { type: 'string' } } } },
      },
      required: ['homeAddress', 'schedules'],
      definitions: {
        address: { type: 'object', properties: { latitude: { type: 'number' }, street: { type: 'string' } } },
      },
      fields: {
        'homeAddress.latitude': { transform: { use: 'decimalText' } },
        'schedules.outwardTime': { transform: { use: 'clockTime' } },
      },
    });
    expect(wireSchema(entity).properties).toMatchObject({
      homeAddress: { properties: { latitude: { type: 'string' }, street: { type: 'string' } } },
      schedules: { items: { properties: { outwardTime: { format: 'date-time' } } } },
    });
  });

  it('makes a reference nullable beside it, not inside it', () => {
    const entity = entityOf({
      properties: { address: { $ref: '#/definitions/address' } },
      definitions: { address: { type: 'object' } },
    });
    expect(wireSchema(entity).properties).toEqual({
      address: { anyOf: [{ $ref: '#/definitions/address' }, { type: 'null' }] },
    });
  });

  it('names renamed fields as they are written', () => {
    const entity = entityOf({
      properties: { sections: { type: 'array' } },
      required: ['sections'],
      recordTransforms: [{ use: 'renamedField', from: 'sections', to: 'asections' }],
    });
    expect(wireSchema(entity)).toEqual({
      type: 'object',
      properties: { asections: { type: 'array' } },
      required: ['asections'],
    });
  });

  it('names a transform that does not exist', () => {
    expect(() =>
      wireSchema(entityOf({ properties: { name: {} }, fields: { name: { transform: { use: 'upperCase' } } } })),
    ).toThrow('"upperCase"');
  });

  it('accepts every patch, whatever was typed or emptied', () => {
    const entity = entityOf({
      properties: {
        name: { type: 'string' },
        nickname: { type: 'string', minLength: 2 },
        opening: { type: 'string', format: 'time' },
        shared: { type: 'boolean' },
        tags: { type: 'array', items: { type: 'string' } },
      },
      fields: {
        nickname: { cleared: 'empty' },
        opening: { transform: { use: 'clockTime' } },
        shared: { transform: { use: 'intBoolean' } },
      },
    });
    const accepts = ajv.compile(wireSchema(entity));
    const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
    const record = fc.record({
      name: maybe(fc.string()),
      nickname: maybe(fc.string({ minLength: 2 })),
      opening: maybe(fc.constantFrom('06:00', '23:59')),
      shared: maybe(fc.boolean()),
      tags: maybe(fc.array(fc.string())),
    });
    fc.assert(
      fc.property(record, record, (form, before) => accepts(recordToApi(entity, form, { mode: 'edit', before }))),
    );
  });
});
