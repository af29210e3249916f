import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { fc } from '../../../support/property';
import { describe, expect, it } from 'vitest';
import type { Schema } from '@/engine/model/Schema';
import { jsonList } from '@/features/campaigns/transforms/jsonList';
import type { AnyFactory, RecordTransform, Transform, TransformContext } from '@/engine/model/transforms/Transform';
import { requestTransforms } from '@/features/solidary/form/packing/requestTransforms';
import { vocabulary } from '@/features/vocabulary';

const { transforms } = vocabulary;
const recordTransforms: Record<string, AnyFactory<RecordTransform>> = {
  ...Object.fromEntries(Object.entries(vocabulary.recordTransforms).map(([name, { make: factory }]) => [name, factory])),
  ...requestTransforms,
};

const ajv = new Ajv({ allowUnionTypes: true });
formats.default(ajv);

const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
const clock = minutes.map((minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`);
const day = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Values as an answer has them, where -0 becomes 0. */
const json = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));
const element = fc.record({ type: fc.constantFrom('title', 'text'), value: fc.string(), position: fc.nat() });

const filled = fc.string({ minLength: 1 });
const degrees = fc.integer({ min: -90e6, max: 90e6 }).map((millionths) => millionths / 1e6 + 0);
const address = fc
  .tuple(
    fc.record({ houseNumber: filled, street: filled, streetAddress: filled, name: filled, home: fc.boolean() }, { requiredKeys: [] }),
    fc.option(fc.record({ latitude: degrees, longitude: degrees })),
  )
  .map(([parts, point]) => ({ ...parts, ...point }));

/** Every transform with every kind of options, the values that a form may hold, and the schema of such a field. */
const CASES: { use: string; options?: object; legal: fc.Arbitrary<unknown>; form: Schema }[] = [
  {
    use: 'address',
    legal: address,
    form: { type: 'object', properties: { street: { type: 'string' }, latitude: { type: 'number' }, home: { type: 'boolean' } } },
  },
  { use: 'intBoolean', legal: fc.boolean(), form: { type: 'boolean' } },
  { use: 'intBoolean', legal: fc.boolean(), form: { type: 'boolean', default: false } },
  { use: 'intBoolean', options: { sends: 'boolean' }, legal: fc.boolean(), form: { type: 'boolean' } },
  { use: 'clockTime', legal: clock, form: { type: 'string', format: 'clock' } },
  { use: 'integer', legal: fc.maxSafeInteger(), form: { type: 'integer' } },
  { use: 'dateOnly', legal: day, form: { type: 'string', format: 'date' } },
  {
    use: 'wallClock',
    legal: fc.tuple(day, clock, fc.nat(59)).map(([date, time, second]) => `${date}T${time}:${two(second)}`),
    form: { type: 'string' },
  },
  {
    use: 'namedItems',
    legal: itemsOf(fc.record({ price: fc.integer() })),
    form: { type: 'array', items: { type: 'object', properties: { '@name': { type: 'string' }, price: { type: 'integer' } }, required: ['@name', 'price'] } },
  },
  {
    use: 'namedItems',
    options: { value: 'value' },
    legal: itemsOf(fc.record({ value: fc.array(fc.string()) })),
    form: { type: ['array', 'null'], minItems: 0, items: { type: 'object', properties: { '@name': { type: 'string' }, value: { type: 'array', items: { type: 'string' } } }, required: ['@name', 'value'] } },
  },
  {
    use: 'jsonList',
    legal: fc.array(element).map((list) => jsonList().fromApi(JSON.stringify(list))),
    form: { type: 'array', items: { type: 'object' } },
  },
  {
    use: 'decimalText',
    legal: fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    form: { type: 'number', minimum: -90, maximum: 90 },
  },
  {
    use: 'roleAssignments',
    legal: fc.uniqueArray(fc.record({ role: fc.nat(), territory: fc.nat() }, { requiredKeys: ['role'] }), { selector: ({ role, territory }) => `${role} ${territory}` }),
    form: { type: 'array', items: { type: 'object', properties: { role: { type: 'integer' }, territory: { type: 'integer' } } } },
  },
  {
    use: 'groupedList',
    options: { item: 'name' },
    legal: fc.array(fc.record({ kind: fc.constantFrom('events', 'communities'), name: fc.string() })),
    form: { type: 'array', items: { type: 'object' } },
  },
  {
    use: 'positionedList',
    legal: fc
      .array(fc.record({ id: fc.nat(), status: fc.nat(), title: filled }, { requiredKeys: ['status'] }))
      .map((list) => list.map((item, index) => ({ ...item, position: index + 1 }))),
    form: { type: 'array', items: { type: 'object', properties: { title: { type: 'string', minLength: 1 }, status: { type: 'integer' } } } },
  },
  {
    use: 'embeddedList',
    legal: fc.array(fc.record({ id: fc.nat() })),
    form: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
  },
  {
    use: 'embeddedList',
    options: { sends: ['label', 'hint'], shows: ['removable'] },
    legal: fc.array(fc.record({ id: fc.nat(), label: filled, hint: filled }, { requiredKeys: ['label'] })),
    form: { type: 'array', items: { type: 'object', required: ['label'], properties: { label: { type: 'string' }, hint: { type: 'string' } } } },
  },
  {
    use: 'embeddedList',
    options: { id: 'code', shows: ['name'] },
    legal: fc.array(fc.record({ id: filled })),
    form: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string', readOnly: true } } } },
  },
  { use: 'recordId', options: { id: 'code' }, legal: fc.oneof(fc.integer(), filled), form: { type: ['integer', 'string'] } },
  { use: 'listOrMap', legal: fc.array(fc.jsonValue()), form: { type: 'array' } },
];

const CONTEXTS: TransformContext[] = [
  { utcTime: true, timeZone: 'Pacific/Kiritimati' },
  { utcTime: false, timeZone: 'Europe/Paris' },
];

describe('every transform', () => {
  it('is among the cases of this file', () => {
    expect([...new Set(CASES.map(({ use }) => use))].sort()).toEqual(Object.keys(transforms).sort());
  });

  describe.each(CASES.map((one) => ({ ...one, name: nameOf(one) })))('$name', ({ use, options, legal, form }) => {
    const transform = make(use, options, form);

    it('gives every legal value back unchanged', () => {
      fc.assert(
        fc.property(legal, (value) => {
          expect(transform.fromApi(transform.toApi(value))).toEqual(value);
        }),
      );
    });

    it('never throws, whatever it receives', () => {
      fc.assert(
        fc.property(anything(), fc.constantFrom(undefined, ...CONTEXTS), (value, context) => {
          transform.fromApi(value, context);
          transform.toApi(value, context);
        }),
      );
    });

    it('shows what it has read the same after another round, whatever was read', () => {
      fc.assert(
        fc.property(fc.oneof(json, fc.string(), legal.map(transform.toApi)), (wire) => {
          const once = transform.fromApi(wire);
          expect(transform.fromApi(transform.toApi(once))).toEqual(once);
        }),
      );
    });

    it('sends what its wire schema accepts', () => {
      const accepts = ajv.compile(transform.wireSchema({ ...form, description: 'kept' }));
      fc.assert(fc.property(legal, (value) => accepts(transform.toApi(value))));
    });

    it('keeps what describes the field', () => {
      const described = { ...form, description: 'Opening hour', readOnly: true };
      expect(transform.wireSchema(described)).toMatchObject({ description: 'Opening hour', readOnly: true });
    });

    it('changes nothing that it is given', () => {
      fc.assert(
        fc.property(legal, (value) => {
          const before = structuredClone(value);
          transform.toApi(value);
          transform.fromApi(value);
          expect(value).toEqual(before);
        }),
      );
    });
  });

  const OF_THEIR_OWN = ['jsonList', 'positionedList'];

  it.each(Object.keys(transforms).filter((use) => !OF_THEIR_OWN.includes(use)))(
    'has nothing to say of %s without a value',
    (use) => {
      const transform = make(use);
      expect([transform.fromApi(undefined), transform.fromApi(null), transform.toApi(undefined)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    },
  );
});

describe('every record transform', () => {
  const OPTIONS: Record<string, object> = {
    adminPrefix: {},
    choiceOrText: { field: 'subjectId', other: 9999, text: 'ownSubject', label: 'subject', sends: 'adminsubject', offered: [1, 2] },
    choicesOrText: { field: 'needIds', from: 'needs', text: 'ownNeed', offered: [1] },
    diaryRequests: {},
    gatheredFields: {},
    journeyDates: { edited: {} },
    keyedAnswers: { list: 'proofs', by: 'definition', fields: { proof1: { id: 1, kind: 'file' } } },
    nestedFields: { into: 'person', fields: { email: 'email', name: 'givenName' } },
    newPerson: { into: 'person' },
    proofQuestion: {},
    proofLists: {},
    samePlace: { flag: 'anywhere', address: 'destination', as: 'origin' },
    otherFields: { into: 'others', known: ['subject', 'email', 'sections', 'name', 'position'] },
    renamedField: { from: 'sections', to: 'asections' },
    volunteerLabel: {},
    weekParts: { field: 'days' },
  };

  it('is among the cases of this file', () => {
    expect(Object.keys(OPTIONS).sort()).toEqual(Object.keys(recordTransforms).sort());
  });

  describe.each(Object.keys(recordTransforms))('%s', (use) => {
    const transform = recordTransforms[use]!(OPTIONS[use] as never);
    const names = fc.constantFrom('subject', 'email', 'sections', 'name', 'position');
    const record = fc.dictionary(
      names,
      fc.jsonValue().filter((value) => value !== null),
    );

    it('gives every record back unchanged, or a part of it', () => {
      fc.assert(
        fc.property(record, (value) => {
          expect(transform.fromApi(transform.toApi(value, 'edit'))).toEqual(value);
        }),
      );
    });

    it('never throws, whatever the record holds', () => {
      fc.assert(
        fc.property(fc.dictionary(fc.oneof(fc.string(), fc.constant('__proto__')), anything()), (value) => {
          transform.fromApi(value);
          transform.toApi(value, 'edit');
        }),
      );
    });

    it('names in its schema what it sends', () => {
      fc.assert(
        fc.property(record, (value) => {
          const properties = Object.fromEntries(Object.keys(value).map((name) => [name, {}]));
          const schema = transform.wireSchema({ type: 'object', properties, required: Object.keys(value) });
          const sent = Object.keys(transform.toApi(value, 'edit')).sort();
          expect([Object.keys(schema.properties).sort(), schema.required?.toSorted()]).toEqual([sent, sent]);
        }),
      );
    });
  });
});

function nameOf({ use, options }: { use: string; options?: object }): string {
  return options ? `${use} with ${JSON.stringify(options)}` : use;
}

function make(use: string, options?: object, form?: Schema): Transform {
  const asked: Record<string, object> = { namedItems: { name: '@name' } };
  return transforms[use]!.make((use in asked ? { ...asked[use], ...options } : options) as never, form);
}

function anything(): fc.Arbitrary<unknown> {
  return fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
    withTypedArray: true,
  });
}

/** Items with different names, in the order in which JavaScript keeps names: those that are numbers first. */
function itemsOf(value: fc.Arbitrary<object>): fc.Arbitrary<unknown> {
  const name = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('constructor', '__proto__', 'toString'));
  return fc.uniqueArray(fc.tuple(name, value), { selector: ([one]) => one }).map((pairs) => Object.entries(Object.fromEntries(pairs)).map(([one, fields]) => ({ '@name': one, ...fields })));
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
