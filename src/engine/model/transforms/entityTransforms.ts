import type { Entity } from '../Resource';
import type { RecordSchema } from '../Schema';
import { makeRecordTransform, makeTransform } from './factories';
import { isPlainObject } from './plainObject';
import type { RecordTransform, Transform } from './Transform';

/** The transforms of an entity, made once. */
export interface EntityTransforms {
  /** In the order of the resource: applied so to what arrives, in the opposite order to what leaves. */
  record: readonly RecordTransform[];
  fields: readonly FieldTransform[];
}

export interface FieldTransform {
  /** The field's name, dotted names cut at the dots. */
  path: readonly string[];
  transform: Transform;
}

const made = new WeakMap<Entity['resource'], EntityTransforms>();

/**
 * The transforms that a resource names. Throws when a name or an option is unknown, which the resource reader has
 * refused before.
 */
export function transformsOf({ resource }: Pick<Entity, 'resource'>): EntityTransforms {
  const known = made.get(resource);
  if (known) return known;
  const result: EntityTransforms = {
    record: resource.recordTransforms.map(makeRecordTransform),
    fields: Object.entries(resource.fields).flatMap(([name, { transform, itemTransforms }]) => {
      const path = name.split('.');
      return [
        ...(transform ? [{ path, transform: makeTransform(transform) }] : []),
        ...(itemTransforms ? [{ path, transform: eachItem(itemTransforms.map(makeRecordTransform)) }] : []),
      ];
    }),
  };
  made.set(resource, result);
  return result;
}

/** Record transforms over each object of a list. */
function eachItem(transforms: readonly RecordTransform[]): Transform {
  const overObjects = (list: unknown, change: (item: Record<string, unknown>) => unknown) =>
    Array.isArray(list) ? list.map((item: unknown) => (isPlainObject(item) ? change(item) : item)) : list;

  return {
    fromApi: (wire) => overObjects(wire, (item) => transforms.reduce((data, transform) => transform.fromApi(data), item)),
    // An item of a list is written whole, whether its record is created or changed.
    toApi: (form) => overObjects(form, (item) => transforms.reduceRight((data, transform) => transform.toApi(data, 'create'), item)),
    wireSchema: (form) => (form.items?.properties ? { ...form, items: transforms.reduceRight((schema, transform) => transform.wireSchema(schema), form.items as RecordSchema) } : form),
  };
}
