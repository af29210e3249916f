import { describe, expect, it } from 'vitest';
import { compileValidators } from '../../../scripts/resources/compileValidators';
import { draft07 } from '../../../scripts/resources/draft07';
import { withKind } from '../../../scripts/resources/kindsOfValues';
import { isOfAnyKind } from '../../../src/engine/model/kindsOfField';

const PAIRS = (type: string) => ({ type: 'object', additionalProperties: { type } });
const read = (schema: Record<string, unknown>) => draft07(schema, { keepTitles: false });

describe('a schema of another dialect, in the words of draft-07', () => {
  it.each<[string, Record<string, unknown>, object]>([
    ['an excluded bound of draft-04', { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false }, { type: 'number', exclusiveMinimum: 0, maximum: 9 }],
    ['steps of draft-03', { type: 'number', divisibleBy: 0.5 }, { type: 'number', multipleOf: 0.5 }],
    ['parts of draft-03', { extends: { type: 'object', properties: { a: {} } }, properties: { b: {} } }, { type: 'object', properties: { a: {}, b: {} } }],
    ['several parts of draft-03', { extends: [{ properties: { a: {} } }, { properties: { b: {} } }] }, { properties: { a: {}, b: {} } }],
    ['what a value may not be, in draft-03', { type: 'string', disallow: ['null', 'object'] }, { type: 'string', allOf: [{ not: { type: ['null', 'object'] } }] }],
    ['an excluded bound of later drafts', { exclusiveMinimum: 0 }, { exclusiveMinimum: 0 }],
    ['nothing, in OpenAPI 3.0', { type: 'string', nullable: true, enum: ['a'] }, { type: ['string', 'null'], enum: ['a', null] }],
    ['nothing, as an alternative', { title: 'Due', oneOf: [{ type: 'null' }, { type: 'string', format: 'date' }] }, { title: 'Due', type: ['string', 'null'], format: 'date' }],
    ['nothing beside two kinds', { anyOf: [{ type: 'null' }, { type: 'string' }, { type: 'number' }] }, { anyOf: [{ type: 'null' }, { type: 'string' }, { type: 'number' }] }],
    ['an alternative that nothing obeys, as generators write a value that may be absent', { title: 'Nick', anyOf: [{ not: {} }, { type: 'string' }] }, { title: 'Nick', type: 'string' }],
    ['an alternative that nothing obeys, beside several', { oneOf: [{ type: 'string' }, { not: {} }, { type: 'integer' }] }, { oneOf: [{ type: 'string' }, { type: 'integer' }] }],
    ['an alternative that is written twice, which no value could obey once', { oneOf: [{ type: 'string', description: 'Its name.' }, { type: 'string' }, { type: 'integer' }] }, { oneOf: [{ type: 'string', description: 'Its name.' }, { type: 'integer' }] }],
    ['a single alternative that is written twice', { title: 'Key', oneOf: [{ type: 'string', title: 'Name' }, { type: 'string' }] }, { title: 'Key', type: 'string' }],
    ['alternatives that nothing obeys', { anyOf: [{ not: {} }] }, { anyOf: [{ not: {} }] }],
    ['a single alternative', { type: 'object', properties: { a: {} }, oneOf: [{ properties: { b: {} }, required: ['b'] }] }, { type: 'object', properties: { a: {}, b: {} }, required: ['b'] }],
    ['what asks for other fields', { dependentRequired: { a: ['b'] }, dependentSchemas: { c: { required: ['d'] } } }, { dependencies: { a: ['b'], c: { required: ['d'] } } }],
    ['what asks for other fields in two ways', { dependentRequired: { a: ['b'] }, dependentSchemas: { a: { required: ['c'] } } }, { dependencies: { a: { required: ['c', 'b'] } } }],
    ['places of a list, in 2020-12', { type: 'array', prefixItems: [{}], items: false }, { type: 'array', allOf: [{ items: [{}], additionalItems: false }] }],
    ['places of a list that does not say so', { prefixItems: [{}], items: false }, { type: 'array', allOf: [{ items: [{}], additionalItems: false }] }],
    ['places of a list, before', { type: 'array', items: [{}] }, { type: 'array', allOf: [{ items: [{}] }] }],
    ['names of a pattern, and others', { type: 'object', patternProperties: { '^x': {} } }, { type: 'object', patternProperties: { '^x': {} } }],
    ['names of one pattern and no others', { type: 'object', patternProperties: { '^x': { type: 'string' } }, additionalProperties: false }, { type: 'object', additionalProperties: { type: 'string' }, propertyNames: { pattern: '^x' } }],
    ['names of two patterns', { type: 'object', patternProperties: { '^x': {}, '^y': {} }, additionalProperties: false }, { type: 'object', patternProperties: { '^x': {}, '^y': {} }, additionalProperties: false }],
    ['what names obey that nothing else describes', { type: 'object', properties: { a: {} }, allOf: [{ properties: { b: {} } }], unevaluatedProperties: { type: 'string' } }, { type: 'object', properties: { a: {}, b: {} }, additionalProperties: { type: 'string' } }],
    ['that there are no other names, which nobody could type', { type: 'object', properties: { a: {} }, unevaluatedProperties: false }, { type: 'object', properties: { a: {} } }],
    ['what items obey that nothing else describes', { type: 'array', unevaluatedItems: { type: 'string' } }, { type: 'array', items: { type: 'string' } }],
    ['what items obey after places', { type: 'array', prefixItems: [{}], unevaluatedItems: { type: 'string' } }, { type: 'array', allOf: [{ items: [{}], additionalItems: { type: 'string' } }] }],
    ['that no item follows places', { type: 'array', items: [{}], unevaluatedItems: false }, { type: 'array', allOf: [{ items: [{}], additionalItems: false }] }],
    ['a format that nobody checks', { type: 'string', format: 'hex-color' }, { type: 'string' }],
    ['a reference with a word beside it', { allOf: [{ type: 'string', title: 'Plan' }], description: 'Which.' }, { type: 'string', title: 'Plan', description: 'Which.' }],
    ['inheritance', { allOf: [{ type: 'object', properties: { a: {} }, required: ['a'] }], properties: { b: {} }, required: ['b'] }, { type: 'object', properties: { a: {}, b: {} }, required: ['b', 'a'] }],
    ['parts of which one is a condition', { allOf: [{ type: 'object', properties: { a: {} } }, { if: {} }] }, { type: 'object', properties: { a: {} }, allOf: [{ if: {} }] }],
    ['parts that contradict one another', { type: 'string', allOf: [{ type: 'number' }] }, { type: 'string', allOf: [{ type: 'number' }] }],
    ['parts that do not add up', { allOf: [PAIRS('string'), PAIRS('number')] }, { type: 'object', allOf: [PAIRS('string'), PAIRS('number')] }],
    ['fields of two parts that do not add up', { allOf: [{ properties: { a: PAIRS('string') } }], properties: { a: PAIRS('number') } }, { type: 'object', properties: { a: { type: 'object', allOf: [PAIRS('string'), PAIRS('number')] } } }],
    ['fields of which one part says all or nothing, as a closed object repeats the names of its parts', { allOf: [{ properties: { a: { type: 'string' }, b: { type: 'string' } } }], properties: { a: true, b: false } }, { type: 'object', properties: { a: { type: 'string' }, b: false } }],
    ['a list of functions, which has no items', { type: 'array', items: read({ typeof: 'function' }) }, { type: 'array', items: withKind({}), maxItems: 0 }],
    ['a function, which no JSON is, among alternatives', { oneOf: [{ type: 'string' }, read({ typeof: 'function' })] }, { type: 'string' }],
    ['parts of several kinds', { allOf: [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, { type: ['number', 'array'] }] }, { type: ['number', 'array'], allOf: [{ anyOf: [{ type: 'string' }, { type: 'number' }] }] }],
    ['rules of a text that do not add up', { allOf: [{ pattern: '^a' }, { pattern: 'b$' }] }, { type: 'string', allOf: [{ pattern: '^a' }], pattern: 'b$' }],
    ['alternatives among alternatives', { oneOf: [{ type: 'string' }, { title: 'More', oneOf: [{ type: 'number' }, { type: 'array' }] }] }, { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'array' }] }],
    ['alternatives of another rule, or beside a rule', { oneOf: [{ anyOf: [{ type: 'number' }, { type: 'array' }] }, { minLength: 1, oneOf: [{ type: 'string' }, { type: 'array' }] }] }, { oneOf: [{ anyOf: [{ type: 'number' }, { type: 'array' }] }, { minLength: 1, oneOf: [{ type: 'string' }, { type: 'array' }] }] }],
    ['choices of a value among alternatives', { anyOf: [{ anyOf: [{ const: 1 }, { const: 2 }] }, { type: 'string' }] }, { anyOf: [{ anyOf: [{ const: 1 }, { const: 2 }] }, { type: 'string' }] }],
    ['an alternative of any kind', { anyOf: [{ title: 'Any' }, { type: 'string' }] }, { anyOf: [{ ...withKind({}), title: 'Any' }, { type: 'string' }] }],
    ['an alternative that asks nothing of an object', { type: 'object', anyOf: [{}, { required: ['a'] }] }, { type: 'object', anyOf: [{}, { required: ['a'] }] }],
    ['choices with titles', { oneOf: [{ const: 1, title: 'One' }, { const: 'x' }] }, { enum: [1, 'x'] }],
    ['annotations and formats that say how a value is stored', { type: 'integer', format: 'int64', example: 3, 'x-order': 1, xml: {} }, { type: 'integer' }],
    ['a day or a moment that has a pattern too', { type: 'string', format: 'date-time', pattern: '^\\d{4}.*Z$' }, { type: 'string', format: 'date-time' }],
    ['a password', { type: 'string', format: 'password' }, { type: 'string', format: 'password', writeOnly: true }],
    ['a text that is named as a password', { type: 'object', properties: { user_password: { type: ['string', 'null'] } } }, { type: 'object', properties: { user_password: { type: ['string', 'null'], format: 'password', writeOnly: true } } }],
    ['an object that does not say so', { properties: { a: {} } }, { type: 'object', properties: { a: {} } }],
  ])('says the same: %s', (_what, written, expected) => {
    expect(read(written)).toEqual(expected);
  });
});

it.each([{ type: 'boolean' }, { type: 'string', writeOnly: false }, { type: 'string', readOnly: true }, { type: 'string', enum: ['a', 'b'] }, { type: 'string', format: 'uuid' }])('what is named as a password is none where it is said to be something else: %o', (part) => {
  expect(read({ properties: { password: part } })).toEqual({ type: 'object', properties: { password: part } });
});

describe('a price', () => {
  it('of two decimals is one also where the computer keeps it with more', () => {
    expect(compileValidators({ type: 'number', multipleOf: 0.01 })).toMatch(/Math\.round\(/);
  });
});

it.each(['require()', 'require("x")'])('a text of the schema may be %s, which is code elsewhere', (text) => {
  expect(compileValidators({ enum: [{ text }, { other: text }] })).toContain('enum');
});

describe('a value whose kind is not said', () => {
  it('is of any kind, where nothing is said of it', () => {
    expect(isOfAnyKind(withKind({}))).toBe(true);
    expect(isOfAnyKind(withKind({ title: 'Any', default: 1 }))).toBe(true);
  });

  it.each<[string, Parameters<typeof withKind>[0]]>([
    ['string', { format: 'date' }],
    ['number', { minimum: 0 }],
    ['array', { items: {} }],
    ['object', { additionalProperties: {} }],
  ])('is of the kind that its rules are about: %s', (type, schema) => {
    expect(withKind(schema)).toEqual({ ...schema, type });
  });

  it.each<Parameters<typeof withKind>[0]>([{ enum: [1] }, { const: 1 }, { oneOf: [{ type: 'string' }] }, { type: 'string', minimum: 1 }])('is left to what says it: %o', (schema) => {
    expect(withKind(schema)).toEqual(schema);
  });
});

describe('how many items are of a kind', () => {
  it('is checked, with its bounds', () => {
    expect(compileValidators({ type: 'array', contains: { const: 7 }, minContains: 2, maxContains: 3 })).toMatch(/minContains: ?2/);
  });
});
