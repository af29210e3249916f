import type { Schema } from '../Schema';
import { renameKeys } from './renameKeys';
import type { RecordTransformFactory } from './Transform';
import { checkOptions, textOption } from './transformOptions';

/**
 * Fields that arrive with a prefix lose it (`adminsubject` is `subject`, specification 3.86). Every prefixed field
 * is renamed on reading; `fields` names those that are also sent under the prefix, as the server writes most of them
 * without (contract requests.create). When both spellings arrive, the prefixed one wins.
 */
export const renamedPrefix: RecordTransformFactory = (options = {}) => {
  checkOptions('renamedPrefix', options, ['prefix', 'fields']);
  const prefix = textOption('renamedPrefix', options, 'prefix');
  const fields = sentFields(options['fields']);

  const bare = (name: string) =>
    name.length > prefix.length && name.startsWith(prefix) ? name.slice(prefix.length) : name;
  const prefixed = (name: string) => (fields.has(name) ? `${prefix}${name}` : name);
  return {
    fromApi: (wire) => renameKeys(wire, bare),
    toApi: (record) => renameKeys(record, prefixed),
    wireSchema: (form) => ({
      ...form,
      properties: renameKeys<Schema>(form.properties, prefixed),
      ...(form.required && { required: form.required.map(prefixed) }),
    }),
  };
};

function sentFields(fields: unknown): ReadonlySet<string> {
  if (fields === undefined) return new Set();
  if (Array.isArray(fields) && fields.every((name) => typeof name === 'string')) return new Set<string>(fields);
  throw new Error('The option "fields" of the transform "renamedPrefix" must be a list of field names.');
}
