import type { TransformFactory } from './Transform';

const INTEGER_TEXT = /^\s*[+-]?\d+(?:\.0*)?\s*$/;

/** A whole number that may be text on either side. It is sent as a JSON integer, as the server refuses "12" (contract wire.values). */
export const integer: TransformFactory = () => ({
  fromApi: integerOf,
  toApi: (form) => integerOf(form) ?? form,
  wireSchema: (form) => ({ ...form, type: 'integer' }),
});

function integerOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && INTEGER_TEXT.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number + 0 : undefined;
}
