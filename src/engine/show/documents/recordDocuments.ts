import { propertiesOf } from '../../model/broughtFields';
import { hasValues, type ItemAim } from '../../model/itemOf';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { isPlainObject } from '../../model/transforms/plainObject';
import { fieldSchema, resolvedSchema } from '../../model/widgetName';

/** A file of an item of a list of the record. */
export interface RecordDocument {
  /** Of the field, with that of its list: `proofs.fileName`. */
  field: string;
  /** A web address. */
  address: string;
  /** The item. */
  item: RecordData;
}

/**
 * By what an operator decides about items of a record: the files that these, and items of other lists that are as they are, have an address of. What is no web address could run a
 * script, and is none.
 */
export function recordDocuments(entity: Entity, record: RecordData, { where }: ItemAim, lists: readonly string[]): RecordDocument[] {
  const documents = lists.flatMap((list) => {
    const { items = {} } = fieldSchema(entity.schema, list);
    const properties = propertiesOf(resolvedSchema(entity.schema, items));
    const known = Object.fromEntries(Object.entries(where).filter(([name]) => name in properties));
    const files = Object.keys(properties).filter((name) => fieldSchema(entity.schema, `${list}.${name}`).format === 'uri');
    return itemsIn(record[list])
      .filter((item) => hasValues(item, known))
      .flatMap((item) => files.flatMap((name) => documentAt(`${list}.${name}`, item[name], item)));
  });
  return documents.filter(({ address }, index) => documents.findIndex((one) => one.address === address) === index);
}

function itemsIn(list: unknown): RecordData[] {
  return Array.isArray(list) ? list.filter(isPlainObject) : [];
}

function documentAt(field: string, address: unknown, item: RecordData): RecordDocument[] {
  return typeof address === 'string' && /^https?:\/\//i.test(address) ? [{ field, address, item }] : [];
}
