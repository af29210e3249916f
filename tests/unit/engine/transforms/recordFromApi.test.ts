import { fc } from '../../../support/property';
import { describe, expect, it } from 'vitest';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { transformContext } from '@/engine/model/transforms/transformContext';
import { entityOf } from './entity';

const entity = entityOf({
  properties: {
    id: { type: 'integer' },
    homeAddress: { type: 'object', properties: {} },
    opening: { type: 'string' },
    private: { type: 'boolean', default: false },
    schedules: { type: 'array', items: { type: 'object', properties: {} } },
    fromDate: { type: 'string' },
    subject: { type: 'string' },
  },
  fields: {
    opening: { transform: { use: 'clockTime' } },
    private: { transform: { use: 'intBoolean' } },
    fromDate: { transform: { use: 'wallClock' } },
    'homeAddress.latitude': { transform: { use: 'decimalText' } },
    'schedules.outwardTime': { transform: { use: 'clockTime' } },
  },
  recordTransforms: [{ use: 'adminPrefix' }],
});

describe('recordFromApi', () => {
  it('applies the record transforms, then those of the fields', () => {
    expect(recordFromApi(entity, { id: 12, adminopening: '1970-01-01T06:00:00+00:00' })).toEqual({
      id: 12,
      opening: '06:00',
      private: false,
    });
  });

  it('leaves the marks of JSON-LD behind, and keeps a text with its language', () => {
    const wire = { '@id': '/users/12', '@type': 'User', subject: 'x', schedules: [{ '@type': 'Text', '@language': 'fr', '@value': 'Bonjour' }] };
    expect(recordFromApi(entity, wire)).toEqual({ private: false, subject: 'x', schedules: [{ '@language': 'fr', '@value': 'Bonjour' }] });
  });

  it('makes null, missing and empty text all absent, inside objects too', () => {
    const wire = { id: 12, subject: '', opening: null, homeAddress: { street: null, postalCode: '54000', name: '' } };
    expect(recordFromApi(entity, wire)).toEqual({ id: 12, private: false, homeAddress: { postalCode: '54000' } });
  });

  it('keeps the places of a list, and false and zero', () => {
    expect(recordFromApi(entity, { tags: ['a', null, 'b'], count: 0, private: false })).toEqual({
      tags: ['a', null, 'b'],
      count: 0,
      private: false,
    });
  });

  it('leaves the marks of JSON-LD behind, inside objects too', () => {
    const wire = { '@id': '/users/12', '@type': 'User', homeAddress: { '@id': '/addresses/3', street: 'rue X' } };
    expect(recordFromApi(entity, wire)).toEqual({ private: false, homeAddress: { street: 'rue X' } });
  });

  it('reaches inside an object and inside each object of a list', () => {
    const wire = {
      homeAddress: { latitude: '48.69' },
      schedules: [{ outwardTime: '1970-01-01T08:15:00+00:00', mon: true }, { outwardTime: null }],
    };
    expect(recordFromApi(entity, wire)).toEqual({
      private: false,
      homeAddress: { latitude: 48.69 },
      schedules: [{ outwardTime: '08:15', mon: true }, {}],
    });
  });

  it('says wall clocks in the context it is given', () => {
    const wire = { fromDate: '2026-05-01T09:00:00+00:00' };
    expect([
      recordFromApi(entity, wire)['fromDate'],
      recordFromApi(entity, wire, transformContext(false, 'Europe/Paris'))['fromDate'],
    ]).toEqual(['2026-05-01T09:00:00', '2026-05-01T11:00:00']);
  });

  it('does not change the answer', () => {
    const wire = { homeAddress: { latitude: '48.69', street: null } };
    recordFromApi(entity, wire);
    expect(wire).toEqual({ homeAddress: { latitude: '48.69', street: null } });
  });

  it('never throws, whatever the answer holds', () => {
    const names = fc.constantFrom(
      ...Object.keys(entity.schema.properties),
      'adminsubject',
      '@id',
      '__proto__',
      'toString',
    );
    fc.assert(
      fc.property(fc.dictionary(names, fc.anything({ withNullPrototype: true })), (wire) => {
        recordFromApi(entity, wire);
      }),
    );
  });

  it('reads an answer without a body as an empty record', () => {
    expect(recordFromApi(entityOf({ properties: {} }), null as never)).toEqual({});
  });
});
