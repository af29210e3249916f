import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import { ownFolders } from '../folders.mjs';
import { codeThatReads, hashOf, keptIn } from './keptReads';
import { namesWith } from './ownExtensions';
import { readResources, type ReadResult } from './readResources';

/** The result of reading, with the names that the files could use. */
export interface ReadAll extends ReadResult {
  named: WholeVocabulary;
}

/**
 * Reads a folder like `schemas/`, the folders added to it, and the names of their extensions. Every command of the project works with this; its tests do not, nor
 * does the built server, which may stand where the code does not.
 */
export async function readAll(folder: string, added: readonly string[] = ownFolders()): Promise<ReadAll> {
  const { named, kept } = await namesAndKept(added);
  const result = readResources(folder, added, named, kept);
  kept.store();
  return { ...result, named };
}

/** The names that the files may use, and what was worked out of them by the commands before this one. */
export async function namesAndKept(added: readonly string[]): Promise<{ named: WholeVocabulary; kept: ReturnType<typeof keptIn> }> {
  const { named, files } = await namesWith(added);
  return { named, kept: keptIn(`.cache/entities/${hashOf(added).slice(0, 12)}.json`, codeThatReads(files)) };
}
