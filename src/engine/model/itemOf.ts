import type { RecordData } from './Schema';
import { isPlainObject } from './transforms/plainObject';

/** Names an item of a list of objects by some of its values. */
export interface ItemAim {
  field: string;
  where: RecordData;
}

/** The first matching item of the record; undefined when there is none. */
export function itemOf(record: RecordData, aim: ItemAim): RecordData | undefined {
  return itemsOf(record, aim)[0];
}

/** All the matching items of the record. */
export function itemsOf(record: RecordData, { field, where }: ItemAim): RecordData[] {
  const items: unknown = record[field];
  if (!Array.isArray(items)) return [];
  return items.filter(isPlainObject).filter((item) => hasValues(item, where));
}

/** Whether an item has all of these values. */
export function hasValues(item: RecordData, where: RecordData): boolean {
  return Object.entries(where).every(([name, value]) => item[name] === value);
}
