import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';

/** Applies a JSON merge patch (RFC 7396): objects are merged key by key, `null` removes a key, and any other value replaces the old one. */
export function mergePatch(value: unknown, patch: unknown): unknown {
  if (!isPlainObject(patch)) return patch;
  const changed: Record<string, unknown> = isPlainObject(value) ? { ...value } : {};
  for (const [key, part] of Object.entries(patch)) {
    if (part === null) delete changed[key];
    else changed[key] = mergePatch(changed[key], part);
  }
  return changed;
}
