import type { SplitListTransform } from '@/generated/options';
import type { Schema } from '../../../engine/model/Schema';
import { isPlainObject } from '../../../engine/model/transforms/plainObject';
import type { RecordTransformFactory } from '../../../engine/model/transforms/Transform';
import { withoutKeys } from '../../../engine/model/transforms/withoutKeys';

/**
 * One list of the API that a form holds as several, by a number in each object: the proofs of a structure, for beneficiaries (type 1) and for
 * volunteers (any other; specification 3.33). An item is read and created with the single list `from`, and changed with the several lists, each of
 * which replaces its own kind (contract structures.lists). `by` is the key of the number, `lists` gives that of each list; the last list takes
 * everything that no other does. An answer that has the several lists already is understood too.
 */
export const splitList: RecordTransformFactory<SplitListTransform> = ({ from, by, lists: numbers }) => {
  const kinds = Object.entries(numbers);
  const last = kinds.at(-1);

  const listOf = (item: unknown) => kinds.find(([, kind]) => isPlainObject(item) && item[by] === kind)?.[0] ?? last?.[0];
  const marked = (name: string, kind: number) => (item: unknown) => (isPlainObject(item) && !(by in item && listOf(item) === name) ? { ...item, [by]: kind } : item);

  return {
    fromApi(wire) {
      const { [from]: mixed, ...rest } = wire;
      if (!Array.isArray(mixed)) return wire;
      return { ...Object.fromEntries(kinds.map(([name]) => [name, mixed.filter((item) => listOf(item) === name)])), ...rest };
    },
    toApi(record, mode) {
      const lists = kinds.flatMap(([name, kind]): [string, unknown[]][] => {
        const value = record[name];
        return Array.isArray(value) ? [[name, value.map(marked(name, kind))]] : [];
      });
      if (lists.length === 0) return record;
      if (mode === 'edit') return { ...record, ...Object.fromEntries(lists) };
      return { ...withoutKeys(record, lists.map(([name]) => name)), [from]: lists.flatMap(([, list]) => list) };
    },
    wireSchema(form) {
      const lists = kinds.flatMap(([name]) => (form.properties[name] ? [[name, withNumber(form.properties[name], by)] as const] : []));
      const [first] = lists;
      return first ? { ...form, properties: { ...form.properties, ...Object.fromEntries(lists), [from]: first[1] } } : form;
    },
  };
};

function withNumber({ items, ...list }: Schema, by: string): Schema {
  return { ...list, items: { ...items, properties: { ...items?.properties, [by]: { type: 'integer' } } } };
}
