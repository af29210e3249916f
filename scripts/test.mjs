// npm test: runs everything, from a fresh clone with nothing but Node, and ends with the line "N passed, N failed". npm test -- --related: runs the
// checks, and the tests nearest to the changes since the last commit. SCHEMAS=../my-admin npm test: runs the checks and the tests of that folder alone.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ownFolders } from './folders.mjs';
import { environment, install, requireFolders, requireNode, root } from './prepare.mjs';

requireNode();
requireFolders();
const isRelated = readOptions(process.argv.slice(2));
install();

const node = process.execPath;
const vitest = [node, 'node_modules/vitest/vitest.mjs', 'run', '--configLoader=runner', '--maxWorkers=100%'];
const checks = { name: 'checks', command: [node, 'scripts/check.mjs'], count: countSteps };
const wholeChecks = { ...checks, command: [...checks.command, '--whole'] };
const related = { name: 'tests of what has changed', command: [node, 'scripts/run.mjs', 'scripts/related/main.ts'], count: countVitest, mayBeEmpty: true };
const tests = { name: 'unit, component and contract tests', command: vitest, count: countVitest };
// The browser tests build the app first, when it is out of date.
const browserTests = { name: 'browser tests', command: [node, 'node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts'], count: countPlaywright };

const own = ownFolders();
const ownTests = { name: `tests of ${own.join(', ')}`, command: [...vitest, '--passWithNoTests', ...own.map((folder) => join(root, folder))], count: countVitest, mayBeEmpty: true };

if (own.length > 0) process.exit(end(await runAtOnce([checks, ownTests], { SCHEMAS: own.join(',') })));

const results = isRelated ? await runAtOnce([checks, related]) : await runAtOnce([wholeChecks, tests, browserTests], await findPrograms());
const { entries } = JSON.parse(readFileSync('tests/specification.json', 'utf8'));
const statements = ['built', 'platform', 'decided'].map((kind) => `${entries.filter((entry) => entry.kind === kind).length} ${kind}`);
console.log(`\nSpecification: ${entries.length} statements, ${statements.join(', ')}`);

process.exit(end(results));

/** Prints the last line, and answers the exit code. */
function end(suites) {
  const failed = sum(suites, 'failed');
  console.log(`\n${sum(suites, 'passed')} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** Whether only the tests nearest to the changes are run. */
function readOptions(args) {
  if (args.every((arg) => arg === '--related')) return args.length > 0;
  console.error('Usage: npm test -- [--related]');
  process.exit(2);
}

async function findPrograms() {
  const { findBrowser, findNginx } = await import('./programs.mjs');
  return { CHROMIUM: await findBrowser(), NGINX: findNginx() };
}

/**
 * Runs suites side by side: each spends much of its time waiting for a page, a file or a worker, and the others use its core meanwhile. The output
 * of the last and longest is shown as it comes, that of the others when they have ended.
 */
function runAtOnce(suites, programs) {
  return Promise.all(suites.map((suite) => runSuite(suite, programs, suite === suites.at(-1))));
}

async function runSuite({ name, command, count, mayBeEmpty = false }, programs, isFollowed) {
  const title = `\n── ${name}\n`;
  if (isFollowed) process.stdout.write(title);
  const { output, status } = await run(command, programs, isFollowed);
  if (!isFollowed) process.stdout.write(title + output);
  const counts = count(stripVTControlCharacters(output));
  // A suite that ends badly without naming a failure, or that ran nothing, counts as failed too.
  const isSilent = status !== 0 || (counts.passed === 0 && !mayBeEmpty);
  return counts.failed === 0 && isSilent ? { ...counts, failed: 1 } : counts;
}

function sum(counts, name) {
  return counts.reduce((total, count) => total + count[name], 0);
}

/** Runs a command and keeps its output for counting. The product's own tests run without the integrator's folders. */
function run([command, ...args], variables, isFollowed) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...environment, SCHEMAS: '', ...variables, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (isFollowed) process.stdout.write(chunk);
      });
    }
    child.on('close', (status) => resolve({ output, status }));
  });
}

function countSteps(output) {
  return { passed: number(output, /^✓ /gm), failed: number(output, /^✗ /gm) };
}

function countVitest(output) {
  const summary = /^\s*Tests\s+(.*)$/m.exec(output)?.[1] ?? '';
  const unhandled = /^\s*Errors\s+(\d+) error/m.exec(output)?.[1] ?? '0';
  return { passed: figure(summary, 'passed'), failed: figure(summary, 'failed') + Number(unhandled) };
}

function countPlaywright(output) {
  return { passed: figure(output, 'passed'), failed: figure(output, 'failed') + figure(output, 'flaky') };
}

function number(text, pattern) {
  return text.match(pattern)?.length ?? 0;
}

function figure(text, word) {
  return Number(new RegExp(`(\\d+) ${word}\\b`).exec(text)?.[1] ?? 0);
}
