import type { RecordIdTransform } from '@/generated/options';
import { isPlainObject } from './plainObject';
import type { TransformFactory } from './Transform';

/**
 * The id of a record, which the API answers alone or with the record around it, and is sent alone. `id` is the field that names that record. Of an object
 * without it nothing is read, as nothing says which record it is.
 */
export const recordId: TransformFactory<RecordIdTransform> = ({ id = 'id' } = {}) => ({
  fromApi: (wire) => idIn(isPlainObject(wire) ? wire[id] : wire),
  toApi: (form) => form,
  wireSchema: (form) => form,
  takesLess: true,
});

function idIn(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}
