/**
 * Runs a TypeScript script on a Node that does not understand TypeScript: `node scripts/run.mjs scripts/codegen.ts --check`. A script that takes
 * arguments exports `main(args)`; if it answers a number, that is the exit code.
 */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { FOLDER_ERROR } from './folders.mjs';

const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error('Usage: node scripts/run.mjs <script.ts> [arguments]');
  process.exit(2);
}

try {
  const { module } = await runnerImport(resolve(script), {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  });
  const code = await module.main?.(args);
  if (typeof code === 'number') process.exitCode = code;
} catch (error) {
  if (error?.name !== FOLDER_ERROR) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
