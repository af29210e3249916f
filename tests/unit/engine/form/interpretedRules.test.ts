import { expect, it } from 'vitest';
import { interpreted, ofAnyPart } from '@/engine/fields/interpretedValidators';
import { brokenChecks } from '@/engine/fields/interpreted/checks';
import { mistakes } from '@/engine/fields/interpreted/mistakes';
import type { RecordSchema, Schema } from '@/engine/model/Schema';

const text: Schema = { type: 'string' };
const root: RecordSchema = { type: 'object', properties: {}, definitions: { short: { type: 'string', maxLength: 1 } } };

/** The rules that a value breaks: where, which, and its place in the schema. */
function broken(schema: Schema, value: unknown): string[] {
  return [...mistakes(schema, value, { path: '', at: '#', root })].map(({ instancePath, keyword, schemaPath }) => `${instancePath} ${keyword} ${schemaPath}`);
}

/** A condition with what follows where it holds, and where it does not. */
// oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
const when = (condition: Schema, met: Schema, unmet?: Schema): Schema => ({ if: condition, then: met, ...(unmet && { else: unmet }) });

it.each<[string, Schema, unknown, string[]]>([
  ['a reference', { properties: { a: { $ref: '#/definitions/short' }, b: { $ref: '#/definitions/unknown' } } }, { a: 'xy', b: 1 }, ['/a maxLength #/properties/a/maxLength']],
  ['what is missing', { required: ['a', 'b'] }, { a: 1, b: undefined }, [' required #/required']],
  ['nothing of what is not there', { properties: { a: text } }, { a: undefined }, []],
  ['a name that is not described', { properties: { a: text }, patternProperties: { '^\\p{Lu}$': { type: 'number' } }, additionalProperties: false }, { a: 'x', É: 'x', other: 1 }, ['/É type #/patternProperties/%5E%5Cp%7BLu%7D%24/type', ' additionalProperties #/additionalProperties']],
  ['other names', { additionalProperties: text }, { a: 1 }, ['/a type #/additionalProperties/type']],
  ['the fields that another one asks for', { dependencies: { a: ['b', 'c'] } }, { a: 1, c: 1 }, [' dependencies #/dependencies']],
  ['the rules that another one brings', { dependencies: { a: { required: ['b'] } } }, { a: 1 }, [' required #/dependencies/a/required']],
  ['nothing that a missing one would bring', { dependencies: { a: ['b'], c: { required: ['d'] } } }, { a: undefined }, []],
  ['nothing that fields bring where there are none', { dependencies: { a: ['b'] } }, 'a', []],
  ['all of several', { allOf: [text, { minLength: 2 }] }, '', [' minLength #/allOf/1/minLength']],
  ['any of several', { anyOf: [text, { type: 'integer' }] }, true, [' type #/anyOf/0/type', ' type #/anyOf/1/type', ' anyOf #/anyOf']],
  ['one of several', { oneOf: [text, { type: 'integer' }] }, true, [' type #/oneOf/0/type', ' type #/oneOf/1/type', ' oneOf #/oneOf']],
  ['one of several that are met twice', { oneOf: [text, { minLength: 1 }] }, 'x', [' oneOf #/oneOf']],
  ['nothing where any of several are met twice', { anyOf: [text, { minLength: 1 }] }, 'x', []],
  ['what it must not be', { not: text }, 'x', [' not #/not']],
  ['nothing where it is not what it must not be', { not: text }, 1, []],
  ['what follows a condition', when({ required: ['a'] }, { required: ['b'] }, { required: ['c'] }), { a: 1 }, [' required #/then/required', ' if #/if']],
  ['what follows where it is not met', when({ required: ['a'] }, { required: ['b'] }, { required: ['c'] }), {}, [' required #/else/required', ' if #/if']],
  ['nothing where nothing follows', when({ required: ['a'] }, { required: ['b'] }), {}, []],
  ['nothing where what follows is met', when({ required: ['a'] }, { required: ['b'] }), { a: 1, b: 1 }, []],
  ['its items', { items: text }, ['x', 1], ['/1 type #/items/type']],
  ['its places, and what comes after them', { items: [text], additionalItems: { type: 'integer' } } as unknown as Schema, [1, 'x'], ['/0 type #/items/0/type', '/1 type #/additionalItems/type']],
  ['that nothing comes after its places', { items: [text], additionalItems: false } as unknown as Schema, ['x', 'y'], [' additionalItems #/additionalItems']],
  ['nothing of what comes after its places where nobody says it', { items: [text] } as unknown as Schema, ['x', 1], []],
  ['that no item is as one has to be', { contains: { type: 'integer' } }, ['x'], ['/0 type #/contains/type', ' contains #/contains']],
  ['nothing where as many items are so as have to be', { contains: { type: 'integer' }, minContains: 1, maxContains: 1 }, ['x', 1], []],
  ['nothing where its places are full', { items: [text], additionalItems: false } as unknown as Schema, ['x'], []],
  ['that too many are so', { contains: { type: 'integer' }, maxContains: 1 }, [1, 2, 'x'], [' contains #/contains']],
  ['a name that it must not have', { propertyNames: { maxLength: 1 } }, { a: 1, bc: 2 }, [' maxLength #/propertyNames/maxLength', ' propertyNames #/propertyNames']],
])('a schema that only exists at run time says of a value: %s', (_what, schema, value, expected) => {
  expect(broken(schema, value)).toEqual(expected);
});

it.each<[string, Schema, unknown[], unknown[]]>([
  ['its type', { type: 'string' }, ['x'], [1, null, []]],
  ['a number', { type: 'number' }, [1, 0.5], ['1', Number.NaN]],
  ['a whole number', { type: 'integer' }, [1], [0.5, '1']],
  ['yes or no', { type: 'boolean' }, [false], ['false', 0]],
  ['an object', { type: 'object' }, [{}], [[], null]],
  ['a list', { type: 'array' }, [[]], [{}]],
  ['nothing', { type: 'null' }, [null], [undefined, '']],
  ['one of several types', { type: ['string', 'null'] }, ['x', null], [1]],
  ['a choice', { enum: ['x', { a: 1 }] }, ['x', { a: 1 }], ['y', { a: 2 }]],
  ['a constant', { const: [1] }, [[1]], [[2]]],
  ['a format', { format: 'date' }, ['2026-02-28', 1], ['2026-02-30']],
  ['a format that nobody knows', { format: 'colour' }, ['any'], []],
  ['a pattern', { pattern: '^\\p{Lu}' }, ['É', 1], ['é']],
  ['the least length, in characters', { minLength: 2 }, ['👍👍', 1], ['👍']],
  ['the greatest length, in characters', { maxLength: 1 }, ['👍', 12], ['xy']],
  ['the least number', { minimum: 2 }, [2, '1'], [1]],
  ['the greatest number', { maximum: 2 }, [2, '3'], [3]],
  ['a number that it exceeds', { exclusiveMinimum: 2 }, [3], [2]],
  ['a number that it does not reach', { exclusiveMaximum: 2 }, [1], [2]],
  ['a multiple', { multipleOf: 0.1 }, [0.3, 2], [0.25]],
  ['the fewest items', { minItems: 1 }, [[1], 'x'], [[]]],
  ['the most items', { maxItems: 1 }, [[1], 'xy'], [[1, 2]]],
  ['different items', { uniqueItems: true }, [[1, 2], 'xx'], [[{ a: 1 }, { a: 1 }]]],
  ['items that need not differ', { uniqueItems: false }, [[1, 1]], []],
  ['the fewest fields', { minProperties: 1 }, [{ a: 1 }, []], [{}]],
  ['the most fields', { maxProperties: 1 }, [{ a: 1 }, 'xy'], [{ a: 1, b: 2 }]],
])('a value is held to %s', (_what, schema, right, wrong) => {
  expect([right, wrong].map((values) => values.map((value) => brokenChecks(schema, value).length))).toEqual([right.map(() => 0), wrong.map(() => 1)]);
});

it('a part that no build knows is read as it is written, and a known one as the build has compiled it', () => {
  const compiled = () => true;
  const known: Schema = { title: 'known' };
  const validator = { getValidator: (part: Schema) => {
    if (part === known) return compiled;
    throw new Error('No such part.');
  } };
  const { getValidator } = ofAnyPart(validator as never, root) as unknown as { getValidator(part: Schema): ((value: unknown) => boolean) & { errors?: unknown[] | null } };
  expect(getValidator(known)).toBe(compiled);
  const read = getValidator({ $ref: '#/definitions/short' });
  expect([read('xy'), read.errors?.length, read('x'), read.errors]).toEqual([false, 1, true, null]);
  expect(Object.keys(interpreted(root))).not.toEqual([]);
});
