import { isPlainObject } from './plainObject';
import type { TransformFactory } from './Transform';
import { checkOptions } from './transformOptions';

const INDEX = /^\d+$/;

/**
 * A list that the server may answer as an object with numeric keys, when it has filtered an array (contract
 * wire.lists).
 */
export const listOrMap: TransformFactory = (options = {}) => {
  checkOptions('listOrMap', options, []);
  return {
    fromApi: (wire) => (Array.isArray(wire) ? wire : isPlainObject(wire) ? valuesInOrder(wire) : undefined),
    toApi: (form) => form,
    wireSchema: (form) => form,
  };
};

function valuesInOrder(map: Record<string, unknown>): unknown[] | undefined {
  const keys = Object.keys(map);
  if (!keys.every((key) => INDEX.test(key))) return undefined;
  return keys.sort((a, b) => Number(a) - Number(b)).map((key) => map[key]);
}
