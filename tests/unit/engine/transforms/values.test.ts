import { describe, expect, it } from 'vitest';
import { decimalText } from '@/engine/model/transforms/decimalText';

describe('decimalText', () => {
  const { fromApi, toApi } = decimalText();

  it.each([
    ['48.692100', 48.6921],
    ['-6.2', -6.2],
    [48.6921, 48.6921],
    ['', undefined],
    ['48,69', undefined],
    ['0x10', undefined],
    ['1e3', undefined],
    [Number.NaN, undefined],
    [null, undefined],
  ])('reads %j as %j', (wire, form) => {
    expect(fromApi(wire)).toBe(form);
  });

  it.each([
    [48.6921, '48.6921'],
    [0, '0'],
    [1.5e-7, '0.00000015'],
    [-1.5e-7, '-0.00000015'],
    [1.25e22, '12500000000000000000000'],
    [-1.25e22, '-12500000000000000000000'],
    [2e-10, '0.0000000002'],
  ])('sends %d as %s, without an exponent', (form, wire) => {
    expect(toApi(form)).toBe(wire);
  });

  it('drops the bounds of the number, which mean nothing for text', () => {
    expect(decimalText().wireSchema({ type: 'number', minimum: -90, maximum: 90 })).toEqual({
      type: 'string',
      pattern: '^-?\\d+(\\.\\d+)?$',
    });
  });
});
