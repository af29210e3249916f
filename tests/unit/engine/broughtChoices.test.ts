import { describe, expect, it } from 'vitest';
import { broughtChoices, isBroughtChoice } from '@/engine/model/broughtChoices';
import type { Schema } from '@/engine/model/Schema';

/** What holds with a condition, and without it. */
function when(condition: Schema | undefined, met: Schema | undefined, unmet?: Schema): Schema {
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  return { ...(condition && { if: condition }), ...(met && { then: met }), ...(unmet && { else: unmet }) };
}

/** A case in which the fuel is one of these. */
const fuels = (...choices: unknown[]): Schema => ({ properties: { fuel: { enum: choices } } });

describe('the choices that a field has in some cases', () => {
  it.each<[string, Schema, unknown[]]>([
    ['none where the object has no cases', { properties: { fuel: { type: 'string' } } }, []],
    ['none where no case says anything of it', { oneOf: [{ properties: { plate: { enum: ['a'] } } }, { required: ['fuel'] }] }, []],
    ['those of all cases, each once, in their order', { oneOf: [fuels('petrol', 'gas'), fuels('gas', 'hay')], allOf: [fuels('coal')] }, ['coal', 'petrol', 'gas', 'hay']],
    ['those of a case in a case', { allOf: [when({}, fuels('petrol'), fuels('hay'))] }, ['petrol', 'hay']],
    ['a text and a number that a case fixes', { anyOf: [{ properties: { fuel: { const: 'petrol' } } }, { properties: { fuel: { const: 98 } } }] }, ['petrol', 98]],
    ['no yes or no that a case fixes, which has words of its own', { anyOf: [{ properties: { fuel: { const: true } } }, fuels('hay')] }, ['hay']],
    ['not that there is none', { oneOf: [fuels(null, 'hay')] }, ['hay']],
    ['those of a case, of a field that may hold any text in others', { properties: { fuel: { type: 'string' } }, oneOf: [fuels('hay')] }, ['hay']],
    ['none where the field has the same choices in every case', { properties: { fuel: { enum: ['petrol', 'hay'] } }, oneOf: [fuels('petrol')] }, []],
  ])('are %s', (_what, schema, choices) => {
    expect([...(broughtChoices(schema).get('fuel') ?? [])]).toEqual(choices);
  });

  it('are not named where there are none', () => {
    expect([...broughtChoices({ oneOf: [{ properties: { fuel: { type: 'string' } } }] }).keys()]).toEqual([]);
  });
});

describe('a value of a record', () => {
  const isCar: Schema = { type: 'object', properties: { kind: { const: 'car' } }, required: ['kind'] };
  const byKind = (condition: Schema): Schema => when(condition, fuels('petrol'), fuels('hay'));

  it.each<[string, Schema, Record<string, unknown>, { petrol: boolean; hay: boolean }]>([
    ['the case that holds', byKind(isCar), { kind: 'car' }, { petrol: true, hay: false }],
    ['the other case', byKind(isCar), { kind: 'horse' }, { petrol: false, hay: true }],
    ['the other case, where what decides is missing', byKind(isCar), {}, { petrol: false, hay: true }],
    ['the case that holds where what decides may be missing', byKind({ properties: { kind: { const: 'car' } } }), {}, { petrol: true, hay: false }],
    ['the case of one of several kinds', byKind({ properties: { kind: { enum: ['car', 'bus'] } } }), { kind: 'bus' }, { petrol: true, hay: false }],
    ['the case of none of several kinds', byKind({ properties: { kind: { enum: ['car', 'bus'] } } }), { kind: 'horse' }, { petrol: false, hay: true }],
    ['either case where something else decides', byKind({ properties: { age: { minimum: 3 } } }), { age: 2 }, { petrol: true, hay: true }],
    ['either case where something else decides too', byKind({ ...isCar, minProperties: 2 }), { kind: 'car' }, { petrol: true, hay: true }],
    ['the other case where one of several conditions does not hold', byKind({ properties: { age: { minimum: 3 }, kind: { const: 'car' } } }), { age: 2, kind: 'horse' }, { petrol: false, hay: true }],
    ['a case without another', when(isCar, fuels('petrol')), { kind: 'car' }, { petrol: true, hay: false }],
    ['no case where it is another', when(isCar, fuels('petrol')), { kind: 'horse' }, { petrol: false, hay: false }],
    ['another case without the first', when(isCar, undefined, fuels('hay')), { kind: 'horse' }, { petrol: false, hay: true }],
    ['a case that nothing decides', when(undefined, fuels('petrol')), {}, { petrol: true, hay: false }],
  ])('is a choice of %s', (_what, schema, record, choices) => {
    expect({ petrol: isBroughtChoice(schema, 'fuel', 'petrol', record), hay: isBroughtChoice(schema, 'fuel', 'hay', record) }).toEqual(choices);
  });

  const car: Schema = { properties: { kind: { const: 'car' }, fuel: { enum: ['petrol'] } }, required: ['kind'] };
  const horse: Schema = { properties: { kind: { const: 'horse' }, fuel: { const: 'hay' } }, required: ['kind'] };

  it.each([['oneOf'], ['anyOf']])('is a choice of the alternative of %s that its other fields tell', (keyword) => {
    const schema: Schema = { [keyword]: [car, horse] };
    const is = (fuel: string, record: Record<string, unknown>) => isBroughtChoice(schema, 'fuel', fuel, { fuel, ...record });
    expect([is('petrol', { kind: 'car' }), is('hay', { kind: 'car' }), is('petrol', { kind: 'horse' }), is('hay', { kind: 'horse' })]).toEqual([true, false, false, true]);
    expect([is('petrol', {}), is('hay', {})]).toEqual([false, false]);
  });

  it('is a choice of a case whatever else the record has in this field', () => {
    expect(isBroughtChoice({ oneOf: [car, horse] }, 'fuel', 'petrol', { kind: 'car', fuel: 'hay' })).toBe(true);
  });

  it('is a choice of what a field brings that the record has', () => {
    const schema: Schema = { dependencies: { engine: fuels('petrol'), legs: fuels('hay') } };
    expect([isBroughtChoice(schema, 'fuel', 'petrol', { engine: 1 }), isBroughtChoice(schema, 'fuel', 'petrol', { legs: 4 })]).toEqual([true, false]);
  });

  it('is a choice of a case in a case, where both hold', () => {
    const schema: Schema = when(isCar, { allOf: [byKind({ properties: { year: { const: 2026 } }, required: ['year'] })] });
    expect(['petrol', 'hay'].map((fuel) => isBroughtChoice(schema, 'fuel', fuel, { kind: 'car', year: 2026 }))).toEqual([true, false]);
    expect(['petrol', 'hay'].map((fuel) => isBroughtChoice(schema, 'fuel', fuel, { kind: 'horse', year: 2026 }))).toEqual([false, false]);
  });

  it('is no choice where no case has it, or where its field has one list of choices', () => {
    expect(isBroughtChoice(byKind(isCar), 'fuel', 'coal', { kind: 'car' })).toBe(false);
    expect(isBroughtChoice({ ...byKind(isCar), properties: { fuel: { enum: ['petrol', 'hay'] } } }, 'fuel', 'petrol', { kind: 'car' })).toBe(false);
  });
});
