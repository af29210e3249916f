// Prepares what every command needs, with Node alone: the packages and the build, each made again only when it is out of date.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownFolders } from './folders.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The caller's environment without `NODE_ENV`: a command that runs through Vite is always in development, and a server in production has no test tools. */
const { NODE_ENV: _mode, ...environment } = process.env;
export { environment };

const LOCKED = 'package-lock.json';
/** npm writes this list of the packages that it has installed. */
const INSTALLED = 'node_modules/.package-lock.json';
const BUILT = 'dist/built';
const BUILD_INPUTS = ['src', 'schemas', 'scripts', 'index.html', 'vite.config.ts', LOCKED];

/** Refuses an older Node in words. Otherwise it would stop with a syntax error somewhere. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Refuses, in words, an integrator's folder that does not exist. */
export function requireFolders() {
  process.chdir(root);
  try {
    ownFolders();
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

/** Installs the packages of the lock file, unless exactly these are installed. */
export function install() {
  if (isInstalled()) return;
  console.log('Installing the packages…');
  run('npm', ['ci', '--no-audit', '--no-fund']);
}

/** Builds the app, its server and its deployment tools, unless nothing has changed since the last build. */
export function build() {
  // The inputs are read before the build: what is edited while it runs may not be part of it.
  const inputs = fingerprint([...BUILD_INPUTS, ...ownFolders()]);
  if (readText(BUILT) === inputs) return;
  console.log('Building the app…');
  vite('build', '--logLevel', 'warn');
  for (const part of ['server', 'deploy']) vite('build', '--logLevel', 'warn', '--config', `scripts/${part}/vite.config.ts`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, BUILT), inputs);
}

/** The arguments with which Node runs Vite. Vite's configuration is TypeScript with aliases, which only the loader `runner` reads without a warning. */
export function viteArguments(args) {
  return [join('node_modules', 'vite', 'bin', 'vite.js'), ...args, '--configLoader', 'runner'];
}

function vite(...args) {
  run(process.execPath, viteArguments(args));
}

/** Runs a command in the project's folder and passes its output on. Ends the process when the command fails. */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, env: environment, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) console.error(`${command} could not be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Whether the packages of the lock file are installed. The contents are compared, because Git gives a file a new date whenever it switches
 * branches. Optional packages are left out, because they are for other systems.
 */
function isInstalled() {
  const installed = packagesOf(INSTALLED);
  return Object.entries(packagesOf(LOCKED)).every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    return path === '' || (found ? found.version === version && found.integrity === integrity : optional);
  });
}

function packagesOf(file) {
  return JSON.parse(readText(file) ?? '{}').packages ?? {};
}

/** A hash of these places, which changes with the name or the content of any file in them. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) hash.update(`${file}\0`).update(readFileSync(resolve(root, file))).update('\0');
  return hash.digest('hex');
}

function filesBelow(path) {
  const place = resolve(root, path);
  return statSync(place).isDirectory() ? readdirSync(place).sort().flatMap((name) => (NOT_READ.has(name) ? [] : filesBelow(join(path, name)))) : [path];
}

/** Folders of Git and npm inside an integrator's folder, which are not read. */
const NOT_READ = new Set(['.git', 'node_modules']);

function readText(path) {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
