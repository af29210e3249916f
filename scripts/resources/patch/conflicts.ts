import type { JSONPath } from 'jsonc-parser';
import { isDeepStrictEqual } from 'node:util';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { shown, type JsonFile } from '../JsonFile';
import type { Mistake } from '../Mistake';

/**
 * The keys that two folders set to different values. Without a report, the last folder would silently win. Each mistake is placed in the second
 * file and names the first.
 */
export function conflicts(first: JsonFile, second: JsonFile): Mistake[] {
  return between([first, first.value], [second, second.value], []);
}

type Said = readonly [file: JsonFile, value: unknown];

function between([first, one]: Said, [second, other]: Said, path: JSONPath): Mistake[] {
  if (isPlainObject(one) && isPlainObject(other)) {
    const both = Object.keys(other).filter((key) => key !== '$schema' && Object.hasOwn(one, key));
    return both.flatMap((key) => between([first, one[key]], [second, other[key]], [...path, key]));
  }
  if (isDeepStrictEqual(one, other)) return [];
  const { file, line, column } = first.mistake(path, 'key', { found: '', expected: '' });
  return [second.mistake(path, 'key', { found: shown(other), expected: `what another folder says of this key, ${shown(one)} (${file}:${line}:${column}), or the key in one of the two` })];
}

/** Keys that a patch removes and that do not exist: probably they have been renamed since. */
export function missedRemovals(base: unknown, patch: JsonFile): Mistake[] {
  const inside = (value: unknown, part: unknown, path: JSONPath): Mistake[] => {
    if (part === null && value === undefined) return [patch.mistake(path, 'key', { found: 'null', expected: 'a key that there is to take away' })];
    if (!isPlainObject(part)) return [];
    return Object.entries(part).flatMap(([key, inner]) => inside(isPlainObject(value) ? value[key] : undefined, inner, [...path, key]));
  };
  return inside(base, patch.value, []);
}
