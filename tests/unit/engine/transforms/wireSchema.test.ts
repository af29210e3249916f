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

  it('lets a choice be an empty text where emptying it sends one, and a text have neither its pattern nor its format then', () => {
    const entity = entityOf({
      properties: { kind: { type: 'string', enum: ['a', 'b'] }, state: { type: 'string', enum: ['', 'a'] }, mail: { type: 'string', format: 'email', pattern: '@', maxLength: 9 } },
      fields: { kind: { cleared: 'empty' }, state: { cleared: 'empty' }, mail: { cleared: 'empty' } },
    });
    expect(wireSchema(entity).properties).toEqual({ kind: { type: 'string', enum: ['a', 'b', ''] }, state: { type: 'string', enum: ['', 'a'] }, mail: { type: 'string', maxLength: 9 } });
  });

  it('keeps the bounds of a list that cannot be emptied, and says nothing of a field with its own request', () => {
    const tags = { type: 'array', minItems: 1 } as const;
    const entity = entityOf({ properties: { tags, more: tags, story: { type: 'string' } }, fields: { tags: { cleared: 'refused' }, more: { cleared: 'empty' }, story: { endpoint: 'things/{id}/story' } } });
    expect(wireSchema(entity).properties).toEqual({ tags, more: { type: ['array', 'null'] } });
  });

  it('lets a field without a type be null, and one that may be null already as it is', () => {
    const { properties } = wireSchema(entityOf({ properties: { any: { title: 'Any' }, none: { type: ['string', 'null'], enum: ['a', null] } } }));
    expect(properties).toEqual({ any: { anyOf: [{ title: 'Any' }, { type: 'null' }] }, none: { type: ['string', 'null'], enum: ['a', null] } });
  });

  it('leaves a value nothing where the form does, whatever else it becomes', () => {
    const { properties } = wireSchema(
      entityOf({
        properties: { height: { type: ['number', 'null'], title: 'Height', minimum: 3 }, width: { type: 'number' } },
        required: ['height', 'width'],
        fields: { height: { transform: { use: 'decimalText' } }, width: { transform: { use: 'decimalText' } } },
      }),
    );
    expect(properties['height']).toMatchObject({ type: ['string', 'null'], title: 'Height' });
    expect(properties['width']?.type).toBe('string');
    expect(properties['height']).not.toHaveProperty('minimum');
  });

  it('says nothing new of an object that has not the field to transform', () => {
    const place = { type: 'object', properties: { town: { type: 'string' } } } as const;
    const bare = { type: 'object' } as const;
    const fields = { 'place.height': { transform: { use: 'decimalText' } }, 'bare.height': { transform: { use: 'decimalText' } } };
    expect(wireSchema(entityOf({ properties: { place, bare }, required: ['place', 'bare'], fields })).properties).toEqual({ place, bare });
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
