import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WholeVocabulary } from '../src/engine/model/defineVocabulary';
import { joinVocabularies } from '../src/engine/model/defineVocabulary';
import { ownFolders } from './folders.mjs';
import { generateEntities, generateOptions, generateResourceFile } from './resources/generateTypes';
import { layJson } from './resources/layJson';
import { vocabulariesIn } from './resources/ownExtensions';
import { readAll } from './resources/readAll';
import { formatMistakes, formatWarnings, readResources, type ReadResult } from './resources/readResources';
import { resourceSchema } from './resources/resourceSchema';

/**
 * Writes the types of `src/generated/` from `schemas/`, and the names and options of the extensions into `schemas/resource.schema.json`; then the
 * same in each folder of an integrator. With `--check` it writes nothing: it prints every mistake of all the folders, and each generated file that
 * is out of date. Answers the exit code.
 */
export async function main(args: readonly string[], folders: readonly string[] = ownFolders()): Promise<number> {
  const isCheck = args.includes('--check');
  try {
    const result = await readAll('schemas', folders);
    if (result.warnings.length > 0) console.warn(formatWarnings(result.warnings));
    if (result.mistakes.length > 0) console.error(formatMistakes(result.mistakes));
    else if (isCheck) console.log(`${result.entities.length} entities, no mistake`);

    const own = await Promise.all(folders.map((folder) => filesOfFolder(folder, result)));
    const stale = update(Object.assign(await productFiles(folders.length > 0 ? readResources('schemas') : result), ...own) as Files, isCheck);
    return isCheck && stale + result.mistakes.length > 0 ? 1 : 0;
  } catch (error) {
    // The extension cannot be read, or uses a name that is taken.
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/** The texts of the files, by their paths. */
type Files = Record<string, string>;

async function productFiles(result: ReadResult): Promise<Files> {
  return {
    'schemas/resource.schema.json': `${layJson(resourceSchema())}\n`,
    'src/generated/resourceFile.ts': await generateResourceFile(),
    'src/generated/options.ts': await generateOptions(),
    'src/generated/entities.ts': await generateEntities(result),
  };
}

/**
 * The generated files of an integrator's folder, for its editor and its code: the types of the entities that have a folder there (merged from all
 * folders), and of the options of its own extension.
 */
async function filesOfFolder(folder: string, { entities, shared, named }: ReadResult & { named: WholeVocabulary }): Promise<Files> {
  const own = entities.filter(({ resource }) => existsSync(join(folder, resource.name)));
  const options = await generateOptions(joinVocabularies(await vocabulariesIn([folder])));
  return {
    [`${folder}/resource.schema.json`]: `${layJson(resourceSchema(named))}\n`,
    ...(options.includes('export') && { [`${folder}/generated/options.ts`]: options }),
    ...(own.length > 0 && { [`${folder}/generated/entities.ts`]: await generateEntities({ entities: own, shared }) }),
  };
}

/** Writes the files that differ, or with `isCheck` only names them. Answers how many differ. */
function update(files: Files, isCheck: boolean): number {
  const stale = Object.entries(files).filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
  for (const [path, text] of stale) {
    if (isCheck) {
      console.error(`${path} is not what the entities and the extensions say: run "npm run codegen" and commit it.`);
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
  return stale.length;
}
