import { sendChange } from '@/engine/data/command/sendChange';
import type { Deed } from '@/engine/model/Action';
import type { SetFieldAction } from '@/generated/options';

/**
 * Sets one field of the record to one value: publish, close, activate. The action is not offered for a record that has the value already, as some servers would
 * act again (contract communities.members).
 */
export const setField: Deed<SetFieldAction> = {
  applies: (record, { field, value }) => record[field] !== value,

  reached: ({ now, use: { field, value } }) => now[field] === value,

  async perform({ api, entity, use: { field, value }, record, transforms }) {
    await sendChange({ ...record, [field]: value }, { api, entity, context: transforms, before: record, id: record['id'] });
  },
};
