import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, createServer, type HotPayload, type InlineConfig, type Rolldown } from 'vite';
import { entityFiles } from 'virtual:resources/entities';
import { resources } from 'virtual:resources/manifest';
import { shellWords } from 'virtual:resources/words';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resourcesPlugin } from '../../../scripts/resources/resourcesPlugin';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { virtualModule } from '../../../scripts/resources/virtualModules';
import { EN, RESOURCE, vehicleFiles } from './vehicle';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'resources-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Writes the vehicle's folder to disk, and a page that imports everything the plugin serves. */
function write(changes: Parameters<typeof vehicleFiles>[0] = {}): void {
  const page = ['manifest', 'words', 'entities'].map((name) => `export * from 'virtual:resources/${name}';`).join('\n');
  for (const [path, text] of [...vehicleFiles(changes).files, ['page.js', page] as const]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function config(): InlineConfig {
  return { root, configFile: false, logLevel: 'silent', plugins: [resourcesPlugin()] };
}

async function built(): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    ...config(),
    build: { write: false, minify: false, rolldownOptions: { input: 'page.js', preserveEntrySignatures: 'strict' } },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
}

describe('a build', () => {
  it('keeps Ajv, eval and require out of every chunk', async () => {
    write();
    const code = (await built()).map((chunk) => chunk.code).join('\n');
    expect(code).not.toMatch(/\beval\(|new Function|\brequire\(|from ["']ajv/);
  });

  it('puts in the first chunk what the shell needs of an entity, and nothing of its body', async () => {
    write();
    const chunks = await built();
    const entry = chunks.find((chunk) => chunk.isEntry);
    expect(entry?.code).toContain('"vehicles"');
    expect(entry?.code).not.toContain('identity');
    expect(chunks.some((chunk) => chunk.isDynamicEntry && chunk.code.includes('identity'))).toBe(true);
  });

  it('stops on a mistake, with all of them', async () => {
    write({ [RESOURCE]: ['"brand:desc"', '"brant:desc"'], [EN]: ['"loading": "x"', '"loading": ""'] });
    await expect(built()).rejects.toThrow(/states\/loading[\s\S]*did you mean "brand"\?[\s\S]*2 mistakes$/m);
  });
});

describe('the development server', () => {
  it('answers a mistake with its file, line and column, for the overlay', async () => {
    write({ [RESOURCE]: ['"brand:desc"', '"brant:desc"'] });
    const server = await createServer({ ...config(), server: { middlewareMode: true, ws: false, watch: null } });
    const error: unknown = await server.environments.client
      .transformRequest('virtual:resources/manifest')
      .catch((reason: unknown) => reason);
    await server.close();
    expect(error).toMatchObject({
      plugin: 'resources',
      loc: { file: join(root, RESOURCE), line: 12, column: 12 },
      frame: expect.stringContaining('>   12 |     "sort": "brant:desc",') as string,
    });
  });
});

describe('a mistake that was corrected without the watcher of files noticing', () => {
  it('is told no longer', async () => {
    write({ [RESOURCE]: ['"brand:desc"', '"brant:desc"'] });
    const server = await createServer({ ...config(), server: { middlewareMode: true, ws: false, watch: null } });
    const asked = () => server.environments.client.transformRequest('virtual:resources/manifest');
    await expect(asked()).rejects.toThrow('did you mean "brand"?');
    write();
    expect((await asked())?.code).toContain('"vehicles"');
    await server.close();
  });
});

describe('saving a file during development', () => {
  async function sent(saves: (() => void)[]): Promise<HotPayload[]> {
    const server = await createServer({ ...config(), server: { middlewareMode: true, ws: false, watch: null } });
    const payloads: HotPayload[] = [];
    for (const save of saves) {
      save();
      const payload = new Promise<HotPayload>((resolve) => {
        server.environments.client.hot.send = resolve;
      });
      server.watcher.emit('change', join(root, RESOURCE));
      payloads.push(await payload);
    }
    await server.close();
    return payloads;
  }

  it('covers the page with a mistake, and loads it again once it is put right', async () => {
    write();
    const payloads = await sent([() => write({ [RESOURCE]: ['"brand:desc"', '"brant:desc"'] }), () => write()]);
    expect(payloads).toMatchObject([{ type: 'error', err: { loc: { line: 12 } } }, { type: 'full-reload' }]);
  });
});

describe('whoever else needs the entities during development', () => {
  it('gets what was read already, and what the files say anew where one has changed without anybody telling', async () => {
    write();
    const plugin = resourcesPlugin();
    const server = await createServer({ ...config(), plugins: [plugin], server: { middlewareMode: true, ws: false, watch: null } });
    await server.environments.client.transformRequest('virtual:resources/manifest');
    const first = await plugin.api?.read();
    expect(await plugin.api?.read()).toBe(first);
    write({ [RESOURCE]: ['"brand:desc"', '"brant:desc"'] });
    const second = await plugin.api?.read();
    await server.close();
    expect([first?.mistakes.length, second?.mistakes.length]).toEqual([0, 1]);
  });
});

describe('an entity whose folder comes or goes during development, in a folder of one’s own', () => {
  it('is there, and no longer there, when the page has loaded again', async () => {
    write();
    mkdirSync(join(root, 'own'));
    writeFileSync(join(root, 'own/defaults.json'), '{ "language": 1 }');
    const server = await createServer({ ...config(), plugins: [resourcesPlugin({ added: [join(root, 'own')] })], server: { middlewareMode: true, ws: false, watch: null } });
    const manifest = async () => (await server.environments.client.transformRequest('virtual:resources/manifest'))?.code;
    /** The message to the page after the file was added or removed. */
    async function told(event: 'add' | 'unlink'): Promise<HotPayload> {
      const payload = new Promise<HotPayload>((resolve) => {
        server.environments.client.hot.send = resolve;
      });
      server.watcher.emit(event, join(root, 'own/boat/schema.json'));
      return payload;
    }

    expect(await manifest()).not.toContain('"boats"');
    mkdirSync(join(root, 'own/boat'));
    writeFileSync(join(root, 'own/boat/schema.json'), '{ "type": "object", "properties": { "name": { "type": "string" } } }');
    expect(await told('add')).toEqual({ type: 'full-reload' });
    expect(await manifest()).toContain('"boats"');

    rmSync(join(root, 'own/boat'), { recursive: true });
    expect(await told('unlink')).toEqual({ type: 'full-reload' });
    expect(await manifest()).not.toContain('"boats"');
    await server.close();
  });
});

describe('of five hundred entities', () => {
  const files = Array.from({ length: 500 }, (_one, place): [string, string] => [`schemas/item${place}/schema.json`, `{ "title": { "fr": "Élément ${place}", "en": "Item ${place}" }, "type": "object", "properties": { "name": { "type": "string" } } }`]);
  const read = readResourceFiles({ files: new Map(files), messageContexts: [] });

  it.each(['manifest', 'entities', 'shellWords/fr', 'shellWords/en'])('the first list has in %s no more than what they differ in', (name) => {
    expect(gzipSync(virtualModule(name, read) ?? '').length).toBeLessThan(4000);
  });

  it('the addresses of the files come in groups, in menu order', () => {
    const groups = [...(virtualModule('entities', read) ?? '').matchAll(/virtual:resources\/(group\/\d+)/g)].map(([, name = '']) => virtualModule(name, read) ?? '');
    const names = groups.flatMap((group) => [...group.matchAll(/virtual:resources\/entity\/(\w+)/g)].map(([, name]) => name));
    expect(names).toEqual(read.entities.map(({ resource }) => resource.name));
  });
});

describe('the modules that the app imports', () => {
  it('lists each entity in menu order, lookups last', () => {
    const orders = resources.flatMap(({ menu }) => (menu?.group === 'main' ? [menu.order] : []));
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    expect(resources[0]?.name).toBe('analytic');
    expect(resources.at(-1)?.menu).toBeUndefined();
  });

  it('has the shell words of each entity in both languages', async () => {
    const [fr, en] = await Promise.all([shellWords.fr(), shellWords.en()]);
    expect(fr.default['user']).toMatchObject({ menu: 'Utilisateurs' });
    expect(Object.keys(en.default)).toEqual(Object.keys(fr.default));
  });

  it('validates with what was compiled, our own formats included', async () => {
    const { default: body } = await (await entityFiles('editorial'))!.body();
    const validator = createPrecompiledValidator((await body.validators?.()) as ValidatorFunctions, body.schema as object);
    const editorial = { title: 'a', text: 'b', label: 'c', link: 'example.org', status: 1 };
    const { errors } = validator.validateFormData(editorial, body.schema);
    expect(errors.map(({ name, property, params }) => [name, property, params])).toEqual([
      ['format', '.link', { format: 'uri' }],
    ]);
    expect(
      validator.isValid(body.schema as object, { ...editorial, link: 'https://example.org' }, body.schema as object),
    ).toBe(true);
  });

  it('leaves the examples to the sandbox', async () => {
    const { default: body } = await (await entityFiles('user'))!.body();
    expect(JSON.stringify(body.schema)).not.toContain('examples');
  });

  it('has a list of schemas where the places of a list each have one', () => {
    const schema = { type: 'object', properties: { name: { type: 'string' }, span: { type: 'array', prefixItems: [{ type: 'integer', examples: [1] }, { type: 'string' }] } } };
    const read = readResourceFiles({ files: new Map([['schemas/ruler/schema.json', JSON.stringify(schema)]]), messageContexts: [] });
    expect(virtualModule('body/ruler', read)).toContain('"allOf":[{"items":[{"type":"integer"},{"type":"string"}]}]');
  });
});
