import type { RenamedPrefixTransform } from '@/generated/options';
import { renamedSchema, renameKeys } from './renameKeys';
import type { RecordTransformFactory } from './Transform';

/**
 * Removes a prefix from the names of fields that arrive (`adminsubject` is `subject`, specification 3.86). Every prefixed field is renamed on reading;
 * `fields` names those that are also sent with the prefix, since the server takes most of them without (contract requests.create). When both spellings arrive,
 * the prefixed one wins.
 */
export const renamedPrefix: RecordTransformFactory<RenamedPrefixTransform> = ({ prefix, fields = [] }) => {
  const bare = (name: string) =>
    name.length > prefix.length && name.startsWith(prefix) ? name.slice(prefix.length) : name;
  const prefixed = (name: string) => (fields.includes(name) ? `${prefix}${name}` : name);
  return {
    fromApi: (wire) => renameKeys(wire, bare),
    toApi: (record) => renameKeys(record, prefixed),
    wireSchema: (form) => renamedSchema(form, prefixed),
  };
};
