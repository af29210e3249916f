import type { Entity, RecordData } from '../Resource';
import { isPlainObject } from '../transforms/plainObject';
import { wordsPath } from './pathLabel';
import { valueAt } from './valueAt';

interface ListRules {
  /** Whether the order of the items says something. */
  isOrdered: boolean;
  /** Whether the server needs an item, so that it cannot be removed. */
  isKept(index: number): boolean;
}

/** What may be done with the items of the list at a path of the record, by the options `ordered` and `kept` of its widget. */
export function listRules({ resource }: Entity, path: readonly (string | number)[], record: RecordData): ListRules {
  const { ordered, kept }: Readonly<Record<string, unknown>> = resource.fields[wordsPath(path.join('.'))]?.widget ?? {};
  const list = valueAt(record, path);
  return {
    isOrdered: ordered !== false,
    isKept: (index) => {
      const item: unknown = Array.isArray(list) ? list[index] : undefined;
      return isPlainObject(kept) && isPlainObject(item) && item[String(kept['field'])] === kept['is'];
    },
  };
}
