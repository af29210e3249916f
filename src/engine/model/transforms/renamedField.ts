import type { Schema } from '../Schema';
import { renameKeys } from './renameKeys';
import type { RecordTransformFactory } from './Transform';
import { checkOptions, textOption } from './transformOptions';

/**
 * A field that is read as `from` and written as `to`: the sections of an article (contract articles.fields). The record calls
 * it `from`; an answer that already uses the written name is understood too, and wins when both arrive.
 */
export const renamedField: RecordTransformFactory = (options = {}) => {
  checkOptions('renamedField', options, ['from', 'to']);
  const from = textOption('renamedField', options, 'from');
  const to = textOption('renamedField', options, 'to');

  const written = (name: string) => (name === from ? to : name);
  return {
    fromApi: (wire) => renameKeys(wire, (name) => (name === to ? from : name)),
    toApi: (record) => renameKeys(record, written),
    wireSchema: (form) => ({
      ...form,
      properties: renameKeys<Schema>(form.properties, written),
      ...(form.required && { required: form.required.map(written) }),
    }),
  };
};
