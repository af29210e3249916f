import type { RecordIdTransform } from '@/generated/options';
import { isPlainObject } from './plainObject';
import type { TransformFactory } from './Transform';

/**
 * The id of a record, which the API answers alone or with the record around it, and is sent alone. `id` is the field by which the API knows that record. Of an
 * object without it nothing is read, as nothing says which record it is. `shows` are the fields of its name.
 */
export const recordId: TransformFactory<RecordIdTransform> = ({ id = 'id', shows = [] } = {}) => ({
  fromApi: (wire) => idIn(isPlainObject(wire) ? wire[id] : wire),
  toApi: (form) => form,
  wireSchema: (form) => form,
  nameIn: (wire) => (isPlainObject(wire) ? joined(shows.map((name) => wire[name])) : undefined),
  takesLess: true,
});

function joined(texts: readonly unknown[]): string | undefined {
  return texts.filter((text) => typeof text === 'number' || (typeof text === 'string' && text !== '')).join(' ') || undefined;
}

function idIn(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}
