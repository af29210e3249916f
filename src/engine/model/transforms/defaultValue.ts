import type { DefaultValueTransform } from '@/generated/options';
import type { TransformFactory } from './Transform';

/** Replaces a missing value, in both directions: `useTime` and `private` of an event are false when absent (specification 5.11). */
export const defaultValue: TransformFactory<DefaultValueTransform> = ({ value }) => ({
  fromApi: (wire) => wire ?? value,
  toApi: (form) => form ?? value,
  wireSchema: (form) => ({ ...form, default: value }),
});
