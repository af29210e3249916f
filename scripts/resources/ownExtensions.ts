import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { Vocabulary, WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import { addAllTransforms, vocabulary, vocabularyWith } from '../../src/features/vocabulary';

/** The two files of an extension in an integrator's folder. Each exports its definitions under the name of its key here. */
export const EXTENSION = { vocabulary: 'vocabulary.ts', extension: 'extension.ts' } as const;

/** The names that a `resource.json` may use with the extensions of these folders. Rejects in words when one cannot be read, or when two use the same name. */
export async function vocabularyOf(folders: readonly string[]): Promise<WholeVocabulary> {
  const added = await vocabulariesIn(folders);
  if (added.length === 0) return vocabulary;
  const whole = vocabularyWith(added);
  addAllTransforms(whole);
  return whole;
}

/** The source of the module that imports the code for the names of these vocabularies. */
export function extensionsModule(folders: readonly string[]): string {
  const files = folders.map((folder) => resolve(folder, EXTENSION.extension)).filter((file) => existsSync(file));
  const imports = files.map((file, index) => `import { extension as extension${index} } from ${JSON.stringify(file.replaceAll('\\', '/'))};`);
  return [...imports, `export const extensions = [${files.map((_file, index) => `extension${index}`).join(', ')}];`].join('\n');
}

/** The vocabularies of the folders that have an extension. */
export async function vocabulariesIn(folders: readonly string[]): Promise<Vocabulary[]> {
  const files = folders.map((folder) => join(folder, EXTENSION.vocabulary)).filter((file) => existsSync(file));
  return Promise.all(files.map(readVocabulary));
}

async function readVocabulary(file: string): Promise<Vocabulary> {
  const { module } = await runnerImport<{ vocabulary?: Vocabulary }>(resolve(file), { configFile: false, logLevel: 'error', resolve: { alias: { '@/': `${resolve('src')}/` } } });
  if (!module.vocabulary) throw new Error(`${file} exports no "vocabulary": write "export const vocabulary = defineVocabulary({ … })".`);
  return module.vocabulary;
}
