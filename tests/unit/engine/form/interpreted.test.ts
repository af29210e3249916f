import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import { fc } from '../../../support/property';
import { describe, expect, it } from 'vitest';
import { interpreted } from '@/engine/fields/interpretedValidators';
import type { RecordSchema, Schema } from '@/engine/model/Schema';
import { validatorsOf } from '../../../component/form/outing';

/** Schemas with every possible keyword, on names that `values` uses for its records. */
const SCHEMAS: Record<string, RecordSchema> = {
  texts: record({ a: { type: 'string', minLength: 1, maxLength: 3 }, b: { type: 'string', pattern: '^[a-z]+$' }, c: { type: 'string', enum: ['x', 'xyz'] }, d: { type: ['string', 'null'], format: 'clock' }, e: { type: 'string', pattern: '^\\p{Lu}' } }, ['a', 'b']),
  formats: record({ a: { type: 'string', format: 'email' }, b: { type: 'string', format: 'date' }, c: { format: 'telephone' }, d: { type: 'string', format: 'uri' } }),
  numbers: record({ a: { type: 'integer', minimum: 1, maximum: 2 }, b: { type: 'number', multipleOf: 0.1 }, c: { type: ['integer', 'null'], enum: [1, 2, null] }, d: { const: 1 }, e: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 3, multipleOf: 0.5 } }),
  lists: record({ a: { type: 'array', minItems: 1, maxItems: 2, items: { enum: ['x', 'xyz'] }, uniqueItems: true }, b: { type: 'array', items: record({ a: { type: 'integer' }, c: { type: 'string' } }, ['a']) } }),
  contents: record({ a: { type: 'array', contains: { type: 'integer', minimum: 1 } }, b: { contains: { type: 'string' }, minContains: 2, maxContains: 2 }, c: { type: 'array', contains: { const: 'x' }, minContains: 0, maxContains: 1 }, d: { type: 'array', contains: { required: ['a'] }, minContains: 0 } }),
  places: record({ a: tuple([{ type: 'string' }, { type: 'integer' }], false), b: tuple([{ type: 'string' }], { type: 'integer' }), c: tuple([{ enum: ['x'] }]) }),
  names: record({ a: { type: 'object', propertyNames: { enum: ['a', 'b'] } }, b: { type: 'object', additionalProperties: true, propertyNames: { maxLength: 0, pattern: '^[ab]$' } }, c: { propertyNames: { anyOf: [{ const: 'a' }, { const: 'b' }] } } }),
  objects: record({ a: { ...record({ a: { type: 'string' } }, ['a']), additionalProperties: false }, b: { type: 'object', additionalProperties: { type: 'integer' } }, c: { type: 'boolean' }, d: { type: 'object', minProperties: 1 }, e: { maxProperties: 1 } }, ['c']),
  patterns: record({ a: { type: 'object', patternProperties: { '^[ab]$': { type: 'integer' }, '^[bc]$': { enum: [1, 'x'] } }, additionalProperties: false }, b: { type: 'object', patternProperties: { '^a$': { type: 'string' } }, additionalProperties: { type: 'integer' } }, c: { ...record({ a: { type: 'string' } }), patternProperties: { '^[ab]$': { maxLength: 1 } } } }),
  references: { ...record({ a: { $ref: '#/definitions/short' }, b: { type: 'array', items: { $ref: '#/definitions/pair' } } }), definitions: { short: { type: 'string', maxLength: 1 }, pair: record({ a: { $ref: '#/definitions/short' } }, ['b']) } },
  alternatives: record({ a: { anyOf: [{ type: 'string', minLength: 3 }, { type: 'integer' }] }, b: { oneOf: [{ type: 'number' }, { type: 'integer' }] }, c: { not: { type: 'string' } }, d: { allOf: [{ type: 'string' }, { minLength: 2 }] } }),
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  conditions: { ...record({ a: { type: 'boolean' }, b: { type: 'string' } }), if: { properties: { a: { const: true } }, required: ['a'] }, then: { required: ['b'] }, else: { properties: { b: { maxLength: 1 } } } },
  dependencies: { ...record({ a: { type: 'string' }, b: { type: 'string' } }), dependencies: { a: ['b', 'c'], c: { properties: { d: { type: 'integer' } }, required: ['d'] } } },
};

function record(properties: Record<string, Schema>, required?: string[]): RecordSchema {
  return { type: 'object', properties, ...(required && { required }) };
}

/** A list with places, as the reader of `schemas/` writes one. */
function tuple(places: readonly Schema[], additionalItems?: boolean | Schema): Schema {
  return { type: 'array', allOf: [{ items: places, ...(additionalItems !== undefined && { additionalItems }) } as Schema] };
}

const leaf = fc.constantFrom('', 'x', 'xyz', 'Xyz!', '👍👍👍', '08:30', '2026-02-28', '2026-02-30', 'a@b.fr', 'https://a.fr', '06 12', 0, 1, 2, 3, 0.3, 2.5, -1, true, false, null);
const part = fc.oneof(leaf, fc.array(leaf, { maxLength: 3 }), recordOf(leaf), fc.array(recordOf(leaf), { maxLength: 2 }));
const values = recordOf(part);

function recordOf<Value>(value: fc.Arbitrary<Value>) {
  return fc.record({ a: value, b: value, c: value, d: value, e: value }, { requiredKeys: [], noNullPrototype: true });
}

/** Records that chance rarely produces. */
const RARE = [{ a: true }, { a: true, b: 'xyz' }, { a: true, b: 'x' }, { a: false, b: 'xyz' }, { b: 'xyz' }, { a: { a: 'x', b: 1 } }, { d: {}, e: { a: 1, b: 2 } }, { e: 0 }, { e: 3 }, { e: 2.5 }, { e: 'Xyz!' }, { a: 'x', c: 'x' }, { a: ['x', 1, 2], b: ['x', 'x'], c: ['x', 'y', 'x'] }, { a: [1, 'x'], b: ['x', 1, 'x', 'x'], c: ['x', 'x', 1] }, { a: ['x', 'x'], b: ['x', 1, 'x'], c: ['xyz'] }];

/** The parts of an error that a form reads. */
function told(validators: unknown, schema: RecordSchema, value: object): unknown[] {
  const { errors = [] } = createPrecompiledValidator(validators as ValidatorFunctions, schema as object).rawValidation<Told>(schema, value);
  return errors
    // A compiled validator reports a reference's error at the place of its definition, so that place is not compared.
    .map(({ keyword, instancePath, schemaPath, params, propertyName }) => ({ keyword, propertyName, instancePath, schemaPath: schema.definitions ? '' : schemaPath, said: SAID.map((name) => params[name]) }))
    .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
}

const SAID = ['limit', 'missingProperty', 'additionalProperty', 'format', 'type', 'pattern', 'multipleOf', 'allowedValue', 'allowedValues', 'minContains', 'maxContains', 'propertyName'];

interface Told {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
  propertyName?: string;
}

describe('a schema that only exists at run time', () => {
  it.each(Object.entries(SCHEMAS))('says of %s what its compiled form would', (_name, schema) => {
    const validators = { compiled: validatorsOf(schema), interpreted: interpreted(schema) };
    fc.assert(
      fc.property(values, (value) => {
        expect(told(validators.interpreted, schema, value)).toEqual(told(validators.compiled, schema, value));
      }),
      { numRuns: 400, examples: RARE.map((one): [typeof one] => [one]) },
    );
  });

  it('answers for its alternatives, of which the form picks one', () => {
    const schema = SCHEMAS['alternatives'] as RecordSchema;
    const validator = createPrecompiledValidator(interpreted(schema), schema as object);
    const [text, number] = schema.properties['a']?.anyOf ?? [];
    expect(validator.isValid(text as object, 'xyz', schema as object)).toBe(true);
    expect(validator.isValid(number as object, 'xyz', schema as object)).toBe(false);
  });
});
