import type { GroupedListTransform } from '@/generated/options';
import { onTheWire } from './onTheWire';
import { isPlainObject } from './plainObject';
import type { TransformFactory } from './Transform';

/**
 * A list of lists, each under the name of its kind (`[{ "events": ["12 - Forum"] }, { "communities": ["3 - Vélo"] }]`, what a user owns, contract
 * users.fields). A page shows it as one list of items with their kind: `{ kind: "events", name: "12 - Forum" }` with the option `"item": "name"`.
 */
export const groupedList: TransformFactory<GroupedListTransform> = ({ item = 'item' } = {}) => {
  const toApi = (form: unknown): unknown => {
    if (!Array.isArray(form)) return form;
    if (!form.every((element) => isPlainObject(element) && typeof element['kind'] === 'string')) return form;
    return grouped(form.map((element: Record<string, unknown>) => [String(element['kind']), element[item]]));
  };
  return {
    fromApi: (wire) => (Array.isArray(wire) ? wire.flatMap((group) => things(group)).map(([name, value]) => ({ kind: name, [item]: value })) : undefined),
    toApi,
    wireSchema: (form) => onTheWire(form, toApi, { type: 'array', items: { type: 'object' } }),
  };
};

type Thing = [kind: string, item: unknown];

function things(group: unknown): Thing[] {
  if (!isPlainObject(group)) return [];
  return Object.entries(group).flatMap(([kind, items]) => (Array.isArray(items) ? items.map((item): Thing => [kind, item]) : []));
}

/** Puts neighbouring items of the same kind into one list. */
function grouped(list: readonly Thing[]): Record<string, unknown[]>[] {
  return list.reduce<Record<string, unknown[]>[]>((groups, [kind, item]) => {
    const last = groups.at(-1);
    const isSame = last !== undefined && Object.hasOwn(last, kind);
    return isSame ? [...groups.slice(0, -1), { [kind]: [...(last[kind] ?? []), item] }] : [...groups, { [kind]: [item] }];
  }, []);
}
