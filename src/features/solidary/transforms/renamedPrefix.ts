import type { RenamedPrefixTransform } from '@/generated/options';
import { renameKeys } from '../../../engine/model/transforms/renameKeys';
import type { RecordTransformFactory } from '../../../engine/model/transforms/Transform';

/**
 * Removes a prefix from the names of fields that arrive (`adminsubject` is `subject`, specification 3.86); the server takes them without it (contract
 * requests.create). When both spellings arrive, the prefixed one wins.
 */
export const renamedPrefix: RecordTransformFactory<RenamedPrefixTransform> = ({ prefix }) => ({
  fromApi: (wire) => renameKeys(wire, (name) => (name.length > prefix.length && name.startsWith(prefix) ? name.slice(prefix.length) : name)),
  toApi: (record) => record,
  wireSchema: (form) => form,
});
