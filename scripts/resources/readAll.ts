import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import { ownFolders } from '../folders.mjs';
import { vocabularyOf } from './ownExtensions';
import { readResources, type ReadResult } from './readResources';

/** The result of reading, with the names that the files could use. */
export interface ReadAll extends ReadResult {
  named: WholeVocabulary;
}

/**
 * Reads a folder like `schemas/`, the folders added to it, and the names of their extensions. Every command works with this; only the product's own
 * tests do not.
 */
export async function readAll(folder: string, added: readonly string[] = ownFolders()): Promise<ReadAll> {
  const named = await vocabularyOf(added);
  return { ...readResources(folder, added, named), named };
}
