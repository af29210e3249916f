import { isDeepStrictEqual } from 'node:util';
import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import { readFolder } from './readFolder';
import { readResourceFiles, type ReadResult } from './readResources';

/** Reads a folder like `schemas/` and those added to it as they are at each call; the answer stays the same object as long as no file has changed. */
export function freshReader(folder: string, added: readonly string[], named?: WholeVocabulary): () => ReadResult {
  let last: { texts: ReturnType<typeof readFolder>; result: ReadResult } | undefined;
  return () => {
    const texts = readFolder(folder, added);
    if (!last || !isDeepStrictEqual(texts, last.texts)) last = { texts, result: readResourceFiles(texts, named) };
    return last.result;
  };
}
