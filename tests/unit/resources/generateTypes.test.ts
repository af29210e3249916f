import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generateEntities, generateOptions, generateResourceFile } from '../../../scripts/resources/generateTypes';
import { layJson } from '../../../scripts/resources/layJson';
import { readResourceFiles, readResources } from '../../../scripts/resources/readResources';
import { resourceSchema } from '../../../scripts/resources/resourceSchema';
import { vehicleFiles } from './vehicle';

describe('the generated types', () => {
  it('are what schemas/ and the extensions say: run "npm run codegen" when this fails', async () => {
    expect(readFileSync('src/generated/entities.ts', 'utf8')).toBe(await generateEntities(readResources('schemas')));
    expect(readFileSync('src/generated/resourceFile.ts', 'utf8')).toBe(await generateResourceFile());
    expect(readFileSync('src/generated/options.ts', 'utf8')).toBe(await generateOptions());
    expect(readFileSync('schemas/resource.schema.json', 'utf8')).toBe(`${layJson(resourceSchema())}\n`);
  });

  it('have a record as a form sees it and as the API stores it', async () => {
    const source = await generateEntities(readResourceFiles(vehicleFiles()));
    expect(source).toContain('export interface Vehicle {\n  id?: number\n  brand: string\n  energy?: (1 | 2)\n');
    expect(source).toMatch(
      /export interface VehicleWire \{\n {2}id\?: number\n {2}brand: string\n {2}energy\?: \(1 \| 2 \| null\)\n/,
    );
  });

  it('are named after no title inside a schema: an alternative may be called as another entity', async () => {
    const shape = '{ "type": "object", "properties": { "of": { "oneOf": [{ "title": "Vehicle", "type": "object", "properties": { "plate": { "type": "string" } } }, { "title": "Boat", "type": "object", "properties": { "sails": { "type": "integer" } } }] } } }';
    const { files } = vehicleFiles();
    const source = await generateEntities(readResourceFiles({ files: new Map([...files, ['schemas/shape/schema.json', shape]]), messageContexts: [] }));
    expect(source.match(/^export (?:interface|type) \w+/gm)).toEqual(['export interface Shape', 'export interface ShapeWire', 'export interface Vehicle', 'export interface VehicleWire']);
  });

  it('explain each key of a resource.json that is described, whether it refers to a definition or not', async () => {
    const type = await generateResourceFile();
    const undescribed = Object.entries(resourceSchema().properties).filter(([, property]) => 'description' in property && !type.includes(property.description));
    expect(undescribed.map(([key]) => key)).toEqual([]);
    expect(type).toMatch(/stays in sight[^*]*\*\/\n {2}head\?: FieldNames/);
  });

  it('have one type for what several fields share', async () => {
    const { files } = vehicleFiles({
      'schemas/vehicle/schema.json': [
        '"ownerId":',
        '"from": { "$ref": "../shared/address.json" }, "to": { "$ref": "../shared/address.json", "readOnly": true }, "ownerId":',
      ],
    });
    const address = '{ "type": "object", "properties": { "city": { "type": "string", "examples": ["Nancy"] } } }';
    const shared = new Map([...files, ['schemas/shared/address.json', address]]);
    const source = await generateEntities(readResourceFiles({ files: shared, messageContexts: [] }));
    expect(source.match(/^export interface \w+/gm)).toEqual([
      'export interface Vehicle',
      'export interface Address',
      'export interface VehicleWire',
    ]);
    expect(source).toContain('from?: Address\n  to?: Address\n');
  });
});

describe('the generated types of definitions and descriptions', () => {
  const typesOf = async (folders: Record<string, object>) => {
    const files = Object.entries(folders).map(([name, schema]): [string, string] => [`schemas/${name}/schema.json`, JSON.stringify({ type: 'object', ...schema })]);
    return generateEntities(readResourceFiles({ files: new Map(files), messageContexts: [] }));
  };
  const place = { type: 'object', description: 'Where it is.', properties: { lat: { type: 'number' } } };

  it('say above each type and field what its description says, in English where there are several, and what is deprecated', async () => {
    const source = await typesOf({
      ticket: {
        description: 'A ticket {',
        properties: { seat: { type: 'string', description: { fr: 'La place', en: 'The seat */ of the person' } }, old: { type: 'integer', deprecated: true }, description: { type: 'string' } },
      },
    });
    expect(source).toContain('/**\n * A ticket {\n */\nexport interface Ticket {\n  id?: number\n  /**\n   * The seat *\\/ of the person\n   */\n  seat?: string\n');
    expect(source).toContain('  /**\n   * @deprecated\n   */\n  old?: number\n  description?: string\n}\n');
  });

  it('have one interface for a definition, wherever it is referred to and whatever is said of it there', async () => {
    const source = await typesOf({
      ticket: {
        $defs: { place, stop: { type: 'object', properties: { at: { $ref: '#/$defs/place' }, order: { type: 'integer' } } } },
        properties: { from: { $ref: '#/$defs/place', description: 'The start.' }, to: { anyOf: [{ $ref: '#/$defs/place' }, { type: 'null' }] }, stops: { type: 'array', items: { $ref: '#/$defs/stop' } } },
      },
    });
    expect(source.match(/^export (?:interface|type) \w+/gm)).toEqual(['export interface Ticket', 'export interface TicketPlace', 'export interface TicketStop', 'export interface TicketWire']);
    expect(source).toContain('  /**\n   * The start.\n   */\n  from?: TicketPlace\n  to?: (TicketPlace | null)\n  stops?: TicketStop[]\n');
    expect(source).toContain('export interface TicketStop {\n  at?: TicketPlace\n  order?: number\n}');
    expect(source).toContain('/**\n * Where it is.\n */\nexport interface TicketPlace {');
  });

  it('name a definition so that no entity has the same name', async () => {
    const source = await typesOf({ ticket: { $defs: { place }, properties: { at: { $ref: '#/$defs/place' } } }, ticketPlace: { properties: { rank: { type: 'integer' } } } });
    expect(source).toContain('at?: TicketPlace2\n');
    expect(source).toContain('export interface TicketPlace {\n  id?: number\n  rank?: number\n}');
  });
});

describe('the generated types of records as people write them', () => {
  const typeOf = async (schema: object) => {
    const { entities, shared } = readResourceFiles({ files: new Map([['schemas/ticket/schema.json', JSON.stringify({ type: 'object', ...schema })]]), messageContexts: [] });
    const [form = ''] = (await generateEntities({ entities, shared })).split('export interface TicketWire');
    return form.replaceAll(/\s+/g, ' ');
  };

  it('let a tuple end where its schema does, and no earlier', async () => {
    const place = { type: 'object', required: ['lat'], properties: { lat: { type: 'number' } } };
    const source = await typeOf({
      properties: {
        leg: { type: 'array', prefixItems: [place, { type: 'string' }], minItems: 1, items: false },
        free: { type: ['array', 'null'], prefixItems: [{ type: 'string' }], items: { type: 'integer' } },
        lines: { type: 'array', items: { type: 'array', items: [{ type: 'string' }, { type: 'integer' }], minItems: 1, additionalItems: false } },
      },
    });
    expect(source).toContain('leg?: ([{ lat: number }] | [{ lat: number }, string])');
    expect(source).toContain('free?: ([] | [string, ...(number)[]] | null)');
    expect(source).toContain('lines?: ([string] | [string, number])[]');
  });

  it('let a tuple go on no further than its schema does', async () => {
    const source = await typeOf({ properties: { pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], minItems: 2, maxItems: 2 }, one: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], minItems: 1, maxItems: 1 } } });
    expect(source).toContain('pair?: [string, number] one?: [string]');
  });

  it('have a type for each definition that leads back to itself, named after the entity', async () => {
    const author = { type: 'object', required: ['name'], properties: { name: { type: 'string' }, mentor: { anyOf: [{ $ref: '#/$defs/Author' }, { type: 'null' }] } } };
    const { entities, shared } = readResourceFiles({ files: new Map([['schemas/book/schema.json', JSON.stringify({ type: 'object', properties: { author: { $ref: '#/$defs/Author' }, parts: { type: 'array', items: { $ref: '#' } } }, $defs: { Author: author } })]]), messageContexts: [] });
    const source = (await generateEntities({ entities, shared })).replaceAll(/\s+/g, ' ');
    expect(source).toContain('export interface BookAuthor { name: string mentor?: (BookAuthor | null) }');
    expect(source).toContain('export interface BookBook { author?: BookAuthor parts?: BookBook[] }');
    expect(source).toContain('export interface Book { id?: number author?: { name: string mentor?: (BookAuthor | null) }');
  });

  it('have what an object without fields may hold', async () => {
    const source = await typeOf({
      properties: {
        free: { type: 'object' },
        one: { type: 'object', patternProperties: { '^a': { type: 'string' } }, additionalProperties: false },
        more: { type: 'object', patternProperties: { '^a': { type: 'string' }, '^b': { type: 'object', properties: { v: { type: 'integer' } } } }, additionalProperties: { type: 'boolean' } },
        none: { type: 'object', additionalProperties: false },
      },
    });
    expect(source).toContain('free?: { [k: string]: unknown } one?: { [k: string]: string } more?: { [k: string]: string | { v?: number } | boolean } none?: { }');
  });

  it('have a field of any name', async () => {
    const { entities, shared } = readResourceFiles({ files: new Map([['schemas/ticket/schema.json', '{ "type": "object", "properties": { "hasOwnProperty": { "type": "string" } } }']]), messageContexts: [] });
    expect(await generateEntities({ entities, shared })).toContain('"hasOwnProperty"?: (string | null)');
  });

  it('have the fields that a condition or a dependency brings', async () => {
    const source = await typeOf({
      properties: { kind: { enum: ['rent', 'sale'] }, gift: { type: 'boolean' } },
      allOf: [JSON.parse('{ "if": { "properties": { "kind": { "const": "rent" } } }, "then": { "properties": { "deposit": { "type": "number" } } }, "else": { "properties": { "price": { "type": "number" } } } }')],
      dependencies: { gift: { properties: { wrapping: { enum: ['red', 'gold'] } } } },
    });
    for (const field of ['deposit?: number', 'price?: number', 'wrapping?: ("red" | "gold")']) expect(source).toContain(field);
  });

  it('are not widened by alternatives that are mere rules', async () => {
    expect(await typeOf({ properties: { mail: { type: 'string' }, phone: { type: 'string' } }, anyOf: [{ required: ['mail'] }, { required: ['phone'] }] })).not.toContain('[k: string]');
  });
});
