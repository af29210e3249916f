import type { OtherFieldsTransform } from '@/generated/options';
import { isPlainObject } from './plainObject';
import type { RecordTransformFactory } from './Transform';
import { MARKS } from './withoutEmpty';
import { withoutKeys } from './withoutKeys';

/**
 * What stands in a record under names that its schema does not have, as one object (`into`): an operator gives these names. `known` are the others. The record's own fields
 * win over a name that is given a second time.
 */
export const otherFields: RecordTransformFactory<OtherFieldsTransform> = ({ into, known }) => {
  const names = new Set([...known, 'id', into]);
  return {
    fromApi(wire) {
      const others = Object.entries(wire).filter(([name]) => !names.has(name) && !MARKS.has(name));
      if (others.length === 0) return wire;
      return { ...withoutKeys(wire, others.map(([name]) => name)), [into]: Object.fromEntries(others) };
    },
    toApi(record) {
      const { [into]: others, ...own } = record;
      return isPlainObject(others) ? { ...others, ...own } : own;
    },
    wireSchema(form) {
      const { additionalProperties = true } = form.properties[into] ?? {};
      return { ...form, properties: withoutKeys(form.properties, [into]), additionalProperties };
    },
  };
};
