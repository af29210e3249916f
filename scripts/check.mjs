/** Types, lint, schemas and generated files: runs every check, prints what each has to say and how long it took, fails if one fails. */
import { spawn } from 'node:child_process';

const LINTED = ['src', 'scripts', 'tests', 'vite.config.ts'];

const checks = {
  schemas: ['scripts/run.mjs', 'scripts/resources/report.ts'],
  'generated types': ['scripts/run.mjs', 'scripts/codegen.ts', '--check'],
  types: ['node_modules/typescript/bin/tsc', '--noEmit'],
  lint: ['node_modules/oxlint/bin/oxlint', '-c', 'scripts/oxlint.json', '--type-aware', '--deny-warnings', ...LINTED],
};

const results = await Promise.all(Object.entries(checks).map(([name, command]) => run(name, command)));
for (const { name, code, output, seconds } of results) {
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (output.trim()) console.log(code === 0 ? output.trim().replace(/^/gm, '  ') : output.trim());
}

const failed = results.filter(({ code }) => code !== 0).length;
if (failed > 0) console.error(`${failed} of ${results.length} checks failed`);
process.exitCode = failed > 0 ? 1 : 0;

function run(name, command) {
  const start = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ name, code, output, seconds: ((Date.now() - start) / 1000).toFixed(1) }));
  });
}
