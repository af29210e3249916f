import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import { ownFolders } from '../folders.mjs';
import { vocabularyOf } from './ownExtensions';
import { readResources, type ReadResult } from './readResources';

/** What was read, and the names by which. */
export interface ReadAll extends ReadResult {
  named: WholeVocabulary;
}

/** Reads a folder like `schemas/` with those that are added to it, and what their extensions name: what every command but the tests of the product works with. */
export async function readAll(folder: string, added: readonly string[] = ownFolders()): Promise<ReadAll> {
  const named = await vocabularyOf(added);
  return { ...readResources(folder, added, named), named };
}
