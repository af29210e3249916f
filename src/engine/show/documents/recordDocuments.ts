import { propertiesOf } from '../../model/broughtFields';
import { hasValues, type ItemAim } from '../../model/itemOf';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { plainObjects } from '../../model/transforms/plainObject';
import { fieldSchema, resolvedSchema } from '../../model/widgetName';

/** A file that an item of a list of the record refers to. */
export interface RecordDocument {
  /** The name of the field, after that of its list: `proofs.fileName`. */
  field: string;
  /** The web address of the file. */
  address: string;
  /** The list item that has the file. */
  item: RecordData;
}

/**
 * The files by which an operator decides about items of a record: those of these items, and those of items of other lists in the same state. Only web addresses
 * count, as another address could run a script.
 */
export function recordDocuments(entity: Entity, record: RecordData, { where }: ItemAim, lists: readonly string[]): RecordDocument[] {
  const documents = lists.flatMap((list) => {
    const { items = {} } = fieldSchema(entity.schema, list);
    const properties = propertiesOf(resolvedSchema(entity.schema, items));
    const known = Object.fromEntries(Object.entries(where).filter(([name]) => name in properties));
    const files = Object.keys(properties).filter((name) => fieldSchema(entity.schema, `${list}.${name}`).format === 'uri');
    return plainObjects(record[list])
      .filter((item) => hasValues(item, known))
      .flatMap((item) => files.flatMap((name) => documentAt(`${list}.${name}`, item[name], item)));
  });
  return documents.filter(({ address }, index) => documents.findIndex((one) => one.address === address) === index);
}

function documentAt(field: string, address: unknown, item: RecordData): RecordDocument[] {
  return typeof address === 'string' && /^https?:\/\//i.test(address) ? [{ field, address, item }] : [];
}
