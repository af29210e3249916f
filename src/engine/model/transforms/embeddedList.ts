import type { EmbeddedListTransform } from '@/generated/options';
import type { Schema } from '../Schema';
import { hasType } from '../widgetName';
import { listOrMap } from './listOrMap';
import { nullableType } from './nullableType';
import { isPlainObject } from './plainObject';
import type { TransformFactory } from './Transform';

const list = listOrMap();

/**
 * A list of objects that the API identifies by their `id`: the subjects, the operators and the territories of a structure (contract structures.lists), or the
 * records that a record refers to. The answer may be an object with numeric keys, and an item may be an id alone. `sends` names the values sent with each `id`
 * (`null` when there is none); without it, the ids are sent alone. A new item has no `id` at all, since the platform ignores an item whose `id` is `null`.
 * `shows` names the values that are read and never sent. The items have no order.
 */
export const embeddedList: TransformFactory<EmbeddedListTransform> = ({ sends, shows = [], id: idName = 'id' } = {}, field = {}) => {
  const known = [...(sends ?? []), ...shows];
  const id = field.items?.properties?.['id'] ?? { type: 'integer' };
  const isId = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && hasType(id, 'string'));

  return {
    fromApi: (wire) => {
      const items = list.fromApi(wire);
      return Array.isArray(items) ? items.flatMap((item: unknown) => (isId(item) ? [{ id: item }] : itemFromApi(item, { idName, known }))) : undefined;
    },
    toApi: (form) => (Array.isArray(form) ? form.map((item: unknown) => itemToApi(item, { idName, sends, isId })) : form),
    wireSchema: (form) => ({ ...form, items: wireItem(form.items ?? {}, { id, idName, sends }) }),
    isUnordered: true,
    takesLess: true,
  };
};

/** Drops an item that is neither an object nor an id, since it cannot be shown. */
function itemFromApi(item: unknown, { idName, known }: { idName: string; known: readonly string[] }): Record<string, unknown>[] {
  if (!isPlainObject(item)) return [];
  const names = [[idName, 'id'], ...known.map((name) => [name, name])] as const;
  return [Object.fromEntries(names.flatMap(([wire = '', name = '']) => (Object.hasOwn(item, wire) && item[wire] !== null ? [[name, item[wire]]] : [])))];
}

function itemToApi(item: unknown, { idName, sends, isId }: { idName: string; sends: readonly string[] | undefined; isId: (value: unknown) => boolean }): unknown {
  if (!isPlainObject(item)) return item;
  const { id } = item;
  if (!sends) return isId(id) ? id : item;
  return { ...(id !== undefined && { [idName]: id }), ...Object.fromEntries(sends.map((name) => [name, item[name] ?? null])) };
}

function wireItem({ properties = {}, required = [] }: Schema, { id, idName, sends }: { id: Schema; idName: string; sends: readonly string[] | undefined }): Schema {
  if (!sends) return id;
  const own = sends.map((name) => [name, required.includes(name) ? (properties[name] ?? {}) : nullableType(properties[name] ?? {})]);
  return { type: 'object', properties: { [idName]: id, ...Object.fromEntries(own) } };
}
