import type { TransformFactory } from './Transform';
import { checkOptions } from './transformOptions';

/**
 * Stands in for a missing value, in both directions: `useTime` and `private` of an event are false when absent
 * (specification 5.11).
 */
export const defaultValue: TransformFactory = (options = {}) => {
  checkOptions('defaultValue', options, ['value']);
  const { value } = options;
  if (value === undefined || value === null) {
    throw new Error(
      'The option "value" of the transform "defaultValue" is missing: it is what stands in for an absent value.',
    );
  }
  return {
    fromApi: (wire) => wire ?? value,
    toApi: (form) => form ?? value,
    wireSchema: (form) => ({ ...form, default: value }),
  };
};
