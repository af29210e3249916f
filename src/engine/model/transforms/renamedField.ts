import type { RenamedFieldTransform } from '@/generated/options';
import { renamedSchema, renameKeys } from './renameKeys';
import type { RecordTransformFactory } from './Transform';

/**
 * A field that is read as `from` and written as `to`: the sections of an article (contract articles.fields). The record calls it `from`; an answer with the
 * name `to` is understood too, and wins when both are present.
 */
export const renamedField: RecordTransformFactory<RenamedFieldTransform> = ({ from, to }) => {
  const written = (name: string) => (name === from ? to : name);
  return {
    fromApi: (wire) => renameKeys(wire, (name) => (name === to ? from : name)),
    toApi: (record) => renameKeys(record, written),
    wireSchema: (form) => renamedSchema(form, written),
  };
};
