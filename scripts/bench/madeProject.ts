import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment } from '../prepare.mjs';
import type { Schema } from '../../src/engine/model/Schema';
import { vocabulary } from '../../src/features/vocabulary';
import type { ServeOptions, Served } from '../server/serve';
import { completeResource } from '../resources/derive/completeResource';
import type { Measure } from './Measure';

/** A copy of the project with other schemas. */
export interface MadeProject {
  folder: string;
  /** Runs one of the project's scripts in that folder. Answers the seconds it took, and throws with its output when it fails. */
  run(...command: readonly string[]): number;
}

const COPIED = ['src', 'scripts', 'tests', 'schemas', 'index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** Copies the project to `.cache/<name>`, and adds what `fill` writes to its schemas. */
export function makeProject(name: string, fill: (schemas: string) => void): MadeProject {
  const folder = resolve('.cache', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of COPIED) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  fill(join(folder, 'schemas'));

  function run(...command: readonly string[]): number {
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8', env: environment });
    if (status !== 0) throw new Error(`node ${command.join(' ')} failed in ${folder}:\n${stdout}${stderr}`);
    return Math.round((performance.now() - start) / 100) / 10;
  }

  const built = { folder, run };
  run('scripts/run.mjs', 'scripts/codegen.ts');
  return built;
}

/** Builds a made project, serves it with its own sandbox, and measures it. */
export async function onMadeProject(project: MadeProject, measure: (served: Served) => Promise<Measure[]>): Promise<Measure[]> {
  for (const config of ['vite.config.ts', 'scripts/server/vite.config.ts']) {
    project.run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--configLoader', 'runner', '--config', config);
  }
  const here = process.cwd();
  process.chdir(project.folder);
  const { serve } = (await import(pathToFileURL(join(project.folder, 'dist/server/serve.js')).href)) as { serve(options: ServeOptions): Promise<Served> };
  const served = await serve({ port: 0, dataDir: join(project.folder, '.sandbox'), reset: true });
  try {
    return await measure(served);
  } finally {
    await served.close();
    process.chdir(here);
  }
}

/** The names of the entities of a project. */
export function entityNames(schemas: string): string[] {
  return readdirSync(schemas, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() && entry.name !== 'shared' ? [entry.name] : []));
}

/** Copies of the entities that have screens, under other names and at other addresses, until there are `total`. */
export function multiplyEntities(schemas: string, total: number): void {
  const names = entityNames(schemas);
  const models = names.filter((name) => readResource(schemas, name)['route'] !== undefined);
  for (let made = names.length; made < total; made += 1) {
    const model = models[made % models.length] ?? '';
    const folder = join(schemas, `made${made}`);
    cpSync(join(schemas, model), folder, { recursive: true });
    const resource = readResource(schemas, model);
    const said = { ...resource, menu: { ...(resource['menu'] as object), order: made * 100 }, route: `made${made}`, endpoint: `admin/made${made}`, messages: resource['messages'] ?? model };
    writeFileSync(join(folder, 'resource.json'), JSON.stringify(said));
  }
}

/** Adds an entity with as many text fields as its name says, each of them in its form and in a column of its list. */
export function writeLargeEntity(schemas: string, fields: number): string {
  const entity = `large${fields}`;
  const folder = join(schemas, entity);
  const names = Array.from({ length: fields }, (_, index) => `field${index + 1}`);
  const words = (language: 'fr' | 'en') => ({
    menu: 'Large',
    pages: { list: 'Large', show: 'Large', create: 'Large', edit: 'Large' },
    actions: { create: 'Large' },
    fields: Object.fromEntries([['id', 'id'], ...names.map((name) => [name, name])]),
    sections: { all: 'Large' },
    count_one: '{{count, number}}',
    ...(language === 'fr' && { count_many: '{{count, number}}' }),
    count_other: '{{count, number}}',
    states: Object.fromEntries(['loading', 'none', 'noneHint', 'noMatch', 'loadError', 'notFound'].map((state) => [state, state])),
    messages: { success: { created: 'created', updated: 'updated' }, error: { loaded: 'loaded', created: 'created', updated: 'updated' } },
  });
  const files = {
    'schema.json': {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      required: ['field1'],
      properties: { id: { type: 'integer', readOnly: true }, ...Object.fromEntries(names.map((name) => [name, { type: 'string', maxLength: 255 }])) },
    },
    'resource.json': {
      $schema: '../resource.schema.json',
      route: entity,
      endpoint: `admin/${entity}`,
      menu: { group: 'main', order: fields, icon: 'folder' },
      permissions: { list: `${entity}_list`, show: `${entity}_read`, create: `${entity}_create`, edit: `${entity}_update` },
      title: 'field1',
      list: { columns: names },
      form: [{ section: 'all', fields: names }],
    },
    'fr.json': words('fr'),
    'en.json': words('en'),
  };
  mkdirSync(folder);
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), JSON.stringify(content));
  return entity;
}

function readResource(schemas: string, name: string): Record<string, unknown> {
  const readJsonOf = (file: string) => JSON.parse(readFileSync(join(schemas, name, `${file}.json`), 'utf8')) as unknown;
  return completeResource({ name, schema: readJsonOf('schema') as Schema, renamed: [] }, readJsonOf('resource'), vocabulary).whole as Record<string, unknown>;
}
