import type { ActionUse } from '../model/ActionUse';
import { itemsOf, type ItemAim } from '../model/itemOf';
import { isSameValue } from '../model/transforms/emptyValue';
import { isPlainObject } from '../model/transforms/plainObject';
import type { RecordData } from '../model/Schema';
import { decides } from './offeredActions';

/** A choice that waits for an operator: the same item of a record can be decided in more than one way. */
interface WaitingChoice {
  aim: ItemAim;
  uses: readonly ActionUse[];
}

/** The first choice among the actions offered for a record; `undefined` where an item has only one such action, as that can only undo a decision. */
export function waitingChoice(uses: readonly ActionUse[], record: RecordData): WaitingChoice | undefined {
  const aimed = uses.flatMap((use) => {
    const aim = decides(use) ? aimOf(use) : undefined;
    return aim && itemsOf(record, aim).length > 0 ? [{ use, aim }] : [];
  });
  for (const { aim } of aimed) {
    const those = aimed.filter((one) => isSameAim(one.aim, aim)).map(({ use }) => use);
    if (those.length > 1) return { aim, uses: those };
  }
  return undefined;
}

function aimOf({ item }: ActionUse): ItemAim | undefined {
  if (!isPlainObject(item)) return undefined;
  const { field, where } = item;
  return typeof field === 'string' && isPlainObject(where) ? { field, where } : undefined;
}

function isSameAim(one: ItemAim, other: ItemAim): boolean {
  return one.field === other.field && isSameValue(one.where, other.where);
}
