import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { describe, expect, it } from 'vitest';
import { interpreted } from '@/engine/fields/interpretedValidators';
import { tellingErrors, type SchemaError, type ShownBranches } from '@/engine/fields/tellingErrors';
import type { RecordData, RecordSchema, Schema } from '@/engine/model/Schema';

const text: Schema = { type: 'string' };
const house: Schema = { type: 'object', properties: { kind: { const: 'house' }, garden: text, street: text }, required: ['kind', 'garden', 'street'] };
const flat: Schema = { type: 'object', properties: { kind: { const: 'flat' }, floor: { type: 'integer' } }, required: ['kind', 'floor'] };

function told(properties: Record<string, Schema>, record: RecordData, shown: ShownBranches = new Map(), rules: Partial<RecordSchema> = {}) {
  const schema: RecordSchema = { type: 'object', properties, ...rules };
  const { errors = [] } = createPrecompiledValidator(interpreted(schema), schema as object).rawValidation<SchemaError>(schema, record);
  return tellingErrors(errors, shown).map(({ keyword, instancePath, params }) => `${keyword} ${instancePath} ${String(params['missingProperty'] ?? '')}`.trim());
}

const shownAs = (key: string, index: number): ShownBranches => new Map([[key, { index }]]);

it('a name that is not allowed is told once: by the rule that it breaks, where that is reported', () => {
  const named = (keyword: string, propertyName: string | undefined): SchemaError => ({ keyword, instancePath: '/map', schemaPath: '#', params: keyword === 'propertyNames' ? { propertyName: 'x' } : {}, ...(propertyName !== undefined && { propertyName }) });
  const toldOf = (...errors: SchemaError[]) => tellingErrors(errors, new Map()).map(({ keyword }) => keyword);
  expect(toldOf(named('pattern', 'x'), named('propertyNames', undefined))).toEqual(['pattern']);
  expect(toldOf(named('pattern', 'y'), named('propertyNames', undefined))).toEqual(['pattern', 'propertyNames']);
  expect(toldOf(named('propertyNames', undefined))).toEqual(['propertyNames']);
});

describe.each(['oneOf', 'anyOf'] as const)('where no alternative of %s holds', (keyword) => {
  const home = { home: { [keyword]: [house, flat] } };

  it('only what the one on screen lacks is told', () => {
    expect(told(home, { home: {} }, shownAs(`${keyword}:home`, 0))).toEqual(['required /home kind', 'required /home garden', 'required /home street']);
    expect(told(home, { home: {} }, shownAs(`${keyword}:home`, 1))).toEqual(['required /home kind', 'required /home floor']);
  });

  it('that is the one of the field on which they depend, whatever else is wrong', () => {
    const ofKind = (kind: string, code: Schema): Schema => ({ properties: { kind: { enum: [kind] }, code } });
    const rules = { dependencies: { kind: { [keyword]: [ofKind('a', text), ofKind('b', { type: 'integer', maximum: 9 })] } } };
    expect(told({}, { kind: 'b', code: 'x' }, new Map(), rules)).toEqual(['type /code']);
    expect(told({}, { kind: 'a', code: 12 }, new Map(), rules)).toEqual(['type /code']);
  });

  it('that is the one that the value comes nearest to, where none is on screen: what tells them apart counts most', () => {
    expect(told(home, { home: { kind: 'house' } })).toEqual(['required /home garden', 'required /home street']);
    expect(told(home, { home: { kind: 'flat' } })).toEqual(['required /home floor']);
    expect(told(home, { home: {} })).toEqual(['required /home kind', 'required /home floor']);
    expect(told(home, { home: {} }, shownAs(`${keyword}:other`, 0))).toEqual(['required /home kind', 'required /home floor']);
  });

  it.each<[string, Schema[], unknown]>([
    ['a kind of value', [{ ...text, minLength: 9, pattern: '^z' }, { type: 'integer' }], 'abc'],
    ['a constant', [{ ...text, minLength: 9, pattern: '^z' }, { const: 'x' }], 'abc'],
    ['a list of choices', [{ ...text, minLength: 9, pattern: '^z' }, { enum: ['x', 'y'] }], 'abc'],
    ['names that it must not have', [{ type: 'object', required: ['a', 'b', 'c'] }, { type: 'object', additionalProperties: false }], { other: 1 }],
  ])('are told apart by %s', (_how, options, value) => {
    expect(told({ home: { [keyword]: options } }, { home: value })).not.toContain('type /home');
    expect(told({ home: { [keyword]: options } }, { home: value }).length).toBeGreaterThan(1);
  });

  it('that none does is told itself, where the one on screen lacks nothing', () => {
    expect(told(home, { home: {} }, shownAs(`${keyword}:home`, 7))).toEqual([`${keyword} /home`]);
  });

  it('only the nearest of those inside it is told', () => {
    const garden = { oneOf: [{ ...text, minLength: 3 }, { type: 'integer' }] } satisfies Schema;
    const outer = { home: { [keyword]: [{ ...house, properties: { ...house.properties, garden } }, flat] } };
    expect(told(outer, { home: { kind: 'house', street: 'x', garden: 'y' } })).toEqual(['minLength /home/garden']);
    expect(told(outer, { home: { kind: 'flat', garden: 'y' } })).toEqual(['required /home floor']);
  });

  it('each of several is told by its own', () => {
    const several = { home: { [keyword]: [house, flat] }, other: { [keyword]: [flat] }, homes: { type: 'array', items: { [keyword]: [house, flat] } } } satisfies Record<string, Schema>;
    const record = { home: { kind: 'flat' }, other: { kind: 'flat' }, homes: [{ kind: 'flat' }, { kind: 'house', garden: 'x' }] };
    expect(told(several, record)).toEqual(['required /home floor', 'required /other floor', 'required /homes/0 floor', 'required /homes/1 street']);
  });
});

it('that no item is as one has to be is told, and not of each item what it lacks for that', () => {
  const tags: Schema = { type: 'array', items: { ...text, maxLength: 3 }, contains: { ...text, pattern: '^a', minLength: 2 } };
  expect(told({ tags }, { tags: ['b', 'c'] })).toEqual(['contains /tags']);
  expect(told({ tags }, { tags: ['abcd', 'c'] })).toEqual(['maxLength /tags/0']);
});

it('a rule that was asked is told, not that it was asked', () => {
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  expect(told({ name: text }, {}, new Map(), { if: {}, then: { required: ['name'] } })).toEqual(['required  name']);
});
