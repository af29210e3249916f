import { ADDITIONAL_PROPERTY_FLAG } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { isPair, isUnnamed, nameOfPair, pairAt, withEmptyPairs, withoutPairs } from '@/engine/fields/pairs';
import { placeOfMistake } from '@/engine/fields/placeOfMistake';
import type { Schema } from '@/engine/model/Schema';

const prices: Schema = { type: 'object', properties: { usual: { type: 'number' } }, additionalProperties: { type: 'number' } };
const schema: Schema = { type: 'object', additionalProperties: true, properties: { name: { type: 'string' }, notes: { type: 'object', additionalProperties: true }, prices, shops: { type: 'array', items: { type: 'object', properties: { prices } } } } };

describe('a value under a name that the operator gives', () => {
  it('waits for its name as long as it has that of a new one', () => {
    expect(['newKey', 'newKey-12', 'newKeys', 'my-newKey', 'newKey-'].map(isUnnamed)).toEqual([true, true, false, false, false]);
  });

  it('is told by its schema', () => {
    expect([isPair({ type: 'number', [ADDITIONAL_PROPERTY_FLAG]: true } as Schema), isPair({ type: 'number' })]).toEqual([true, false]);
  });

  it.each([
    ['prices.bread', { around: 'prices', name: 'bread' }],
    ['shops.0.prices.bread', { around: 'shops.0.prices', name: 'bread' }],
    ['notes.anything', { around: 'notes', name: 'anything' }],
    ['prices.usual', undefined],
    ['shops.0.prices.usual', undefined],
    ['name.first', undefined],
    ['other', undefined],
    ['prices', undefined],
  ])('stands at %s: %o', (path, expected) => {
    expect(pairAt(schema, path)).toEqual(expected);
  });

  it('is none of the fields of its object, once RJSF has put it among them', () => {
    const added = { type: 'number', [ADDITIONAL_PROPERTY_FLAG]: true } as Schema;
    expect(withoutPairs({ ...prices, properties: { ...prices.properties, bread: added } })).toEqual(prices);
    expect(withoutPairs({ additionalProperties: true, properties: { bread: added } })).toEqual({ additionalProperties: true });
    const closed: Schema = { properties: { bread: added } };
    const free: Schema = { additionalProperties: true };
    expect([withoutPairs(closed), withoutPairs(free)].map((one, index) => one === [closed, free][index])).toEqual([true, true]);
  });

  it.each([
    ['unnamed', {}, 'prices.newKey-key'],
    ['propertyNames', {}, 'prices.newKey-key'],
    ['propertyNames', { name: 'bread' }, 'prices.newKey'],
    ['required', {}, 'prices.newKey'],
  ])('has what is wrong with its name (%s %j) told at %s', (rule, params, place) => {
    expect(placeOfMistake({ field: 'prices.newKey', rule, params })).toBe(place);
    expect(nameOfPair('prices.newKey')).toBe('prices.newKey-key');
  });

  it('has no value when it has just been added', () => {
    expect(withEmptyPairs({ prices: { newKey: 0 } }, {})).toStrictEqual({ prices: { newKey: undefined } });
    expect(withEmptyPairs({ prices: { usual: 0, 'newKey-1': 0, newKey: 0 } }, { prices: { usual: 0, newKey: undefined } })).toStrictEqual({ prices: { usual: 0, 'newKey-1': undefined, newKey: 0 } });
  });

  it('keeps what it was given, under its name and before it has one', () => {
    const next = { prices: { bread: 0, newKey: 3, 'newKey-1': '' }, list: [{ newKey: 0 }], name: 'x' };
    expect(withEmptyPairs(next, undefined)).toStrictEqual(next);
    const typed = { newKey: 0 };
    expect(withEmptyPairs({ prices: typed, name: 'y' }, { prices: typed, name: 'x' })).toEqual({ prices: { newKey: 0 }, name: 'y' });
  });
});
