import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';

/** A value as a JSON merge patch changes it (RFC 7396): the keys of objects one by one, `null` for a key that goes, anything else as a whole. */
export function mergePatch(value: unknown, patch: unknown): unknown {
  if (!isPlainObject(patch)) return patch;
  const changed: Record<string, unknown> = isPlainObject(value) ? { ...value } : {};
  for (const [key, part] of Object.entries(patch)) {
    if (part === null) delete changed[key];
    else changed[key] = mergePatch(changed[key], part);
  }
  return changed;
}
