import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import type { RecordData } from '../../../src/engine/model/Schema';

/** What a server that merges patches holds afterwards (RFC 7396): what the patch does not mention is kept, `null` removes, and anything but an object takes the place of what was there. */
export function mergedInto(stored: unknown, patch: unknown): unknown {
  if (!isPlainObject(patch)) return patch;
  const before: RecordData = isPlainObject(stored) ? stored : {};
  const kept = Object.entries(before).filter(([name]) => !Object.hasOwn(patch, name));
  const given = Object.entries(patch).filter(([, value]) => value !== null);
  return Object.fromEntries([...kept, ...given.map(([name, value]) => [name, mergedInto(before[name], value)])]);
}
