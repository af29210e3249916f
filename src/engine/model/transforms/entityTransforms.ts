import type { Entity } from '../Resource';
import { eachItem } from './eachItem';
import { makeRecordTransform, makeTransform } from './factories';
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
