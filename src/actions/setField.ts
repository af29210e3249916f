import type { Deed } from '@/engine/model/Action';
import { recordPath } from '@/engine/model/recordPath';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import type { SetFieldAction } from '@/generated/options';

/**
 * Sets one field of the record to one value: publish, close, activate. The action is not offered for a record that has the value already, as some servers would
 * act again (contract communities.members).
 */
export const setField: Deed<SetFieldAction> = {
  applies: (record, { field, value }) => record[field] !== value,

  reached: ({ now, use: { field, value } }) => now[field] === value,

  async perform({ api, entity, use: { field, value }, record, transforms }) {
    const changed = { ...record, [field]: value };
    const patch = recordToApi(entity, changed, { mode: 'edit', before: record }, transforms);
    await api.update(recordPath(entity.resource.endpoint.update, record['id']), patch, { dialect: entity.dialect });
  },
};
