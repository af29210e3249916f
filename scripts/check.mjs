/**
 * Runs every check (types, lint, schemas and generated files), prints the output and the time of each, and fails if one fails. With `--whole` the
 * types and the lint of all files are checked, whatever was checked before. With `--explain vehicle` it prints instead what an entity leaves to be
 * derived from its schema.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { choiceOfCode, keepChecked } from './codeChoice.mjs';
import { ownFolders } from './folders.mjs';
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

/** The compiler and the linter read all the code once and then end, so collecting garbage less often saves time. Go's own default is 100. */
const environment = { GOGC: '400', ...process.env };

const typedFolders = ownFolders().filter((folder) => existsSync(join(folder, 'tsconfig.json')));
const results = (
  await Promise.all([
    run('schemas and generated types', ['scripts/run.mjs', 'scripts/codegen.ts', '--check']),
    checkCode(),
    ...typedFolders.map((folder) => run(`types of ${folder}`, [...compile, '-p', folder])),
  ])
).flat();

for (const { name, code, output, seconds } of results) {
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (output.trim()) console.log(code === 0 ? output.trim().replace(/^/gm, '  ') : output.trim());
}

const failed = results.filter(({ code }) => code !== 0).length;
if (failed > 0) console.error(`${failed} of ${results.length} checks failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * Checks the product's own code. The lint takes by far the longest, so it reads only what a change can concern; where that is nothing, as after a
 * change of an entity alone, the types are not checked again either. With `--whole` everything is.
 */
async function checkCode() {
  const { files, note, inputs } = choiceOfCode({ isWhole: option === '--whole' });
  if (files.length === 0) return ['types', 'lint'].map((name) => ({ name, code: 0, output: note, seconds: '0.0' }));
  const lint = ['node_modules/oxlint/bin/oxlint', '-c', 'scripts/oxlint.json', '--type-aware', '--deny-warnings', ...files];
  const [types, linted] = await Promise.all([run('types', compile), run('lint', lint, { GOMAXPROCS: threads, ...environment })]);
  if (types.code === 0 && linted.code === 0) keepChecked(inputs);
  return [types, { ...linted, output: `${note}\n${linted.output}` }];
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
