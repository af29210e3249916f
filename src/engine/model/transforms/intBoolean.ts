import type { IntBooleanTransform } from '@/generated/options';
import { onTheWire } from './onTheWire';
import type { TransformFactory } from './Transform';

const TRUE: readonly unknown[] = [1, '1', true];
const FALSE: readonly unknown[] = [0, '0', false];

/**
 * A yes/no that the API stores as 1 or 0 (specification 3.37). Both spellings are read. The option `sends: "boolean"` is for fields where the server insists
 * on a JSON boolean. No value means the `default` of the schema: a structure without a mode has the full one (contract structures.fields).
 */
export const intBoolean: TransformFactory<IntBooleanTransform> = ({ sends = 'integer' } = {}, field = {}) => {
  const toApi = (form: unknown) => (typeof form === 'boolean' && sends === 'integer' ? Number(form) : form);
  return {
    fromApi: (wire) => (TRUE.includes(wire) ? true : FALSE.includes(wire) ? false : field.default),
    toApi,
    wireSchema: (form) =>
      sends === 'boolean' ? form : onTheWire(form, toApi, { type: 'integer', minimum: 0, maximum: 1 }),
  };
};
