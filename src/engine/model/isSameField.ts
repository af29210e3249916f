import { propertiesOf } from './broughtFields';
import type { Entity } from './Resource';
import { isSameValue } from './transforms/emptyValue';
import { isPlainObject } from './transforms/plainObject';
import { resolvedSchema } from './widgetName';
import { isWrittenAsJson, itemPart, namedPart, type Part } from './writtenAsJson';

/**
 * Whether a form has the same for a field of the record twice. What is written as JSON is what was typed, even an object or a list with nothing in it, and a name
 * that an operator has given counts without a value. All other ways of being empty are equal, as forms add objects and lists that nobody typed.
 */
export function isSameField(entity: Entity, name: string, a: unknown, b: unknown): boolean {
  return isSamePart(entity, { path: name, part: propertiesOf(entity.schema)[name] ?? {} }, [a, b]);
}

function isAbsent(value: unknown): boolean {
  return value === undefined;
}

/** Whether a form has nothing for a part of a record. */
export function isEmptyPart(entity: Entity, part: Part, value: unknown): boolean {
  return isSamePart(entity, part, [value, undefined]);
}

function isSamePart(entity: Entity, own: Part, [a, b]: readonly [unknown, unknown]): boolean {
  if (Object.is(a, b)) return true;
  if (own.isPair || isWrittenAsJson(entity, own)) return isSameValue(a, b, isAbsent);
  const resolved = { ...own, part: resolvedSchema(entity.schema, own.part) };
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, place) => isSamePart(entity, itemPart(resolved, place), [item, b[place]]));
  const [one, other] = [a ?? {}, b ?? {}];
  if (!isPlainObject(one) || !isPlainObject(other)) return isSameValue(a, b);
  return Object.keys({ ...one, ...other }).every((name) => isSamePart(entity, namedPart(resolved, name), [one[name], other[name]]));
}
