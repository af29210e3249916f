import type { DistinctListTransform } from '@/generated/options';
import { isSameValue } from '../../../engine/model/transforms/emptyValue';
import { nullableType } from '../../../engine/model/transforms/nullableType';
import { isPlainObject } from '../../../engine/model/transforms/plainObject';
import type { TransformFactory } from '../../../engine/model/transforms/Transform';

/**
 * A list whose answers may hold the same item twice. Each item is kept once; otherwise a record that nobody touched would look changed (roles of a user,
 * contract users.roles). `keys` names the keys that each object is sent with, `null` when it has no value.
 */
export const distinctList: TransformFactory<DistinctListTransform> = ({ keys = [] } = {}) => {
  const absent = Object.fromEntries(keys.map((key) => [key, null]));

  return {
    fromApi: (wire) => (Array.isArray(wire) ? distinct(wire.map((item: unknown) => withoutNull(item, keys))) : undefined),
    toApi: (form) => (Array.isArray(form) ? form.map((item: unknown) => (isPlainObject(item) ? { ...absent, ...defined(item) } : item)) : form),
    wireSchema: (form) => {
      const properties = Object.entries(form.items?.properties ?? {}).map(([key, inner]) => [key, keys.includes(key) ? nullableType(inner) : inner]);
      return form.items?.properties ? { ...form, items: { ...form.items, properties: Object.fromEntries(properties) } } : form;
    },
  };
};

function distinct(list: readonly unknown[]): unknown[] {
  return list.filter((item, index) => list.findIndex((other) => isSameValue(item, other)) === index);
}

function withoutNull(item: unknown, keys: readonly string[]): unknown {
  if (!isPlainObject(item)) return item;
  return Object.fromEntries(Object.entries(item).filter(([key, value]) => value !== null || !keys.includes(key)));
}

function defined(item: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
}
