// What has to be there before anything runs, on Node alone: the packages and the build, each made again only when it is out of date.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The caller's, but for its mode: one that runs through Vite is in development, and a server in production has no test tools. */
const { NODE_ENV: _mode, ...environment } = process.env;
export { environment };

const INSTALLED = 'node_modules/.package-lock.json';
const BUILT = 'dist/built';
const BUILD_INPUTS = ['src', 'schemas', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Refuses an older Node in words rather than by a syntax error somewhere. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages of the lock file, unless they are the ones installed. */
export function install() {
  if (newest(['package-lock.json']) <= modified(INSTALLED)) return;
  console.log('Installing the packages…');
  run('npm', ['ci', '--no-audit', '--no-fund']);
}

/** Builds the app and its server, unless nothing has changed since. */
export function build() {
  if (newest(BUILD_INPUTS) <= modified(BUILT)) return;
  console.log('Building the app…');
  const start = new Date();
  vite('build', '--logLevel', 'warn');
  vite('build', '--logLevel', 'warn', '--config', 'scripts/server/vite.config.ts');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, BUILT), '');
  // What is edited while the build runs may not be in it.
  utimesSync(join(root, BUILT), start, start);
}

/** Runs Vite. Its configuration is TypeScript with aliases, which only this loader reads without a warning. */
export function vite(...args) {
  run(process.execPath, [join('node_modules', 'vite', 'bin', 'vite.js'), ...args, '--configLoader', 'runner']);
}

/** Runs a command in the project's folder with its output on ours; ends the process when it fails. */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, env: environment, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) console.error(`${command} could not be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function modified(path) {
  const file = join(root, path);
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}

function newest(paths) {
  return Math.max(...paths.map((path) => newestBelow(join(root, path))));
}

/** A folder's own time changes when a file is removed from it. */
function newestBelow(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestBelow(join(path, name))));
}
