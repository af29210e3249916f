import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { Vocabulary, WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { addAllTransforms, vocabulary, vocabularyWith } from '../../src/features/vocabulary';

/** The two files of an extension in an integrator's folder. Each exports its definitions under the name of its key here. */
const EXTENSION = { vocabulary: 'vocabulary.ts', extension: 'extension.ts' } as const;

/**
 * The names that a `resource.json` may use with the extensions of these folders, and the files that say them. Rejects in words when one cannot be read, or when two
 * use the same name.
 */
export async function namesWith(folders: readonly string[]): Promise<{ named: WholeVocabulary; files: string[] }> {
  const added = await readVocabularies(folders);
  if (added.length === 0) return { named: vocabulary, files: [] };
  const named = vocabularyWith(added.map(({ own }) => own));
  addAllTransforms(named);
  return { named, files: added.flatMap(({ files }) => files) };
}

/** The source of the module that imports the code for the names of these vocabularies. */
export function extensionsModule(folders: readonly string[]): string {
  const files = folders.map((folder) => resolve(folder, EXTENSION.extension)).filter((file) => existsSync(file));
  const imports = files.map((file, index) => `import { extension as extension${index} } from ${JSON.stringify(file.replaceAll('\\', '/'))};`);
  return [...imports, `export const extensions = [${files.map((_file, index) => `extension${index}`).join(', ')}];`].join('\n');
}

/** The vocabularies of the folders that have an extension. */
export async function vocabulariesIn(folders: readonly string[]): Promise<Vocabulary[]> {
  return (await readVocabularies(folders)).map(({ own }) => own);
}

async function readVocabularies(folders: readonly string[]): Promise<{ own: Vocabulary; files: string[] }[]> {
  const files = folders.map((folder) => join(folder, EXTENSION.vocabulary)).filter((file) => existsSync(file));
  return Promise.all(files.map(readVocabulary));
}

async function readVocabulary(file: string): Promise<{ own: Vocabulary; files: string[] }> {
  const { module, dependencies } = await runnerImport<{ vocabulary?: Vocabulary }>(resolve(file), { configFile: false, logLevel: 'error', resolve: { alias: { '@/': `${resolve('src')}/` } } }).catch((error: unknown) => {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}\nNode reads this file and all that it imports: no component, and no package that the browser alone has.`, { cause: error });
  });
  if (!module.vocabulary) throw new Error(`${file} exports no "vocabulary": write "export const vocabulary = defineVocabulary({ … })".`);
  const wrong = misshapen(module.vocabulary);
  if (wrong !== undefined) throw new Error(`${file}: ${wrong}.`);
  return { own: module.vocabulary, files: [file, ...dependencies] };
}

/** What a vocabulary must have and does not, where its types were not checked. */
function misshapen(own: Vocabulary): string | undefined {
  if (!isPlainObject(own)) return 'found a vocabulary that is no object, expected defineVocabulary({ … })';
  const strange = Object.keys(own).find((part) => !PARTS.includes(part));
  if (strange !== undefined) return `found "${strange}", expected a part among ${PARTS.join(', ')}`;
  if (typeof own.place !== 'string') return 'found no "place", expected place: import.meta.url, by which the files of the names are found';
  const parts = PARTS.filter((part) => part !== 'place') as Exclude<keyof Vocabulary, 'place'>[];
  const other = parts.find((part) => own[part] !== undefined && !isPlainObject(own[part]));
  if (other !== undefined) return `found "${other}" that is no object, expected an object with a name for each`;
  const unmade = Object.entries({ ...own.transforms, ...own.recordTransforms }).find(([, { make }]) => typeof make !== 'function');
  if (unmade) return `found the transform "${unmade[0]}" without "make", expected the function that makes it`;
  const unplaced = Object.entries(own.menuGroups ?? {}).find(([, { order }]) => typeof order !== 'number');
  return unplaced && `found the menu group "${unplaced[0]}" without "order", expected its place in the menu: ours have 0, 10 and 100`;
}

const PARTS: readonly string[] = ['place', 'widgets', 'actions', 'transforms', 'recordTransforms', 'sources', 'dialects', 'sessions', 'icons', 'menuGroups'] satisfies (keyof Vocabulary)[];
