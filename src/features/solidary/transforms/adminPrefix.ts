import { renameKeys } from '../../../engine/model/transforms/renameKeys';
import type { RecordTransformFactory } from '../../../engine/model/transforms/Transform';

const PREFIX = 'admin';

/**
 * Removes the prefix from the names of fields that arrive (`adminsubject` is `subject`, specification 3.86); the server takes them without it (contract
 * requests.create). When both spellings arrive, the prefixed one wins.
 */
export const adminPrefix: RecordTransformFactory = () => ({
  fromApi: (wire) => renameKeys(wire, (name) => (name.length > PREFIX.length && name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name)),
  toApi: (record) => record,
  wireSchema: (form) => form,
});
