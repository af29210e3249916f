import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';

/** Applies a JSON merge patch (RFC 7396): objects are merged key by key, `null` removes a key, and any other value replaces the old one. */
export function mergePatch(value: unknown, patch: unknown): unknown {
  if (!isPlainObject(patch)) return patch;
  const before: Record<string, unknown> = isPlainObject(value) ? value : {};
  const isPatched = (key: string) => Object.hasOwn(patch, key);
  const keys = [...new Set([...Object.keys(before), ...Object.keys(patch)])].filter((key) => !isPatched(key) || patch[key] !== null);
  // An assignment would lose a key called `__proto__`.
  return Object.fromEntries(keys.map((key) => [key, isPatched(key) ? mergePatch(before[key], patch[key]) : before[key]]));
}
