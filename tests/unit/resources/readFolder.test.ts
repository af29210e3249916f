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

it.each(['schema.yaml', 'schema.json5', 'Schema.yml'])('a schema in a form that is not read is told: %s', (name) => {
  write(`schemas/van/${name}`, 'type: object');
  expect(read().mistakes).toContainEqual(expect.objectContaining({ file: expect.stringContaining(`van/${name}`) as string, found: 'a file that nothing reads' }));
});
