import type { Browser } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { environment } from '../prepare.mjs';
import { timed } from './browserPage';
import { entityNames, makeProject, multiplyEntities, type MadeProject } from './madeProject';
import type { Measure } from './Measure';

const BUDGETS = { 25: { build: 15, check: 2, start: 4 }, 500: { build: 60, check: 6, start: 8 } } as const;

/** The costs that grow with the number of entities: the first download, the checks, the build, and the start of development. */
export async function growth(browser: Browser, entities: keyof typeof BUDGETS): Promise<Measure[]> {
  const project = makeProject(`bench-${entities}`, (schemas) => (entities === 25 ? multiplyEntities(schemas, entities) : writeDifferentEntities(schemas, entities - entityNames(schemas).length)));
  const budget = BUDGETS[entities];
  const firstCheck = project.run('scripts/check.mjs');
  changeAWord(project);
  const check = project.run('scripts/check.mjs');
  const build = project.run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--configLoader', 'runner');
  const start = await developmentStart(browser, project);
  return [
    { name: `${entities} entities: JavaScript of the login page`, value: loginScripts(project), unit: 'kB', budget: entities === 25 ? 120 : 145 },
    { name: `${entities} entities: what the first list downloads more`, value: inKilobytes(listScripts(join(project.folder, 'dist/app')) - listScripts('dist/app')), unit: 'kB', budget: 10 },
    { name: `${entities} entities: check, the first time`, value: firstCheck, unit: 's' },
    { name: `${entities} entities: check, after a change`, value: check, unit: 's', budget: budget.check },
    { name: `${entities} entities: build`, value: build, unit: 's', budget: budget.build },
    { name: `${entities} entities: development start to first page`, value: start, unit: 's', budget: budget.start },
  ];
}

/** Changes a word, as an integrator does before running the checks again. */
function changeAWord({ folder }: MadeProject): void {
  const file = join(folder, 'schemas/user/fr.json');
  const words = JSON.parse(readFileSync(file, 'utf8')) as { menu: string };
  writeFileSync(file, JSON.stringify({ ...words, menu: `${words.menu} bis` }));
}

/** The compressed size of the scripts that the page itself names. */
function loginScripts({ folder }: MadeProject): number {
  const app = join(folder, 'dist/app');
  const page = readFileSync(join(app, 'index.html'), 'utf8');
  const named = readdirSync(join(app, 'assets')).filter((file) => file.endsWith('.js') && page.includes(file));
  return inKilobytes(named.reduce((sum, file) => sum + compressed(app, file), 0));
}

/** The compressed size in bytes of the first list's files that contain every entity: the list's own, and the French words of the shell. */
function listScripts(app: string): number {
  const grown = readdirSync(join(app, 'assets')).filter((file) => /^(list|fr)-[\w-]{8}\.js$/.test(file));
  return grown.reduce((sum, file) => sum + compressed(app, file), 0);
}

function compressed(app: string, file: string): number {
  return gzipSync(readFileSync(join(app, 'assets', file))).length;
}

function inKilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

async function developmentStart(browser: Browser, { folder }: MadeProject): Promise<number> {
  const port = 18_080;
  const server = spawn(process.execPath, ['scripts/dev.mjs', '--port', String(port), '--strictPort'], { cwd: folder, env: environment, stdio: 'pipe', detached: true });
  const page = await browser.newPage();
  try {
    const ms = await timed(async () => {
      await new Promise<void>((ready) => server.stdout.on('data', (text: Buffer) => text.includes('localhost') && ready()));
      await page.goto(`http://localhost:${port}/`);
      await page.waitForFunction(() => !document.querySelector('[data-painted-login]'));
    });
    return Math.round(ms / 100) / 10;
  } finally {
    await page.close();
    // The negative id ends the whole group of processes: the command itself only waits for Vite.
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGINT');
  }
}

/** The kinds of fields that the entities are made of. Each entity takes some of them, under names of its own. */
const KINDS = [
  (index: number) => ({ type: 'string', maxLength: 40 + (index % 60) }),
  (index: number) => ({ type: 'integer', minimum: index % 7, maximum: 100 + index }),
  () => ({ type: 'boolean' }),
  () => ({ type: 'string', format: 'date' }),
  () => ({ type: 'string', format: 'date-time', readOnly: true }),
  (index: number) => ({ type: 'string', enum: [`new${index}`, `open${index}`, `closed${index}`] }),
  () => ({ type: 'string', format: 'email' }),
  () => ({ type: 'string', maxLength: 2000 }),
  (index: number) => ({ type: 'object', properties: { [`street${index}`]: { type: 'string' }, [`floor${index}`]: { type: 'integer' } } }),
  (index: number) => ({ type: 'array', items: { type: 'string', maxLength: 20 + (index % 30) } }),
] as const;

/**
 * Writes entities of ten fields each, no two alike, that consist of a schema only. Identical entities would be parsed and compressed only once and
 * so distort the figures.
 */
function writeDifferentEntities(folder: string, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const fields = KINDS.map((kind, place): [string, object] => [`${['first', 'second', 'third'][(index + place) % 3]}Part${place}Of${index}`, kind(index)]);
    const schema = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: { fr: `Élément ${index}`, en: `Item ${index}` },
      type: 'object',
      required: ['name'],
      properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string', minLength: 1, maxLength: 255 }, ...Object.fromEntries(fields) },
    };
    mkdirSync(join(folder, `item${index}`), { recursive: true });
    writeFileSync(join(folder, `item${index}`, 'schema.json'), JSON.stringify(schema));
  }
}
