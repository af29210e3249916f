/**
 * Runs every check (types, lint, schemas and generated files), prints the output and the time of each, and fails if one fails. With `--whole` the lint
 * reads all files, whatever it has read before. With `--explain vehicle` it prints instead what an entity leaves to be derived from its schema.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ownFolders } from './folders.mjs';
import { choiceOfLint, keepLinted } from './lintChoice.mjs';
import { requireFolders } from './prepare.mjs';

requireFolders();
const [option, entity = ''] = process.argv.slice(2);
if (option === '--explain') {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/explain.ts', entity], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

/**
 * The compiler and the linter run side by side with half of the cores each. Every thread has to work out the types of the packages again, and the
 * compiler alone would start four.
 */
const threads = String(Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))));

const compile = ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', threads];

const checks = {
  'schemas and generated types': ['scripts/run.mjs', 'scripts/codegen.ts', '--check'],
  types: compile,
  ...Object.fromEntries(ownFolders().filter((folder) => existsSync(join(folder, 'tsconfig.json'))).map((folder) => [`types of ${folder}`, [...compile, '-p', folder]])),
  lint: ['node_modules/oxlint/bin/oxlint', '-c', 'scripts/oxlint.json', '--type-aware', '--deny-warnings'],
};

/** The compiler and the linter read all the code once and then end, so collecting garbage less often saves time. Go's own default is 100. */
const environment = { GOGC: '400', ...process.env };
const lintEnvironment = { GOMAXPROCS: threads, ...environment };

const results = await Promise.all(Object.entries(checks).map(([name, command]) => (name === 'lint' ? lint(command) : run(name, command))));
for (const { name, code, output, seconds } of results) {
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (output.trim()) console.log(code === 0 ? output.trim().replace(/^/gm, '  ') : output.trim());
}

const failed = results.filter(({ code }) => code !== 0).length;
if (failed > 0) console.error(`${failed} of ${results.length} checks failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** The lint takes by far the longest, so it reads only what a change can concern. With `--whole` it reads everything. */
async function lint(command) {
  const { files, note, inputs } = choiceOfLint({ isWhole: option === '--whole' });
  if (files.length === 0) return { name: 'lint', code: 0, output: note, seconds: '0.0' };
  const result = await run('lint', [...command, ...files], lintEnvironment);
  if (result.code === 0) keepLinted(inputs);
  return { ...result, output: `${note}\n${result.output}` };
}

function run(name, command, env = environment) {
  const start = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ name, code, output, seconds: ((Date.now() - start) / 1000).toFixed(1) }));
  });
}
