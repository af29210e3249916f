import { onTheWire } from './onTheWire';
import type { TransformFactory } from './Transform';

const DECIMAL = /^\s*[+-]?\d+(?:\.\d+)?\s*$/;

/** A number that the API stores in a decimal column and accepts as text only: latitude and longitude (contract wire.values, places.address). */
export const decimalText: TransformFactory = () => ({
  fromApi: numberOf,
  toApi,
  wireSchema: (form) => onTheWire(form, toApi, { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }),
});

function numberOf(wire: unknown): number | undefined {
  const number = typeof wire === 'string' && DECIMAL.test(wire) ? Number(wire) : wire;
  // Adding 0 turns -0 into 0, since no text says -0.
  return typeof number === 'number' && Number.isFinite(number) ? number + 0 : undefined;
}

function toApi(form: unknown): unknown {
  return typeof form === 'number' && Number.isFinite(form) ? withoutExponent(String(form)) : form;
}

/** Writes `1.5e-7` as `0.00000015`, because a decimal column does not read exponents. */
function withoutExponent(text: string): string {
  const [digits = '', exponent] = text.split('e');
  if (exponent === undefined) return text;
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d)(?:\.(\d+))?$/.exec(digits) ?? [];
  const shift = Number(exponent);
  if (shift < 0) return `${sign}0.${'0'.repeat(-shift - 1)}${whole}${fraction}`;
  return `${sign}${whole}${fraction.padEnd(shift, '0')}`;
}
