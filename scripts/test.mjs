// npm test: everything, from a fresh clone with nothing but Node; ends with "N passed, N failed" alone on its line.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { build, environment, install, requireNode, root } from './prepare.mjs';

requireNode();
install();
const { findBrowser, findNginx } = await import('./programs.mjs');
const programs = { CHROMIUM: await findBrowser(), NGINX: findNginx() };
build();

const node = process.execPath;
const suites = [
  { name: 'checks', command: [node, 'scripts/check.mjs'], count: countSteps },
  { name: 'unit, component and contract tests', command: [node, 'node_modules/vitest/vitest.mjs', 'run', '--configLoader=runner', '--maxWorkers=100%'], count: countVitest },
  { name: 'browser tests', command: [node, 'node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts'], count: countPlaywright },
];

let passed = 0;
let failed = 0;
for (const suite of suites) {
  console.log(`\n── ${suite.name}`);
  const { output, status } = await run(suite.command, programs);
  const counts = suite.count(stripVTControlCharacters(output));
  // A suite that ends badly without naming a failure, or that ran nothing, has failed all the same.
  if (counts.failed === 0 && (status !== 0 || counts.passed === 0)) counts.failed = 1;
  passed += counts.passed;
  failed += counts.failed;
}

const { entries } = JSON.parse(readFileSync('tests/specification.json', 'utf8'));
const statements = ['built', 'platform', 'decided'].map((kind) => `${entries.filter((entry) => entry.kind === kind).length} ${kind}`);
console.log(`\nSpecification: ${entries.length} statements, ${statements.join(', ')}`);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Runs a command with its output both on ours and kept for counting. */
function run([command, ...args], variables) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...environment, ...variables, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        process.stdout.write(chunk);
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
