import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { main as codegen } from '../../../scripts/codegen';
import { isInside, ownFolders } from '../../../scripts/folders.mjs';
import { main as makeFolder } from '../../../scripts/new/main';
import { readAll } from '../../../scripts/resources/readAll';
import { resourcesPlugin } from '../../../scripts/resources/resourcesPlugin';
import { ownFoldersPlugin } from '../../../scripts/vite/ownFoldersPlugin';

let parent = '';
let folder = '';

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'own-'));
  folder = join(parent, 'my-admin');
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await makeFolder([folder])).toBe(0);
});

afterAll(() => {
  rmSync(parent, { recursive: true });
  vi.restoreAllMocks();
});

/** The files that the browser gets for the extension and one of its entities. */
async function built(entity: string): Promise<Rolldown.OutputChunk[]> {
  const page = { name: 'page', resolveId: (id: string) => (id === 'page' ? id : undefined), load: (id: string) => (id === 'page' ? `export * from 'virtual:resources/extensions'; export { default as body } from 'virtual:resources/body/${entity}';` : undefined) };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: { alias: { '@/': `${resolve('src')}/` } },
    plugins: [page, resourcesPlugin({ added: [folder] }), ownFoldersPlugin([folder])],
    build: { write: false, minify: false, rolldownOptions: { input: 'page', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  expect(output.filter((file) => file.type === 'asset' && !file.fileName.endsWith('.css')).map(({ fileName }) => fileName)).toEqual([]);
  return output.filter((file) => file.type === 'chunk');
}

function typeErrors(): string {
  return spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', folder], { encoding: 'utf8' }).stdout;
}

describe('a folder made by npm run new', () => {
  it('passes the checks, in which its entity stands beside ours', async () => {
    expect(await codegen(['--check'], [folder])).toBe(0);
    const { entities } = await readAll('schemas', [folder]);
    expect(entities.find(({ resource }) => resource.name === 'garage')?.resource).toMatchObject({ route: '/garages', menu: { group: 'partners', icon: 'garage' } });
    expect(entities.some(({ resource }) => resource.name === 'user')).toBe(true);
  });

  it('has types of its own, and leaves ours as they are', async () => {
    expect(readFileSync(join(folder, 'generated/entities.ts'), 'utf8')).toMatch(/^export interface Garage \{$/m);
    expect(readFileSync(join(folder, 'generated/entities.ts'), 'utf8')).not.toContain('interface User ');
    expect(readFileSync('src/generated/entities.ts', 'utf8')).not.toContain('Garage');
    expect(typeErrors()).toBe('');
  });

  it('is built with its widget, apart, and with one React', async () => {
    const chunks = await built('garage');
    const widget = chunks.find(({ moduleIds }) => moduleIds.includes(join(folder, 'widgets/StarsInput.tsx')));
    expect(widget).toMatchObject({ isDynamicEntry: true });
    expect(chunks.find(({ isEntry }) => isEntry)?.moduleIds).not.toContain(join(folder, 'widgets/StarsInput.tsx'));
    const reacts = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => /\/react\/index\.js/.test(id)));
    expect(new Set(reacts.map((id) => id.split('?')[0]))).toEqual(new Set([resolve('node_modules/react/index.js')]));
  });

  it('has a test of its own, which is run with the product’s tools', () => {
    const { stdout, status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--configLoader=runner', '--maxWorkers=1', folder], { encoding: 'utf8', env: { ...process.env, SCHEMAS: folder, NO_COLOR: '1' } });
    expect([status, /Tests +(.*)/.exec(stdout)?.[1]]).toEqual([0, '1 passed (1)']);
  });

  it('is never written over', async () => {
    const own = join(folder, 'garage/fr.json');
    const text = readFileSync(own, 'utf8').replace('Garages', 'Ateliers');
    writeFileSync(own, text);
    expect(await makeFolder([folder])).toBe(0);
    expect(readFileSync(own, 'utf8')).toBe(text);
    writeFileSync(own, text.replace('Ateliers', 'Garages'));
  });

  it('has a mistake of it told with its own file, and its types stale', async () => {
    const schema = join(folder, 'garage/schema.json');
    const text = readFileSync(schema, 'utf8');
    writeFileSync(schema, text.replace('"maximum": 5', '"maximum": "5"').replace('"city"', '"town"'));
    expect(await codegen(['--check'], [folder])).toBe(1);
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/my-admin\/garage\/schema\.json:\d+:\d+ {2}\/properties\/welcome\/maximum/));
    writeFileSync(schema, text.replace('"city"', '"town"'));
    expect(await codegen(['--check'], [folder])).toBe(1);
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/my-admin\/generated\/entities\.ts is not what/));
    writeFileSync(schema, text);
  });

  it('may not use a name of ours for a thing of its own', async () => {
    const vocabulary = join(folder, 'vocabulary.ts');
    const text = readFileSync(vocabulary, 'utf8');
    writeFileSync(vocabulary, text.replace('stars:', 'richText:'));
    expect(await codegen(['--check'], [folder])).toBe(1);
    expect(console.error).toHaveBeenCalledWith('Two extensions have a widget named "richText".');
    writeFileSync(vocabulary, text);
  });
});

describe('the example of schemas/README.md', () => {
  const blocks = [...readFileSync('schemas/README.md', 'utf8').matchAll(/^`my-admin\/([\w./]+)`[:,][^\n]*\n\n```\w+\n([\s\S]*?)^```/gm)].map(([, name = '', text = '']) => ({ name, text }));

  beforeAll(async () => {
    for (const { name, text } of blocks) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    expect(await codegen([], [folder])).toBe(0);
  });

  it('has one of each thing that can be added', () => {
    const [vocabulary, extension] = ['vocabulary.ts', 'extension.ts'].map((file) => blocks.find(({ name }) => name === file)?.text);
    for (const part of ['widgets', 'transforms', 'actions', 'sources', 'dialects', 'sessions', 'icons', 'menuGroups']) expect(vocabulary).toContain(`  ${part}: {`);
    expect(extension).toContain('  screens: [');
  });

  it('has no mistake, and its types are right', async () => {
    expect(await codegen(['--check'], [folder])).toBe(0);
    expect(typeErrors()).toBe('');
  });

  it('has a dialect that the sandbox answers', async () => {
    const { named } = await readAll('schemas', [folder]);
    expect(named.dialects['results']?.sandbox?.({} as never)).toEqual({ use: 'rest', options: { items: 'results', total: 'count' } });
  });

  it('has a way to sign in that the sandbox has too, and that carries what it adds', async () => {
    const { named } = await readAll('schemas', [folder]);
    const { make, sandbox } = named.sessions['ticket'] ?? {};
    expect(sandbox?.({} as never)).toMatchObject({ use: 'bearer', options: { header: 'X-Ticket: {token}' } });
    const adapter = make?.({} as never, { derived: async () => [] })({} as never);
    expect(adapter?.carry('t1', { acts: true }).headers).toEqual({ 'X-Ticket': 't1', 'X-Application': 'back-office' });
  });

  it('changes one of our entities, and the rest of it stays', async () => {
    const menuOf = async (added: string[]) => (await readAll('schemas', added)).entities.find(({ resource }) => resource.name === 'relayPointType')?.resource.menu;
    const ours = await menuOf([]);
    expect(await menuOf([folder])).toEqual({ ...ours, group: 'partners', order: 2 });
  });

  it('is built: the transform and the source come with the entity, the page when it opens', async () => {
    const chunks = await built('garage');
    const entry = chunks.find(({ isEntry }) => isEntry)?.moduleIds;
    expect(entry).toEqual(expect.arrayContaining(['transforms/bay.ts', 'sources/permits.ts', 'actions/lookUp.ts'].map((file) => join(folder, file))));
    expect(chunks.find(({ moduleIds }) => moduleIds.includes(join(folder, 'screens/GarageCard.tsx')))).toMatchObject({ isDynamicEntry: true });
  });
});

describe('SCHEMAS', () => {
  it('names folders with commas between them, and refuses one that is not there with the remedy', () => {
    expect(ownFolders('')).toEqual([]);
    expect(ownFolders('tests/contract/, tests/unit ,')).toEqual(['tests/contract', 'tests/unit']);
    expect(() => ownFolders('package.json')).toThrow('SCHEMAS names "package.json", which is a file: name the folder that has it.');
    expect(() => ownFolders('./schemas/')).toThrow('SCHEMAS names "./schemas/", which is the product\'s own');
    expect(() => ownFolders('../nowhere-at-all')).toThrow('SCHEMAS names "../nowhere-at-all", which is no folder. "npm run new -- ../nowhere-at-all" makes one.');
  });

  it.each(['scripts/check.mjs', 'scripts/run.mjs scripts/codegen.ts', 'scripts/run.mjs scripts/explain.ts', 'scripts/start.mjs', 'scripts/requireFolders.mjs'])('that is wrong ends %s with that sentence alone', (command) => {
    const { status, stderr } = spawnSync(process.execPath, command.split(' '), { encoding: 'utf8', env: { ...process.env, SCHEMAS: 'nowhere-at-all' } });
    expect([status, stderr.trim()]).toEqual([2, 'SCHEMAS names "nowhere-at-all", which is no folder. "npm run new -- nowhere-at-all" makes one.']);
  });

  it('knows what is inside of a folder', () => {
    const places = ['schemas/user/fr.json', 'schemas', 'schemasOfOthers/user/fr.json', '../schemas/user/fr.json'];
    expect(places.map((place) => isInside('schemas', resolve(place)))).toEqual([true, false, false, false]);
  });
});
