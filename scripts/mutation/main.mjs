// npm run mutation: finds the changes of the code that no test would notice. npm run mutation -- src/api src/engine/model/permissions.ts looks at these alone.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root, run } from '../prepare.mjs';

/** The code that is mutated. Of the engine, only the parts that need no document: components and hooks are tested by rendering them. */
const CHANGED = ['src/api', 'src/session', 'src/engine'];

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('--'));
const places = args.filter((arg) => !arg.startsWith('--'));
const files = CHANGED.flatMap(filesBelow).filter((file) => places.length === 0 || places.some((place) => isIn(file, place)));
if (files.length === 0) {
  console.error(`Nothing to change in ${places.join(', ')}: what needs no document stands in ${CHANGED.join(', ')}.`);
  process.exit(2);
}
run(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'scripts/mutation/stryker.config.json', ...options, '--mutate', files.join(',')]);

function filesBelow(folder) {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && !needsDocument(file));
}

function needsDocument(file) {
  return /^use[A-Z]/.test(basename(file)) || /^import (?!type).* from 'react(-i18next|-router-dom)?';$/m.test(readFileSync(`${root}/${file}`, 'utf8'));
}

function isIn(file, place) {
  return file === place || file.startsWith(`${place.replace(/\/+$/, '')}/`);
}
