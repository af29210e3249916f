import type { ActionUse } from './ActionUse';
import { fieldsAsked } from './conditions';
import { isPlainObject } from './transforms/plainObject';

/**
 * The fields that an action is about: those that decide whether it is offered, the one that it sets, and those it aims at, in one of the record's items or in
 * the record itself.
 */
export function fieldsOfAction({ when, field, item, aim }: ActionUse): ReadonlySet<string> {
  const itemField = isPlainObject(item) ? item['field'] : undefined;
  const aims = itemField === undefined && isPlainObject(aim) ? Object.keys(aim) : [];
  const fields: unknown[] = [...(when ? fieldsAsked(when) : []), field, itemField, ...aims];
  return new Set(fields.filter((one) => typeof one === 'string'));
}
