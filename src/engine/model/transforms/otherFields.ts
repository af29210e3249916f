import type { OtherFieldsTransform } from '@/generated/options';
import { isPlainObject } from './plainObject';
import type { RecordTransformFactory } from './Transform';
import { MARKS } from './withoutEmpty';
import { withoutKeys } from './withoutKeys';

/**
 * Collects the values that a record has under names outside its schema, which an operator may choose, into one object (`into`). `known` are the names in the
 * schema. The record's own fields win over a name that occurs twice.
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
