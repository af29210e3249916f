import type { RecordSchema } from '../Schema';
import { isPlainObject } from './plainObject';
import type { RecordTransform, Transform } from './Transform';

/** Record transforms over each object of a list. */
export function eachItem(transforms: readonly RecordTransform[]): Transform {
  const overObjects = (list: unknown, change: (item: Record<string, unknown>) => unknown) =>
    Array.isArray(list) ? list.map((item: unknown) => (isPlainObject(item) ? change(item) : item)) : list;

  return {
    fromApi: (wire) => overObjects(wire, (item) => transforms.reduce((data, transform) => transform.fromApi(data), item)),
    // An item of a list is written whole, whether its record is created or changed.
    toApi: (form) => overObjects(form, (item) => transforms.reduceRight((data, transform) => transform.toApi(data, 'create'), item)),
    wireSchema: (form) => (form.items?.properties ? { ...form, items: transforms.reduceRight((schema, transform) => transform.wireSchema(schema), form.items as RecordSchema) } : form),
  };
}
