import type { ActionContext, Deed } from '@/engine/model/Action';
import type { ActionUse } from '@/engine/model/ActionUse';
import { fillBody, fillPath, missingNames } from '@/engine/model/template';
import { hasValues, itemOf } from '@/engine/model/itemOf';
import type { RecordData } from '@/engine/model/Schema';
import type { CallAction } from '@/generated/options';

/**
 * Makes one call about the record: `method`, `endpoint` and `body` name its fields in braces (`{id}`), those of one of its items
 * (`{item.id}`), and what was asked (`{asked}`). It makes no sense for a record without such an item, or without a value that the
 * call cannot do without.
 */
export const call: Deed = {
  applies(record, use) {
    const { endpoint, body, item } = optionsOf(use);
    const values = { ...record, item: item && itemOf(record, item), asked: 'asked' };
    return (!item || values.item !== undefined) && missingNames([endpoint, body], values).length === 0;
  },

  aimsAt(record, use) {
    const { item } = optionsOf(use);
    const name = item?.title === undefined ? undefined : itemOf(record, item)?.[item.title];
    return typeof name === 'string' ? name : undefined;
  },

  reached({ record, now, use, asked }) {
    const { item, aim } = optionsOf(use);
    if (!aim) return undefined;
    const where = fillBody(aim, { ...record, item: item && itemOf(record, item), asked }) as RecordData;
    return item ? itemOf(now, { field: item.field, where }) !== undefined : hasValues(now, where);
  },

  async perform({ api, use, record, asked }: ActionContext) {
    const { method, endpoint, body = {}, item } = optionsOf(use);
    const values = { ...record, item: item && itemOf(record, item), asked };
    const address = fillPath(endpoint, values);
    if (method === 'DELETE') return api.remove(address);
    await api[method === 'POST' ? 'create' : 'update'](address, fillBody(body, values) as RecordData);
  },
};

/** The checks of `schemas/` have let nothing else through. */
function optionsOf(use: ActionUse): CallAction {
  return use as unknown as CallAction;
}
