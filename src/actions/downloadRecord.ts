import type { Deed } from '@/engine/model/Action';
import { recordPath } from '@/engine/model/recordPath';
import { saveFile } from '@/ui/saveFile';

/**
 * Everything that the platform has in a record, as it answers it, in a file: what a person may ask to see of what is kept about them. It is
 * read again, so that the file says what is there now.
 */
export const downloadRecord: Deed = {
  async perform({ api, entity, record }) {
    const { name, endpoint } = entity.resource;
    const id = String(record['id']);
    const wire = await api.get(recordPath(endpoint.item, id), { dialect: entity.dialect });
    saveFile(new Blob([JSON.stringify(wire, undefined, 2)], { type: 'application/json' }), `${name}-${id}.json`);
  },
};
