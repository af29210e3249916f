import type { ActionUse } from './ActionUse';
import { fieldsAsked } from './conditions';
import { isPlainObject } from './transforms/plainObject';

/** The fields of a record that an action is about: those that decide whether it is offered, the one that it sets, and what it aims at, in one of its items or in itself. */
export function fieldsOfAction({ when, field, item, aim }: ActionUse): ReadonlySet<string> {
  const itemField = isPlainObject(item) ? item['field'] : undefined;
  const aims = itemField === undefined && isPlainObject(aim) ? Object.keys(aim) : [];
  const fields: unknown[] = [...(when ? fieldsAsked(when) : []), field, itemField, ...aims];
  return new Set(fields.filter((one) => typeof one === 'string'));
}
