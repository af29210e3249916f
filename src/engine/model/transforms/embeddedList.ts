import type { EmbeddedListTransform } from '@/generated/options';
import type { Schema } from '../Schema';
import { listOrMap } from './listOrMap';
import { nullableType } from './nullableType';
import { isPlainObject } from './plainObject';
import type { TransformFactory } from './Transform';

const list = listOrMap();

/**
 * A list of objects that the platform identifies by their `id`: the subjects, the operators and the territories of a structure (contract structures.lists).
 * The answer may be an object with numeric keys. `sends` names the values sent with each `id` (`null` when there is none); without it, the ids are sent alone,
 * as numbers. A new item has no `id` at all, since the platform ignores an item whose `id` is `null`. `shows` names the values that are read and never sent.
 * The items have no order.
 */
export const embeddedList: TransformFactory<EmbeddedListTransform> = ({ sends, shows = [] } = {}) => {
  const known = ['id', ...(sends ?? []), ...shows];

  return {
    fromApi: (wire) => {
      const items = list.fromApi(wire);
      return Array.isArray(items) ? items.flatMap((item: unknown) => itemFromApi(item, known)) : undefined;
    },
    toApi: (form) => (Array.isArray(form) ? form.map((item: unknown) => itemToApi(item, sends)) : form),
    wireSchema: (form) => ({ ...form, items: wireItem(form.items ?? {}, sends) }),
    isUnordered: true,
  };
};

/** Drops an item that is neither an object nor a number, since it cannot be shown. */
function itemFromApi(item: unknown, known: readonly string[]): Record<string, unknown>[] {
  if (typeof item === 'number') return [{ id: item }];
  if (!isPlainObject(item)) return [];
  return [Object.fromEntries(known.filter((name) => Object.hasOwn(item, name) && item[name] !== null).map((name) => [name, item[name]]))];
}

function itemToApi(item: unknown, sends: readonly string[] | undefined): unknown {
  if (!isPlainObject(item)) return item;
  const { id } = item;
  if (!sends) return typeof id === 'number' ? id : item;
  return { ...(id !== undefined && { id }), ...Object.fromEntries(sends.map((name) => [name, item[name] ?? null])) };
}

function wireItem({ properties = {}, required = [] }: Schema, sends: readonly string[] | undefined): Schema {
  const id: Schema = { type: 'integer' };
  if (!sends) return id;
  const own = sends.map((name) => [name, required.includes(name) ? (properties[name] ?? {}) : nullableType(properties[name] ?? {})]);
  return { type: 'object', properties: { id, ...Object.fromEntries(own) } };
}
