import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@/config/Config';
import { interpreted } from '@/engine/fields/interpretedValidators';
import { inForceOf, withoutInactive, withReturned, type Aside } from '@/engine/form/values/inForce';
import type { Shown, ShownAlternatives } from '@/engine/form/values/shownAlternatives';
import type { RecordData, RecordSchema, Schema } from '@/engine/model/Schema';
import { book } from '../list/books';

const text: Schema = { type: 'string' };

/** With a lift, the field `keeper` is required. */
const liftAsksFor = (more: Schema): Schema => ({
  ...more,
  type: 'object',
  properties: { ...more.properties, lift: { type: 'boolean' } },
  required: ['name'],
  if: { properties: { lift: { const: true } }, required: ['lift'] },
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  then: { properties: { keeper: text }, required: ['keeper'] },
});

const house = liftAsksFor({ properties: { name: text } }) as RecordSchema;

function validatorOf(schema: RecordSchema) {
  return createPrecompiledValidator(interpreted(schema), schema as object) as unknown as Parameters<typeof inForceOf>[1];
}

function inForce(schema: RecordSchema, shown: ShownAlternatives = new Map()) {
  return inForceOf(schema, validatorOf(schema), shown);
}

const shownAs = (index: number): Shown => ({ index, values: {}, foreign: [], isChosen: false, hasFields: true, isAsked: false });

describe('what a schema comes to for a record', () => {
  it('is not asked where it is the same for every record', () => {
    expect(inForce({ type: 'object', properties: { name: text } })).toBeUndefined();
  });

  it('has the fields of a condition that holds, and asks for them, beside its own', () => {
    const comesTo = inForce(house)!;
    const names = (record: RecordData) => [Object.keys(comesTo(record).properties ?? {}), comesTo(record).required];
    expect(names({ lift: true })).toEqual([['name', 'lift', 'keeper'], ['name', 'keeper']]);
    expect(names({ lift: false })).toEqual([['name', 'lift'], ['name']]);
  });

  it('is worked out once for a record', () => {
    const comesTo = inForce(house)!;
    const record = { lift: true };
    expect(comesTo(record)).toBe(comesTo(record));
    expect(comesTo({ lift: false })).not.toBe(comesTo(record));
  });

  it.each(['oneOf', 'anyOf'] as const)('has the fields of the alternative of %s that is on screen, and asks for them', (keyword) => {
    const flat: Schema = { properties: { name: { type: 'integer' }, floor: { type: 'integer' } }, required: ['floor'] };
    const schema: RecordSchema = { type: 'object', properties: { name: text }, required: ['name'], [keyword]: [{ properties: { street: text }, required: ['street'] }, flat] };
    const come = (shown: ShownAlternatives) => inForce(schema, shown)!({});
    expect(Object.keys(come(new Map()).properties ?? {})).toEqual(['name']);
    expect(come(new Map())).toMatchObject({ required: ['name'] });
    expect(come(new Map([[`${keyword}:`, shownAs(0)]]))).toMatchObject({ properties: { street: text, name: text }, required: ['name', 'street'] });
    // The record's own fields stay as they are.
    expect(come(new Map([[`${keyword}:`, shownAs(1)]]))).toMatchObject({ properties: { name: text, floor: { type: 'integer' } }, required: ['name', 'floor'] });
    expect(Object.keys(come(new Map([[`${keyword}:place`, shownAs(0)]])).properties ?? {})).toEqual(['name']);
  });
});

describe('an object inside a record', () => {
  const schema: RecordSchema = {
    type: 'object',
    properties: { name: text, home: liftAsksFor({ properties: { name: text, cellar: liftAsksFor({}) } }), rooms: { type: 'array', items: liftAsksFor({}) }, tags: { type: 'array' } },
  };
  const active = (record: RecordData, before: RecordData = {}) => withoutInactive(record, before, { schema, validator: validatorOf(schema) });

  it.each<[string, RecordData, RecordData]>([
    ['an object', { home: { name: 'x', lift: false, keeper: 'Zoé' } }, { home: { name: 'x', lift: false } }],
    ['an object in it', { home: { lift: true, keeper: 'Zoé', cellar: { lift: false, keeper: 'Léa' } } }, { home: { lift: true, keeper: 'Zoé', cellar: { lift: false } } }],
    ['an object of a list', { rooms: [{ lift: true, keeper: 'Zoé' }, { keeper: 'Léa' }, 'none'] }, { rooms: [{ lift: true, keeper: 'Zoé' }, {}, 'none'] }],
  ])('loses what a condition does not bring any more: %s', (_what, record, kept) => {
    expect(active({ name: 'x', ...record })).toStrictEqual({ name: 'x', ...kept });
  });

  it('has what was typed in it again when the condition holds again', () => {
    const aside: Aside = new Map();
    const root = { schema, validator: validatorOf(schema), aside };
    const cellar = { lift: true, keeper: 'Léa' };
    const open = { home: { lift: true, keeper: 'Zoé', cellar }, rooms: [{ lift: true, keeper: 'Max' }] };
    const closed = withoutInactive({ home: { lift: false, keeper: 'Zoé', cellar: { ...cellar, lift: false } }, rooms: [{ lift: false, keeper: 'Max' }] }, open, root);
    expect(closed).toStrictEqual({ home: { lift: false, cellar: { lift: false } }, rooms: [{ lift: false }] });
    expect(withoutInactive({ home: { lift: true, cellar: { lift: true } }, rooms: [{ lift: true }] }, closed, root)).toStrictEqual({ home: { lift: true, keeper: 'Zoé', cellar }, rooms: [{ lift: true, keeper: 'Max' }] });
    expect([...aside]).toEqual([]);
  });

  it('gives back nothing to the objects of a list that have moved', () => {
    const aside: Aside = new Map();
    const root = { schema, validator: validatorOf(schema), aside };
    const [max, lea] = [{ floor: 1, lift: true, keeper: 'Max' }, { floor: 2, lift: false }];
    const closed = withoutInactive({ rooms: [{ ...max, lift: false }, lea] }, { rooms: [max, lea] }, root);
    const moved = withoutInactive({ rooms: [lea, (closed['rooms'] as unknown[])[0]] }, closed, root);
    expect(withoutInactive({ rooms: [{ floor: 2, lift: true }, (moved['rooms'] as unknown[])[1]] }, moved, root)).toStrictEqual({ rooms: [{ floor: 2, lift: true }, { floor: 1, lift: false }] });
  });

  it('gives back what was typed in one of several objects of a list, as long as none is added or removed', () => {
    const aside: Aside = new Map();
    const root = { schema, validator: validatorOf(schema), aside };
    const [max, lea] = [{ floor: 1, lift: true, keeper: 'Max' }, { floor: 2, lift: true, keeper: 'Léa' }];
    const closed = withoutInactive({ rooms: [{ ...max, lift: false }, lea] }, { rooms: [max, lea] }, root);
    expect(withoutInactive({ rooms: [{ floor: 1, lift: true }, lea] }, closed, root)).toStrictEqual({ rooms: [max, lea] });
    const again = withoutInactive({ rooms: [{ ...max, lift: false }, lea] }, { rooms: [max, lea] }, root);
    const removed = withoutInactive({ rooms: [{ floor: 2, lift: false }] }, again, root);
    expect(withoutInactive({ rooms: [{ floor: 2, lift: true }] }, removed, root)).toStrictEqual({ rooms: [{ floor: 2, lift: true }] });
  });

  it('gives back what was typed in it though the objects of a list have moved meanwhile', () => {
    const aside: Aside = new Map();
    const root = { schema, validator: validatorOf(schema), aside };
    const closed = withoutInactive({ home: { lift: false, keeper: 'Zoé' }, rooms: [] }, { home: { lift: true, keeper: 'Zoé' }, rooms: [] }, root);
    const added = withoutInactive({ ...closed, rooms: [{ lift: false }] }, closed, root);
    expect(withoutInactive({ ...added, home: { lift: true } }, added, root)).toStrictEqual({ home: { lift: true, keeper: 'Zoé' }, rooms: [{ lift: false }] });
  });

  it('keeps what no schema knows of', () => {
    expect(active({ home: { other: 1, keeper: 'Zoé' } })).toStrictEqual({ home: { other: 1 } });
  });

  it.each<[string, RecordData, RecordData?]>([
    ['all of it is there', { name: 'x', home: { lift: true, keeper: 'Zoé', cellar: { lift: true, keeper: 'Léa' } }, rooms: [{ lift: true, keeper: 'Léa' }], tags: ['a', { keeper: 'b' }] }],
    ['nobody has changed it', { home }, { home }],
    ['it holds nothing', {}],
  ])('is the same as before where %s', (_where, record, before) => {
    expect(active(record, before)).toBe(record);
  });

  it('is the same where only another one has lost something', () => {
    const rooms = [{ lift: true, keeper: 'Zoé' }];
    const changed = active({ rooms, home: { keeper: 'Léa' } });
    expect(changed['rooms']).toBe(rooms);
    expect(changed['home']).toEqual({});
  });
});

const home = { lift: false, keeper: 'Zoé' };

describe('what was typed in a field that a condition takes away', () => {
  function form(schema = house) {
    const aside: Aside = new Map();
    let record: RecordData = {};
    const situation = { entity: { ...book, schema }, widgets: {}, context: { settings: DEFAULT_SETTINGS, permissions: new Set<string>(), mode: 'edit' as const, record: {} }, inForce: inForce(schema) };
    /** A form removes the values of fields that it does not show. */
    const settle = (next: RecordData) => {
      const fields = situation.inForce?.(next).properties;
      return fields ? Object.fromEntries(Object.entries(next).filter(([name]) => fields[name])) : next;
    };
    return { aside, type: (typed: RecordData) => (record = withReturned({ ...record, ...typed }, { record, situation, aside, settle })) };
  }

  it('is gone with the field, and there again when it comes back', () => {
    const { type, aside } = form();
    type({ name: 'x', lift: true, keeper: 'Zoé' });
    expect(type({ lift: false })).toStrictEqual({ name: 'x', lift: false });
    expect([...aside]).toEqual([['keeper', 'Zoé']]);
    expect(type({ name: 'y' })).toStrictEqual({ name: 'y', lift: false });
    expect(type({ lift: true })).toStrictEqual({ name: 'y', lift: true, keeper: 'Zoé' });
    expect([...aside]).toEqual([]);
  });

  it('does not come back over what stands there already', () => {
    const { type, aside } = form();
    type({ lift: true, keeper: 'Zoé' });
    type({ lift: false });
    expect(type({ lift: true, keeper: 'Léa' })).toStrictEqual({ lift: true, keeper: 'Léa' });
    expect([...aside]).toEqual([['keeper', 'Zoé']]);
  });

  it('is only what a condition brings, and only what was there', () => {
    const { type, aside } = form();
    type({ lift: true, name: 'x' });
    type({ lift: false, name: undefined });
    expect([...aside]).toEqual([]);
  });

  it('brings back with it what depends on it', () => {
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
    const badge: Schema = { if: { required: ['keeper'] }, then: { properties: { badge: text } } };
    const { type } = form({ ...house, allOf: [badge] });
    type({ lift: true, keeper: 'Zoé', badge: '7' });
    type({ lift: false });
    expect(type({ lift: true })).toStrictEqual({ lift: true, keeper: 'Zoé', badge: '7' });
  });

  it('is what a form settles on, where a schema has no condition', () => {
    const { type, aside } = form({ type: 'object', properties: { name: text } });
    expect(type({ name: 'x' })).toEqual({ name: 'x' });
    expect(type({ name: undefined })).toEqual({ name: undefined });
    expect([...aside]).toEqual([]);
  });
});
