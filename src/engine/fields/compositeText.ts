import { isPlainObject } from '../model/transforms/plainObject';

/** The values in a list or an object that has no widget, one after the other; `undefined` for anything else. */
export function compositeText(value: unknown): string | undefined {
  return Array.isArray(value) || isPlainObject(value) ? leaves(value).join(', ') : undefined;
}

function leaves(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (isPlainObject(value)) return Object.values(value).flatMap(leaves);
  return value === undefined || value === null || value === '' ? [] : [String(value)];
}
