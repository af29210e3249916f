import type { TransformFactory } from '../../../../../src/engine/model/transforms/Transform';

/**
 * The number of a bay, which the API stores after some letters: `P-12`. In `src`, the type of the options would be `BayTransform` of
 * `generated/options.ts`.
 */
export const bay: TransformFactory<{ letters: string }> = ({ letters }) => ({
  fromApi: (wire) => (typeof wire === 'string' && wire.startsWith(letters) ? Number(wire.slice(letters.length)) : undefined),
  toApi: (form) => (typeof form === 'number' ? `${letters}${form}` : form),
  wireSchema: (form) => ({ ...form, type: 'string' }),
});
