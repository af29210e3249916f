import { pairSchema, propertiesOf } from './broughtFields';
import type { Entity } from './Resource';
import type { Schema } from './Schema';
import { isSameValue } from './transforms/emptyValue';
import { isPlainObject } from './transforms/plainObject';
import { isJsonOnly, resolvedSchema } from './widgetName';

/**
 * Whether a form has the same for a field of the record twice. What is written as JSON is what was typed, even an object or a list with nothing in it; all other ways
 * of being empty are equal, as forms add objects and lists that nobody typed.
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

export interface Part {
  /** The names that lead to the part, without the numbers of the items of lists. */
  path: string;
  part: Schema;
}

function isSamePart(entity: Entity, { path, part }: Part, [a, b]: readonly [unknown, unknown]): boolean {
  if (Object.is(a, b)) return true;
  const schema = resolvedSchema(entity.schema, part);
  const { widget } = entity.resource.fields[path] ?? {};
  if (isJsonOnly(schema) && (widget === undefined || widget.use === 'json')) return isSameValue(a, b, isAbsent);
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => isSamePart(entity, { path, part: schema.items ?? {} }, [item, b[index]]));
  const [one, other] = [a ?? {}, b ?? {}];
  if (!isPlainObject(one) || !isPlainObject(other)) return isSameValue(a, b);
  const fields = propertiesOf(schema);
  return Object.keys({ ...one, ...other }).every((name) => isSamePart(entity, { path: `${path}.${name}`, part: fields[name] ?? pairSchema(schema, name) }, [one[name], other[name]]));
}
