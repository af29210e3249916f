import { isPlainObject } from './plainObject';

/**
 * A copy of a record in which the value of a field has changed. A dotted field is inside an object (`homeAddress.latitude`), or inside each object of a list
 * (`schedules.outwardTime`); where the objects on the way are missing, none is created.
 */
export function changeField(
  record: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): Record<string, unknown> {
  const before = Object.hasOwn(record, name) ? record[name] : undefined;
  const after = rest.length === 0 ? change(before) : changeInside(before, rest, change);
  if (after === before) return record;
  return { ...record, [name]: after };
}

function changeInside(value: unknown, path: readonly string[], change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((element) => changeInside(element, path, change));
  return isPlainObject(value) ? changeField(value, path, change) : value;
}
