import { byPosition } from './byPosition';
import { onTheWire } from './onTheWire';
import type { TransformFactory } from './Transform';
import { checkOptions } from './transformOptions';

/**
 * A list of elements that the API holds as JSON text, in the order of their `position` (campaign body, contract core
 * 6.3). Elements without a position keep their place after the others. Text that isn't a list is read as nothing.
 */
export const jsonList: TransformFactory = (options = {}) => {
  checkOptions('jsonList', options, []);
  return {
    fromApi: (wire) => {
      const list = typeof wire === 'string' ? parsed(wire) : wire;
      return Array.isArray(list) ? byPosition(list) : undefined;
    },
    toApi,
    wireSchema: (form) => onTheWire(form, toApi, { type: 'string' }),
  };
};

function toApi(form: unknown): unknown {
  if (!Array.isArray(form)) return form;
  try {
    return JSON.stringify(byPosition(form));
  } catch {
    // A cycle or a BigInt: no form makes one, and a transform never throws.
    return form;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
