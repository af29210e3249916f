import type { Entity } from '../Resource';
import type { RecordSchema } from '../Schema';
import { fieldSchema } from '../widgetName';
import { makeRecordTransform, makeTransform } from './factories';
import { isPlainObject } from './plainObject';
import type { RecordTransform, Transform } from './Transform';

/** The transforms of an entity, created once. */
interface EntityTransforms {
  /** The record transforms, applied in the order of the resource to what arrives, and in the opposite order to what is sent. */
  record: readonly RecordTransform[];
  /** The transforms of fields, in the order in which they are applied to what arrives: a list before the fields of its items. */
  fields: readonly FieldTransform[];
  /** The same in the order in which they are applied to what is sent. */
  sent: readonly FieldTransform[];
}

interface FieldTransform {
  /** The field's name, split at its dots. */
  path: readonly string[];
  transform: Transform;
}

const made = new WeakMap<Entity['resource'], EntityTransforms>();

/** The transforms that a resource names. Throws for an unknown name or option, which the reader of resources has refused before. */
export function transformsOf({ resource, schema }: Entity): EntityTransforms {
  const known = made.get(resource);
  if (known) return known;
  const fields = Object.entries(resource.fields).flatMap(([name, { transform, itemTransforms }]): FieldTransform[] => {
    const path = name.split('.');
    return [
      ...(transform ? [{ path, transform: makeTransform(transform, fieldSchema(schema, name)) }] : []),
      ...(itemTransforms ? [{ path, transform: eachItem(itemTransforms.map(makeRecordTransform)) }] : []),
    ];
  });
  const result: EntityTransforms = {
    record: resource.recordTransforms.map(makeRecordTransform),
    fields: fields.toSorted((one, other) => one.path.length - other.path.length),
    sent: fields.toSorted((one, other) => other.path.length - one.path.length),
  };
  made.set(resource, result);
  return result;
}

/** Applies record transforms to each object of a list. */
function eachItem(transforms: readonly RecordTransform[]): Transform {
  const overObjects = (list: unknown, change: (item: Record<string, unknown>) => unknown) =>
    Array.isArray(list) ? list.map((item: unknown) => (isPlainObject(item) ? change(item) : item)) : list;

  return {
    fromApi: (wire) => overObjects(wire, (item) => transforms.reduce((data, transform) => transform.fromApi(data), item)),
    // An item of a list is always sent whole, even when its record is only changed.
    toApi: (form) => overObjects(form, (item) => transforms.reduceRight((data, transform) => transform.toApi(data, 'create'), item)),
    wireSchema: (form) => (form.items?.properties ? { ...form, items: transforms.reduceRight((schema, transform) => transform.wireSchema(schema), form.items as RecordSchema) } : form),
  };
}
