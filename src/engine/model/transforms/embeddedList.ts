import type { EmbeddedListTransform } from '@/generated/options';
import type { Schema } from '../Schema';
import { listOrMap } from './listOrMap';
import { nullableType } from './nullableType';
import { isPlainObject } from './plainObject';
import type { TransformFactory } from './Transform';

const list = listOrMap();

/**
 * A list of objects that the platform knows by their `id`: the subjects, the operators and the territories of a structure (contract
 * structures.lists). It may come as an object with numbers for keys. `sends` names what goes with each `id` (`null` when it has no value); without it, the
 * ids go alone, as numbers. A new item has no `id` at all, since the platform passes over one that is `null`. `shows` names what is read and
 * never sent. `fallsBackTo` names what the platform answers as another text where it has none: the same text is read as none, and goes on following the other.
 */
export const embeddedList: TransformFactory<EmbeddedListTransform> = ({ sends, shows = [], fallsBackTo = {} } = {}) => {
  const known = ['id', ...(sends ?? []), ...shows];

  return {
    fromApi: (wire) => {
      const items = list.fromApi(wire);
      return Array.isArray(items) ? items.flatMap((item: unknown) => itemFromApi(item, known, fallsBackTo)) : undefined;
    },
    toApi: (form) => (Array.isArray(form) ? form.map((item: unknown) => itemToApi(item, sends)) : form),
    wireSchema: (form) => ({ ...form, items: wireItem(form.items ?? {}, sends) }),
  };
};

/** What is neither an object nor a number can't be shown. */
function itemFromApi(item: unknown, known: readonly string[], others: Readonly<Record<string, string>>): Record<string, unknown>[] {
  if (typeof item === 'number') return [{ id: item }];
  if (!isPlainObject(item)) return [];
  const isOwn = (name: string) => others[name] === undefined || item[name] !== item[others[name]];
  return [Object.fromEntries(known.filter((name) => Object.hasOwn(item, name) && item[name] !== null && isOwn(name)).map((name) => [name, item[name]]))];
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
