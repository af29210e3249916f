import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it, test } from 'vitest';
import { obeys } from '../../../scripts/resources/checkSamples';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { generateDocument } from '../../../scripts/sandbox/seed/generateValue';
import { Random } from '../../../scripts/sandbox/seed/Random';
import { textOfPattern } from '../../../scripts/sandbox/seed/textOfPattern';
import type { Schema } from '@/engine/model/Schema';
import { makeEntity } from './makeEntity';

const FOLDER = 'tests/unit/resources/wild';
const context = { resource: makeEntity('row', {}).resource, rowsOf: () => 0 };
const seeds = Array.from({ length: 30 }, (_one, index) => index + 1);

/** A row as the table stores it: with an id, and without what is `null`. */
const stored = (row: object) => ({ id: 1, ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) });

describe('the rows that the sandbox makes', () => {
  test.each(readdirSync(FOLDER).map((file) => file.replace('.json', '')))('obey their schema: %s', (name) => {
    const { entities } = readResourceFiles({ files: new Map([[`schemas/${name}/schema.json`, readFileSync(`${FOLDER}/${name}.json`, 'utf8')]]), messageContexts: [] });
    const [entity] = entities;
    const { properties, ...rules } = entity!.checked ?? entity!.schema;
    const schema = { ...rules, properties: { ...properties, id: {} } };
    const rows = seeds.map((seed) => generateDocument(schema, new Random(seed), context));
    const validate = new Ajv({ strict: false, validateFormats: false, multipleOfPrecision: 8 }).compile(schema);
    expect(rows.map(stored).filter((row) => !validate(row))).toEqual([]);
  });

  it('refer to rows that there are: in a field, in an object and in a list', () => {
    const [reference, references] = ['reference', 'references'].map((use) => ({ cleared: 'null' as const, widget: { use, resource: 'town' } }));
    const { resource } = makeEntity('row', {}, { fields: { town: reference!, 'stop.town': reference!, towns: references! } });
    const town = { type: 'string' } as const;
    const schema: Schema = { type: 'object', required: ['town', 'stop', 'towns'], properties: { town, stop: { type: 'object', required: ['town'], properties: { town } }, towns: { type: 'array', minItems: 1, items: town } } };
    const rows = seeds.map((seed) => generateDocument(schema, new Random(seed), { resource, rowsOf: () => 4, idOf: (entity, place) => `${entity}-${place}` }));
    expect(rows.flatMap(({ town: own, stop, towns }) => [own, (stop as { town: unknown }).town, ...(towns as unknown[])]).filter((id) => !/^town-[1-4]$/.test(String(id)))).toEqual([]);
  });

  it('have a required field of a name that every object has, and texts of one of several formats', () => {
    const schema = { type: 'object', required: ['constructor', 'ip'], properties: { constructor: { type: 'string' }, ip: { type: 'string', anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }] } } } as unknown as Parameters<typeof generateDocument>[0];
    const rows = seeds.map((seed) => generateDocument(schema, new Random(seed), context));
    expect(rows.filter((row) => !Object.hasOwn(row, 'constructor') || !/^192\.|^2001:/.test(String(row['ip'])))).toEqual([]);
  });

  it('have numbers that a browser can hold, whatever the bounds of 64 bits', () => {
    const number = { type: 'integer', minimum: -(2 ** 63), maximum: 2 ** 63 } as const;
    const rows = seeds.map((seed) => generateDocument({ type: 'object', required: ['one', 'five'], properties: { one: number, five: { ...number, multipleOf: 5 } } }, new Random(seed), context));
    expect(rows.flatMap(({ one, five }) => [one, five]).filter((value) => !Number.isSafeInteger(value))).toEqual([]);
  });

  it.each([
    ['steps of a decimal', { multipleOf: 0.05, minimum: 12.35, maximum: 99.95 }],
    ['a step that the bounds hardly leave', { multipleOf: 0.0001, exclusiveMinimum: 0, exclusiveMaximum: 0.0005 }],
    ['bounds closer than a cent', { minimum: 0.001, maximum: 0.002 }],
    ['an excluded bound that is a step', { multipleOf: 0.1, exclusiveMinimum: 0.3, maximum: 0.7 }],
    ['only a bound below zero', { maximum: -0.5 }],
    ['steps larger than a hundred', { multipleOf: 250 }],
  ])('have numbers that are written as somebody would, within their rules: %s', (_name, rules) => {
    const rows = seeds.map((seed) => generateDocument({ type: 'object', required: ['size'], properties: { size: { type: 'number', ...rules } } }, new Random(seed), context));
    const sizes = rows.map(({ size }) => size);
    expect(sizes.filter((size) => String(size).length > 8 || !obeys({ type: 'number', ...rules }, size))).toEqual([]);
    expect(new Set(sizes).size).toBeGreaterThan(3);
  });

  it.each<[string, Schema]>([
    ['few choices, each once', { type: 'array', minItems: 3, uniqueItems: true, items: { enum: ['a', 'b', 'c', 'd'] } }],
    ['texts', { type: 'array', minItems: 6, items: { type: 'string' } }],
    ['what follows the places of a list', { type: 'array', minItems: 4, allOf: [{ items: [{ type: 'string' }, { type: 'integer' }], additionalItems: { type: 'boolean' } } as unknown as Schema] }],
  ])('have lists of as many items as they must have: %s', (_what, list) => {
    const schema: Schema = { type: 'object', required: ['list'], properties: { list } };
    const validate = new Ajv({ strict: false }).compile(schema);
    const rows = seeds.map((seed) => generateDocument(schema, new Random(seed), context));
    expect(rows.filter((row) => !validate(row))).toEqual([]);
  });

  it('have the fields of the branch that holds, and of no other', () => {
    const schema = JSON.parse(readFileSync(`${FOLDER}/payment.json`, 'utf8')) as Parameters<typeof generateDocument>[0];
    const rows = seeds.map((seed) => generateDocument(schema, new Random(seed), context));
    expect(new Set(rows.map(({ method, cardNumber, iban }) => [method, cardNumber !== undefined, iban !== undefined].join()))).toEqual(new Set(['card,true,false', 'iban,false,true']));
  });
});

describe('a text for a pattern', () => {
  it.each(['^ORD-[0-9]{6}$', '^[a-z0-9-]+$', '^(FR|BE)\\d{2,4}$', '^\\w+\\.txt$', 'ab?c*', '^[^;]*$', '^[A-Z]{2}( [0-9]{3})+$', '^(?=.*[A-Z])(?=.*[0-9]).{4,10}$', '^(?!admin)[a-z]{3,5}$', '^(([0-9]{2}|[A-F]([1-9]|0x)){1,2}|Z+)(-(0[1-9]|1[0-2])(-[\\d.]{2})?)?$', '^\\S+(\\s\\S+)*$', '^[^\\s@/]+$', '^\\p{Lu}{2}\\d+$', '^[\\p{L} ’-]+$', '^[\\u0020-\\u00ff]{3}$', '^\\x41\\u{42}$', '(?<![0-9])[0-9]{16}(?![0-9])'])('is one that it allows: %s', (pattern) => {
    for (const seed of seeds) expect(textOfPattern(pattern, new Random(seed))).toMatch(new RegExp(pattern, 'u'));
  });

  it('is none where the pattern is not understood', () => {
    expect(textOfPattern('^(?=.*[0-9])[a-z]+$', new Random(1))).toBeUndefined();
  });
});
