import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { isEmptyValue } from '../../model/transforms/emptyValue';
import { isPlainObject } from '../../model/transforms/plainObject';
import type { Duplicates } from './findDuplicates';

/** The one record that has a value which can only be had once, where the form can mean it. */
export function takenOne({ check, records }: Duplicates): RecordData | undefined {
  return check.unique && check.known !== undefined && records.length === 1 ? records[0] : undefined;
}

/** What the form holds of a record once it means it: its number, and what is known of it where the reference to it brings that along. */
export function takeOver({ resource }: Entity, { check: { known = '' } }: Duplicates, record: RecordData): RecordData {
  const fills = resource.fields[known]?.widget?.['fills'];
  const brought = Object.entries(isPlainObject(fills) ? fills : {}).map(([name, of]) => [name, record[String(of)]] as const);
  return { [known]: record['id'], ...Object.fromEntries(brought.filter(([, value]) => !isEmptyValue(value))) };
}
