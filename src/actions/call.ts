import { ApiError } from '@/api/ApiError';
import { contradicts } from '@/engine/data/command/contradicts';
import { isOfAnother } from '@/engine/data/command/isOfAnother';
import type { Deed } from '@/engine/model/Action';
import { recordPath } from '@/engine/model/recordPath';
import { fillBody, fillPath, missingNames } from '@/engine/model/template';
import { hasValues, itemOf } from '@/engine/model/itemOf';
import type { RecordData } from '@/engine/model/Schema';
import type { CallAction } from '@/generated/options';

/**
 * Makes one request about the record. `endpoint` and `body` name fields of the record in braces (`{id}`), those of one of its items (`{item.id}`), and what the
 * operator was asked (`{asked}`). The action makes no sense for a record without such an item, or without a value that the request requires.
 */
export const call: Deed<CallAction> = {
  applies(record, { endpoint, body, item }) {
    const values = { ...record, item: item && itemOf(record, item), asked: 'asked' };
    return (!item || values.item !== undefined) && missingNames([endpoint, body], values).length === 0;
  },

  aimsAt(record, { item }) {
    const name = item?.title === undefined ? undefined : itemOf(record, item)?.[item.title];
    return typeof name === 'string' ? name : undefined;
  },

  reached({ record, now, use: { item, aim }, asked }) {
    if (!aim) return undefined;
    const where = fillBody(aim, { ...record, item: item && itemOf(record, item), asked }) as RecordData;
    return item ? itemOf(now, { field: item.field, where }) !== undefined : hasValues(now, where);
  },

  async perform({ api, entity, use: { method, endpoint, body = {}, item }, record, asked }) {
    const { dialect } = entity;
    const values = { ...record, item: item && itemOf(record, item), asked };
    const own = entity.resource.endpoint[method === 'DELETE' ? 'delete' : 'update'];
    const address = endpoint === undefined ? recordPath(own, record['id']) : fillPath(endpoint, values);
    if (method === 'DELETE') return api.remove(address, { dialect });
    const sent = fillBody(body, values) as RecordData;
    const answer = await api[method === 'POST' ? 'create' : 'update'](address, sent, { dialect, isAction: true });
    if (method === 'POST' ? contradicts(answer, sent) : isRecordAddress(endpoint) && isOfAnother(answer, lastOf(address))) throw new ApiError('outcomeUnknown');
  },
};

/** Whether an address ends with the id of the record that is changed, so that the answer has that id. */
function isRecordAddress(endpoint: string | undefined): boolean {
  return endpoint === undefined || /\/\{[^{}]+\}$/.test(endpoint);
}

function lastOf(address: string): string {
  return decodeURIComponent(address.slice(address.lastIndexOf('/') + 1));
}
