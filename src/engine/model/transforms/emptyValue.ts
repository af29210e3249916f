import { isPlainObject } from './plainObject';

/**
 * Whether a form holds nothing for a field: no value, an empty text or list, or an object whose fields are all empty (which a form makes of a missing
 * address). `false` and `0` are values.
 */
export function isEmptyValue(value: unknown): boolean {
  if (isEmptyText(value)) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isPlainObject(value) && Object.values(value).every(isEmptyValue);
}

/** Whether there is no value, or a text of no characters. */
export function isEmptyText(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/**
 * Whether two values of a form mean the same. All ways of being empty are equal, at every level, since forms add empty lists and objects that nobody typed. A
 * file equals its copies, which RJSF makes at each change; any other value that is no plain data equals only itself. `isEmpty` says what is empty.
 */
export function isSameValue(a: unknown, b: unknown, isEmpty = isEmptyValue): boolean {
  if (Object.is(a, b) || (isEmpty(a) && isEmpty(b))) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((element, index) => isSameValue(element, b[index], isEmpty));
  }
  if (a instanceof File && b instanceof File) return FILE_FACTS.every((fact) => a[fact] === b[fact]);
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isSameValue(a[name], b[name], isEmpty));
}

const FILE_FACTS = ['name', 'size', 'type', 'lastModified'] as const;
