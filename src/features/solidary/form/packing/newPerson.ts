import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { RecordTransformFactory } from '@/engine/model/transforms/Transform';

/** The gender of new accounts, which cannot be created without one (contract requests.create). */
const UNDEFINED_GENDER = 0;

/** A person (the object `into`) for whom a new request creates an account has a gender, undefined where nobody has chosen one. */
export const newPerson: RecordTransformFactory<{ into: string }> = ({ into }) => ({
  fromApi: (wire) => wire,
  toApi(record, mode) {
    const person = record[into];
    if (mode !== 'create' || !isPlainObject(person) || Object.hasOwn(person, 'id')) return record;
    return { ...record, [into]: { gender: UNDEFINED_GENDER, ...person } };
  },
  wireSchema: (form) => form,
});
