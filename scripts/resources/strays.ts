import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { camelCase } from './derive/names';
import type { Mistake } from './Mistake';

/**
 * The schemas of a folder like `schemas/` that stand where no entity has one: beside the folders of the entities, or deeper than these. Nothing reads them,
 * and an entity would be missing without a word.
 */
export function strays(folder: string): string[] {
  const beside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && /\.json$/i.test(entry.name) && !OTHERS.test(entry.name));
  const schemas = beside.map(({ name }) => posix.join(folder, name)).filter((path) => isSchema(readFileSync(path, 'utf8')));
  return [...schemas, ...foldersIn(folder).flatMap(foldersIn).flatMap(schemasBelow)];
}

/** A stray schema, with the place where it would be an entity. */
export function strayMistake(folder: string, file: string): Mistake {
  const named = posix.dirname(file) === folder ? posix.basename(file).replace(/(\.schema)?\.json$/i, '') : posix.basename(posix.dirname(file));
  const place = posix.join(folder, camelCase(named) || 'name', 'schema.json');
  return { file, line: 1, column: 1, pointer: '', found: 'a schema that nothing reads', expected: `it at ${place}, as each entity has a folder of its own` };
}

function schemasBelow(folder: string): string[] {
  const path = posix.join(folder, 'schema.json');
  return [...(existsSync(path) ? [path] : []), ...foldersIn(folder).flatMap(schemasBelow)];
}

function foldersIn(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !NO_ENTITY.test(entry.name));
  return folders.map(({ name }) => posix.join(folder, name));
}

/** Folders that other tools (Git, editors, npm) keep inside an integrator's folder. */
export const NO_ENTITY = /^(\.|node_modules$)/;

/** What stands beside the entities: the conventions, words, the definition of `resource.json`, and the settings of tools. */
const OTHERS = /^(defaults|fr|en|resource\.schema|package(-lock)?|tsconfig.*)\.json$/i;

/** Whether a text describes the fields of a record. A document of OpenAPI does so too, and may stand beside what was made from it. */
function isSchema(text: string): boolean {
  return /"properties"\s*:\s*\{|"\$schema"\s*:\s*"https?:\/\/json-schema\.org\//.test(text) && !/"(openapi|swagger)"\s*:\s*"/.test(text);
}
