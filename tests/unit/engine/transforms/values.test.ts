import { describe, expect, it } from 'vitest';
import { decimalText } from '@/engine/model/transforms/decimalText';
import { defaultValue } from '@/engine/model/transforms/defaultValue';

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

describe('default', () => {
  const { fromApi, toApi, wireSchema } = defaultValue({ value: false });

  it('stands in for a missing value, both ways', () => {
    expect([fromApi(undefined), fromApi(null), toApi(undefined)]).toEqual([false, false, false]);
  });

  it('leaves a value alone', () => {
    expect([fromApi(true), toApi(true), fromApi(0)]).toEqual([true, true, 0]);
  });

  it('says its value in the schema', () => {
    expect(wireSchema({ type: 'boolean' })).toEqual({ type: 'boolean', default: false });
  });
});
