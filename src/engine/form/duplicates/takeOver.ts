import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { isEmptyValue } from '../../model/transforms/emptyValue';
import { isPlainObject } from '../../model/transforms/plainObject';
import type { Duplicates } from './findDuplicates';

/** The one record that has a value which must be unique, where the form can refer to that record. */
export function takenOne({ check, records }: Duplicates): RecordData | undefined {
  return check.unique && check.known !== undefined && records.length === 1 ? records[0] : undefined;
}

/** The values of a form that refers to an existing record: its number, and the fields that the reference fills in. */
export function takeOver({ resource }: Entity, { check: { known = '' } }: Duplicates, record: RecordData): RecordData {
  const fills = resource.fields[known]?.widget?.['fills'];
  const brought = Object.entries(isPlainObject(fills) ? fills : {}).map(([name, of]) => [name, record[String(of)]] as const);
  return { [known]: record['id'], ...Object.fromEntries(brought.filter(([, value]) => !isEmptyValue(value))) };
}
