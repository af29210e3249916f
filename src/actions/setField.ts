import type { Deed } from '@/engine/model/Action';
import { recordPath } from '@/engine/model/recordPath';
import { recordToApi } from '@/engine/model/transforms/recordToApi';

/**
 * Sets one field of the record to one value: publish, close, activate. Options: `field`, `value`. It makes no sense for a record
 * that has the value already, and is then not offered: some servers would act again (contract communities.members).
 */
export const setField: Deed = {
  applies: (record, { field, value }) => record[String(field)] !== value,

  reached: ({ now, use }) => now[String(use['field'])] === use['value'],

  async perform({ api, entity, use, record, transforms }) {
    const changed = { ...record, [String(use['field'])]: use['value'] };
    const patch = recordToApi(entity, changed, { mode: 'edit', before: record }, transforms);
    await api.update(recordPath(entity.resource.endpoint.update, record['id']), patch);
  },
};
