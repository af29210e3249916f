import { isPlainObject } from './plainObject';
import type { TransformFactory } from './Transform';

const INDEX = /^\d+$/;

/** A list that the server may answer as an object with numeric keys, after it has filtered an array (contract wire.lists). */
export const listOrMap: TransformFactory = () => ({
  fromApi: (wire) => (Array.isArray(wire) ? wire : isPlainObject(wire) ? valuesInOrder(wire) : undefined),
  toApi: (form) => form,
  wireSchema: (form) => form,
});

function valuesInOrder(map: Record<string, unknown>): unknown[] | undefined {
  // JavaScript sorts the numeric keys of an object, whatever their order in the answer.
  return Object.keys(map).every((key) => INDEX.test(key)) ? Object.values(map) : undefined;
}
