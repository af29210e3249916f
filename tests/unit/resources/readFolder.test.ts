import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readResources } from '../../../scripts/resources/readResources';

const SCHEMA = '{ "type": "object", "properties": { "name": { "type": "string" } } }';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schemas-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const read = () => readResources(join(folder, 'schemas'));

it('a link to a folder is an entity as the folder would be, and a link that leads nowhere is none', () => {
  write('schemas/van/schema.json', SCHEMA);
  write('elsewhere/boat/schema.json', SCHEMA);
  symlinkSync(join(folder, 'elsewhere/boat'), join(folder, 'schemas/boat'));
  symlinkSync(join(folder, 'gone'), join(folder, 'schemas/gone'));
  expect(read().entities.map(({ resource }) => resource.name)).toEqual(['boat', 'van']);
});

it('a file may begin with the mark of UTF-8', () => {
  write('schemas/van/schema.json', `\uFEFF${SCHEMA}`);
  write('own/defaults.json', '\uFEFF{ "language": 1 }');
  const { entities, mistakes } = readResources(join(folder, 'schemas'), [join(folder, 'own')]);
  expect([entities.length, mistakes]).toEqual([1, []]);
});

it.each(['schema.yaml', 'schema.json5', 'Schema.yml'])('a schema in a form that is not read is told: %s', (name) => {
  write(`schemas/van/${name}`, 'type: object');
  expect(read().mistakes).toContainEqual(expect.objectContaining({ file: expect.stringContaining(`van/${name}`) as string, found: 'a file that nothing reads' }));
});

it.each([
  ['vehicle.json', 'vehicle'],
  ['relay-point.schema.json', 'relayPoint'],
  ['fleet/van/schema.json', 'van'],
  ['fleet/heavy/truck/schema.json', 'truck'],
])('a schema that stands outside of the folder of an entity is told, with its place: %s', (path, name) => {
  write('schemas/boat/schema.json', SCHEMA);
  write(`schemas/${path}`, SCHEMA);
  write(`own/${path}`, SCHEMA);
  const { mistakes } = readResources(join(folder, 'schemas'), [join(folder, 'own')]);
  for (const one of ['own', 'schemas'])
    expect(mistakes).toContainEqual(expect.objectContaining({ file: join(folder, one, path), found: 'a schema that nothing reads', expected: expect.stringContaining(join(folder, one, name, 'schema.json')) as string }));
});

it('what else stands in a folder is no entity: settings, words, a document of OpenAPI, packages', () => {
  write('schemas/boat/schema.json', SCHEMA);
  write('own/defaults.json', '{ "language": 1 }');
  write('own/api.json', `{ "openapi": "3.1.0", "components": { "schemas": { "Boat": ${SCHEMA} } } }`);
  write('own/package.json', '{ "name": "own" }');
  write('own/resource.schema.json', SCHEMA);
  write('own/node_modules/library/van/schema.json', SCHEMA);
  write('own/widgets/StarsInput.tsx', 'export {};');
  expect(readResources(join(folder, 'schemas'), [join(folder, 'own')]).mistakes).toEqual([]);
});
