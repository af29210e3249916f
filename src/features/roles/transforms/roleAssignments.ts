import { isSameValue } from '../../../engine/model/transforms/emptyValue';
import { nullableType } from '../../../engine/model/transforms/nullableType';
import { isPlainObject } from '../../../engine/model/transforms/plainObject';
import type { TransformFactory } from '../../../engine/model/transforms/Transform';
import { withoutKeys } from '../../../engine/model/transforms/withoutKeys';

/** What a role is sent with, `null` where it holds everywhere. */
const PLACE = 'territory';

/**
 * The roles of a user (contract users.roles). An answer may have the same one twice. Each is kept once; otherwise a record that nobody touched would look
 * changed.
 */
export const roleAssignments: TransformFactory = () => ({
  fromApi: (wire) => (Array.isArray(wire) ? distinct(wire.map(withoutNull)) : undefined),
  toApi: (form) => (Array.isArray(form) ? form.map((item: unknown) => (isPlainObject(item) ? { ...item, [PLACE]: item[PLACE] ?? null } : item)) : form),
  wireSchema: (form) => {
    const { [PLACE]: place, ...others } = form.items?.properties ?? {};
    return place ? { ...form, items: { ...form.items, properties: { ...others, [PLACE]: nullableType(place) } } } : form;
  },
});

function distinct(list: readonly unknown[]): unknown[] {
  return list.filter((item, index) => list.findIndex((other) => isSameValue(item, other)) === index);
}

function withoutNull(item: unknown): unknown {
  return isPlainObject(item) && item[PLACE] === null ? withoutKeys(item, [PLACE]) : item;
}
