import type { JSONPath } from 'jsonc-parser';
import { posix } from 'node:path';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { JsonFile } from '../JsonFile';
import type { Mistake } from '../Mistake';
import { mergePatch } from './mergePatch';

/** A file as changed by others. A mistake in the result is reported in the file that causes it. */
class PatchedFile extends JsonFile {
  constructor(private readonly layers: readonly [JsonFile, ...JsonFile[]]) {
    const [base, ...patches] = layers;
    super(base.path, JSON.stringify(patches.reduce((value, patch) => mergePatch(value, fromPlaceOf(base, patch)), base.value)));
  }

  override mistake(path: JSONPath, on: 'key' | 'value', what: Pick<Mistake, 'found' | 'expected' | 'suggestion'>): Mistake {
    const said = this.layers.reduce((best, layer) => (layer.depthOf(path) >= best.depthOf(path) ? layer : best));
    return said.mistake(path, on, what);
  }
}

const known = new Map<string, { layers: readonly JsonFile[]; file: JsonFile }>();

/**
 * The first of these files with the changes of the others, in their order. Answers the same file for the same layers. If one cannot be read, it
 * stands for all, because the rest would be noise.
 */
export function patchedFile(layers: readonly [JsonFile, ...JsonFile[]]): JsonFile {
  const broken = layers.find(({ isBroken }) => isBroken);
  if (broken || layers.length === 1) return broken ?? layers[0];
  const key = layers[0].path;
  const last = known.get(key);
  if (last && last.layers.length === layers.length && last.layers.every((layer, index) => layer === layers[index])) return last.file;
  const file = new PatchedFile(layers);
  known.set(key, { layers, file });
  return file;
}

/** The content of a patch, in which the relative references of its schema are rewritten to start from the patched file. */
function fromPlaceOf(base: JsonFile, patch: JsonFile): unknown {
  const from = posix.dirname(base.path);
  const rebased = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rebased);
    if (!isPlainObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === '$ref' && typeof inner === 'string' && inner.startsWith('.') ? posix.relative(from, posix.join(posix.dirname(patch.path), inner)) : rebased(inner)]));
  };
  return rebased(patch.value);
}
