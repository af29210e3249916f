import type { Deed } from '@/engine/model/Action';
import { recordPath } from '@/engine/model/recordPath';
import { saveFile } from '@/ui/saveFile';

/**
 * Downloads everything that the platform has in a record, as it answers it, for people who ask to see what is kept about them. The record is read again, so that
 * the file is up to date.
 */
export const downloadRecord: Deed = {
  async perform({ api, entity, record }) {
    const { name, endpoint } = entity.resource;
    const id = String(record['id']);
    const wire = await api.get(recordPath(endpoint.item, id), { dialect: entity.dialect });
    saveFile(new Blob([JSON.stringify(wire, undefined, 2)], { type: 'application/json' }), `${name}-${id}.json`);
  },
};
