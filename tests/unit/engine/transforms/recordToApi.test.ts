import { fc } from '../../../support/property';
import { describe, expect, it } from 'vitest';
import { jsonApi } from '@/engine/model/dialects/jsonApi';
import { rest } from '@/engine/model/dialects/rest';
import type { Schema } from '@/engine/model/Schema';
import { addTransforms } from '@/engine/model/transforms/factories';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import type { TransformFactory } from '@/engine/model/transforms/Transform';
import { transformContext } from '@/engine/model/transforms/transformContext';
import { entityOf } from './entity';

const create = { mode: 'create' } as const;
/** A list that an integrator's API stores as one text. */
const joined: TransformFactory = () => ({
  fromApi: (wire) => String(wire).split(','),
  toApi: (form) => (Array.isArray(form) ? form.join(',') : form),
  wireSchema: (form) => ({ ...form, type: 'string' }),
});
addTransforms({ transforms: { joined }, recordTransforms: {} });

const edit = (before: Record<string, unknown>) => ({ mode: 'edit', before }) as const;

it('a field that is emptied is left out of a record that is sent whole, unless it may be null', () => {
  const entity = { ...entityOf({ properties: { note: { type: 'string' }, due: { type: ['string', 'null'] }, tags: { type: 'array', items: { type: 'string' } } } }), dialect: rest({ update: { method: 'PUT' } }) };
  const before = { note: 'a', due: 'b', tags: ['c'] };
  const body = recordToApi(entity, {}, edit(before));
  expect(Object.keys(body)).toEqual(['note', 'due', 'tags']);
  expect(entity.dialect.update(body, 'things/1', { ...before, id: 1 }).body).toEqual({ id: 1, due: null, tags: [] });
});

it.each<[string, Schema, { patch: unknown; put?: unknown }]>([
  ['a text', { type: 'string' }, { patch: null }],
  ['a text that may be null', { type: ['string', 'null'] }, { patch: null, put: null }],
  ['a choice that may be null', { enum: ['a', null] }, { patch: null, put: null }],
  ['one of several kinds, null among them', { anyOf: [{ type: 'string' }, { type: 'null' }] }, { patch: null, put: null }],
  ['one of several alternatives, null among them', { oneOf: [{ enum: ['a', null] }, { type: 'number' }] }, { patch: null, put: null }],
  ['one of several kinds', { anyOf: [{ type: 'string' }, { type: 'number' }] }, { patch: null }],
  ['a choice that may be an empty text', { type: 'string', enum: ['a', ''] }, { patch: '', put: '' }],
  ['a choice that may be an empty text or null', { enum: ['a', '', null] }, { patch: null, put: null }],
  ['a list', { type: 'array' }, { patch: [], put: [] }],
  ['a list that may be null', { type: ['array', 'null'] }, { patch: [], put: [] }],
])('what an emptied field sends alone, and in a record that is sent whole: %s', (_what, field, { patch, put }) => {
  const entity = entityOf({ properties: { field } });
  expect(recordToApi(entity, {}, edit({ field: 'a' }))).toStrictEqual({ field: patch });
  expect(recordToApi({ ...entity, dialect: rest({ update: { method: 'PUT' } }) }, {}, edit({ field: 'a' }))).toStrictEqual({ field: put });
});

describe('a field that has to be there, left as it is in a new record,', () => {
  const text: Schema = { type: 'string' };
  const free: Schema = { type: 'object', additionalProperties: text };

  it.each<[string, Schema, unknown, object]>([
    ['is sent as a list without items', { type: 'array', items: text }, [], { thing: [] }],
    ['is sent as nothing, which it may be', { type: ['string', 'null'] }, null, { thing: null }],
    ['is sent as an object without names', free, {}, { thing: {} }],
    ['is not sent without names where it needs one', { ...free, minProperties: 1 }, {}, {}],
    ['is not sent as a text without letters', text, '', {}],
    ['is sent as the answer "no"', { type: 'boolean' }, false, { thing: false }],
    ['is sent as zero', { type: 'integer' }, 0, { thing: 0 }],
  ])('%s', (_what, thing, value, body) => {
    const entity = entityOf({ properties: { thing, name: text }, required: ['thing'] });
    expect(recordToApi(entity, { thing: value, name: '' }, create)).toEqual(body);
    // What may be left out is, when it is empty.
    const optional = entityOf({ properties: { thing } });
    expect(recordToApi(optional, { thing: value }, create)).toEqual(value === false || value === 0 ? body : {});
  });
});

describe('an object that has to be there and asks for nothing', () => {
  const places: Schema = { type: 'object', properties: { bikes: { type: 'integer' }, cars: { type: 'integer' } } };
  const entity = entityOf({ properties: { places, more: places }, required: ['places'] });

  it('is sent without anything in a new record, and what may be left out is', () => {
    expect(recordToApi(entity, { places: {}, more: {} }, create)).toEqual({ places: {} });
    expect(recordToApi(entity, { places: { bikes: undefined }, more: { bikes: undefined } }, create)).toEqual({ places: { bikes: undefined } });
  });

  it('is sent so in an edit that empties it, and never as nothing', () => {
    const before = { places: { bikes: 2 }, more: { cars: 1 } };
    const emptied = { places: { bikes: undefined }, more: { cars: undefined } };
    expect(JSON.parse(JSON.stringify(recordToApi(entity, emptied, edit(before))))).toEqual({ places: {}, more: null });
    expect(JSON.parse(JSON.stringify(recordToApi({ ...entity, dialect: rest({ update: { contentType: 'application/merge-patch+json' } }) }, emptied, edit(before))))).toEqual({ places: { bikes: null }, more: null });
  });
});

describe('an object of free names', () => {
  const prices: Schema = { type: 'object', additionalProperties: { type: 'number' } };
  const entity = entityOf({ properties: { prices, more: prices }, required: ['prices'] });
  const before = { prices: { a: 1, b: 2 }, more: { c: 3 } };

  it('is sent without any where it has to be there, in a new record and in an edit that removes them', () => {
    expect(recordToApi(entity, { prices: {}, more: {} }, create)).toEqual({ prices: {} });
    expect(recordToApi(entity, { prices: {}, more: {} }, edit(before))).toEqual({ prices: { a: null, b: null }, more: null });
  });

  it('has a removed one as nothing, or not at all where an edit replaces objects as a whole', () => {
    const removed = { prices: { b: 3 }, more: { c: 3 } };
    expect(recordToApi(entity, removed, edit(before))).toEqual({ prices: { a: null, b: 3 } });
    expect(recordToApi({ ...entity, dialect: rest() }, removed, edit(before))).toEqual({ prices: { b: 3 } });
    expect(recordToApi({ ...entity, dialect: jsonApi() }, removed, edit(before))).toEqual({ prices: { b: 3 } });
    expect(recordToApi({ ...entity, dialect: rest({ update: { contentType: 'application/merge-patch+json' } }) }, removed, edit(before))).toEqual({ prices: { a: null, b: 3 } });
  });

  it('is so where a form has it as a list, at any depth', () => {
    const inner: Schema = { type: 'array', items: { type: 'object', properties: { '@name': { type: 'string' }, day: { type: 'string', format: 'date' } } } };
    const shops: Schema = { type: 'array', items: { type: 'object', properties: { '@name': { type: 'string' }, value: inner } } };
    const named = { use: 'namedItems', name: '@name' };
    const listed = entityOf({
      properties: { shops, more: shops },
      required: ['shops'],
      fields: { 'shops.value.day': { transform: { use: 'dateOnly' } }, 'shops.value': { transform: named }, shops: { transform: { ...named, value: 'value' } }, more: { transform: named } },
    });
    const wire = { shops: { a: { constructor: { day: '2026-01-02T00:00:00+00:00' } }, b: {} }, more: { c: {} } };
    const read = recordFromApi(listed, wire);
    expect(read).toEqual({ shops: [{ '@name': 'a', value: [{ '@name': 'constructor', day: '2026-01-02' }] }, { '@name': 'b', value: [] }], more: [{ '@name': 'c' }] });
    expect(recordToApi(listed, read, create)).toEqual({ shops: { a: { constructor: { day: '2026-01-02' } }, b: {} }, more: { c: {} } });
    expect(recordToApi(listed, { ...read, shops: [{ '@name': 'b', value: [] }] }, edit(read))).toEqual({ shops: { a: null, b: {} } });
    expect(recordToApi(listed, { shops: [], more: [] }, edit(read))).toEqual({ shops: { a: null, b: null }, more: null });
  });

  it('has a removed one as nothing where the names stand beside the fields of the record', () => {
    const beside = { ...entityOf({ properties: { others: prices }, recordTransforms: [{ use: 'otherFields', into: 'others', known: [] }] }), dialect: rest() };
    expect(recordToApi(beside, { others: { b: 2 } }, edit({ others: { a: 1, b: 2 } }))).toEqual({ a: null, b: 2 });
  });
});

describe('recordToApi, creating', () => {
  const entity = entityOf({
    properties: {
      id: { type: 'integer', readOnly: true },
      name: { type: 'string' },
      phoneDisplay: { type: 'integer' },
      letter: { type: 'array' },
      opening: { type: 'string' },
      status: { type: 'integer' },
      creatorId: { type: 'integer' },
      tags: { type: 'array', items: { type: 'string' } },
      homeAddress: { type: 'object', properties: { street: { type: 'string' } } },
    },
    fields: {
      opening: { transform: { use: 'clockTime' } },
      letter: { transform: { use: 'jsonList' } },
      status: { only: 'edit' },
      creatorId: { only: 'create' },
    },
    constants: { origin: 'admin' },
  });

  it('sends what is filled in, through its transforms', () => {
    expect(recordToApi(entity, { name: 'Élodie', opening: '06:30', creatorId: 4, phoneDisplay: 2 }, create)).toEqual({
      name: 'Élodie',
      opening: '1970-01-01T06:30:00+00:00',
      creatorId: 4,
      phoneDisplay: 2,
      letter: '[]',
      origin: 'admin',
    });
  });

  it('leaves out empty values, read-only fields, unknown ones and those that belong to an edit', () => {
    const record = {
      id: 12,
      name: '',
      status: 1,
      tags: [],
      homeAddress: { street: '' },
      '@id': '/users/12',
      secret: 'x',
    };
    expect(recordToApi(entity, record, create)).toEqual({
      origin: 'admin',
      letter: '[]',
    });
  });
});

describe('recordToApi, editing', () => {
  const entity = entityOf({
    properties: {
      id: { type: 'integer', readOnly: true },
      name: { type: 'string' },
      nickname: { type: 'string' },
      email: { type: 'string' },
      telephone: { type: 'string' },
      opening: { type: 'string' },
      useTime: { type: 'boolean' },
      tags: { type: 'array', items: { type: 'string' } },
      roles: { type: 'array' },
      letter: { type: 'array' },
      options: { type: 'array' },
      homeAddress: { type: 'object', properties: { street: { type: 'string' } } },
      referrerId: { type: 'integer' },
      sections: { type: 'array' },
    },
    fields: {
      nickname: { cleared: 'empty' },
      email: { cleared: 'refused' },
      telephone: { cleared: 'omit' },
      roles: { cleared: 'refused' },
      opening: { transform: { use: 'clockTime' } },
      letter: { transform: { use: 'jsonList' } },
      options: { transform: { use: 'joined' }, cleared: 'empty' },
      'homeAddress.latitude': { transform: { use: 'decimalText' } },
      referrerId: { only: 'create' },
    },
    constants: { origin: 'admin' },
    recordTransforms: [{ use: 'renamedField', from: 'sections', to: 'asections' }],
  });

  it('sends only what differs', () => {
    const before = { id: 1, name: 'Élodie', nickname: 'Lo', opening: '06:00' };
    expect(recordToApi(entity, { ...before, opening: '06:30' }, edit(before))).toEqual({
      opening: '1970-01-01T06:30:00+00:00',
    });
  });

  it('sends nothing when nothing differs', () => {
    const before = { id: 1, name: 'Élodie', homeAddress: { street: 'rue X' }, tags: ['a'] };
    expect(recordToApi(entity, structuredClone(before), edit(before))).toEqual({});
  });

  it('sends nothing for the empty lists and objects that a form adds by itself', () => {
    const before = { name: 'Élodie', homeAddress: { street: 'rue X' } };
    const record = {
      ...before,
      nickname: '',
      tags: [],
      homeAddress: { street: 'rue X', postalCode: '', name: undefined },
    };
    expect(recordToApi(entity, record, edit(before))).toEqual({});
  });

  it.each([
    ['null by default', 'name', 'Élodie', { name: null }],
    ['null for a transformed field', 'opening', '06:00', { opening: null }],
    ['an empty text where the rule says so', 'nickname', 'Lo', { nickname: '' }],
    ['nothing where the server cannot clear it', 'email', 'a@b.fr', {}],
    ['nothing where the rule is to leave it out', 'telephone', '06', {}],
    ['an empty list for a list', 'tags', ['a'], { tags: [] }],
    ['nothing for a list that cannot be emptied', 'roles', [2], {}],
    ['the rule of its text for a list that is text on the wire', 'options', [{ kind: 'a' }], { options: '' }],
    ['null for an object', 'homeAddress', { street: 'rue X' }, { homeAddress: null }],
    ['what its transform makes of nothing', 'letter', [{ kind: 'a' }], { letter: '[]' }],
  ])('sends for an emptied field %s', (_rule, name, value, body) => {
    expect(recordToApi(entity, {}, edit({ [name]: value }))).toEqual(body);
  });

  it.each(['', undefined, null])('takes %j for an emptied text', (emptied) => {
    expect(recordToApi(entity, { name: emptied }, edit({ name: 'Élodie' }))).toEqual({ name: null });
  });

  it('takes an emptied list and an emptied object for what they are', () => {
    const before = { tags: ['a'], homeAddress: { street: 'rue X' } };
    expect(recordToApi(entity, { tags: [], homeAddress: {} }, edit(before))).toEqual({ tags: [], homeAddress: null });
  });

  it('sends an object whole when a part of it differs, its inner fields transformed', () => {
    const before = { homeAddress: { street: 'rue X', latitude: 48.69 } };
    const record = { homeAddress: { street: 'rue Y', latitude: 48.69 } };
    expect(recordToApi(entity, record, edit(before))).toEqual({ homeAddress: { street: 'rue Y', latitude: '48.69' } });
  });

  it('sends neither read-only fields nor those that belong to a creation, nor constants', () => {
    expect(recordToApi(entity, { id: 2, referrerId: 4 }, edit({ id: 1, referrerId: 3 }))).toEqual({});
  });

  it('gives the record transforms the changed fields only', () => {
    expect(recordToApi(entity, { name: 'Aide', sections: [{ id: 1 }] }, edit({ name: 'Aide' }))).toEqual({
      asections: [{ id: 1 }],
    });
  });

  it('keeps false and zero, which are values', () => {
    expect(recordToApi(entity, { useTime: false, name: 0 }, edit({ useTime: true, name: 1 }))).toEqual({
      useTime: false,
      name: 0,
    });
  });

  it('says wall clocks in the context it is given', () => {
    const event = entityOf({
      properties: { fromDate: { type: 'string' } },
      fields: { fromDate: { transform: { use: 'wallClock' } } },
    });
    const record = { fromDate: '2026-05-01T09:00:00' };
    expect([
      recordToApi(event, record, edit({})),
      recordToApi(event, record, edit({}), transformContext(false, 'Europe/Paris')),
    ]).toEqual([{ fromDate: '2026-05-01T09:00:00+00:00' }, { fromDate: '2026-05-01T09:00:00+02:00' }]);
  });

  it('sends nothing for a record as it was read, whatever was read', () => {
    const names = fc.constantFrom(...Object.keys(entity.schema.properties), 'asections');
    fc.assert(
      fc.property(fc.dictionary(names, fc.jsonValue()), (wire) => {
        expect(recordToApi(entity, recordFromApi(entity, wire), edit(recordFromApi(entity, wire)))).toEqual({});
      }),
    );
  });

  it('never throws, whatever the form holds', () => {
    const record = fc.dictionary(fc.constantFrom(...Object.keys(entity.schema.properties)), fc.anything());
    fc.assert(
      fc.property(record, record, (form, before) => {
        recordToApi(entity, form, edit(before));
        recordToApi(entity, form, create);
      }),
    );
  });
});

describe('recordToApi, of fields that leave together', () => {
  const single = entityOf({ properties: { day: { type: 'string' }, hour: { type: 'string' }, margin: { type: 'integer' }, name: { type: 'string' } } });
  const entity = { ...single, source: { sentAlong: (changed: readonly string[]) => (changed.includes('name') ? [] : ['day', 'hour', 'margin']) } };
  const before = { day: '2026-01-02', hour: '08:00', name: 'Dune' };

  it('sends all that are filled in when one has changed', () => {
    expect(recordToApi(entity, { ...before, day: '2026-01-03' }, edit(before))).toEqual({ day: '2026-01-03', hour: '08:00' });
  });

  it('says of one that was emptied that it is', () => {
    expect(recordToApi(entity, { ...before, hour: undefined }, edit(before))).toEqual({ day: '2026-01-02', hour: null });
  });

  it('leaves them where they are when none has changed', () => {
    expect(recordToApi(entity, { ...before, name: 'Dunes' }, edit(before))).toEqual({ name: 'Dunes' });
  });
});
