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
