import { describe, expect, it } from 'vitest';
import { integer } from '@/engine/model/transforms/integer';

describe('integer', () => {
  const { fromApi, toApi } = integer();

  it.each([
    [12, 12],
    ['12', 12],
    ['25.00', 25],
    ['-1.00', -1],
    [12.5, undefined],
    ['', undefined],
    ['twelve', undefined],
    [true, undefined],
    [null, undefined],
  ])('reads %j as %j', (wire, form) => {
    expect(fromApi(wire)).toBe(form);
  });

  it('sends a JSON integer for what was typed as text', () => {
    expect([toApi('12'), toApi(12)]).toEqual([12, 12]);
  });

  it.each([12.5, 'many'])('passes on %j, which is no integer', (form) => {
    expect(toApi(form)).toBe(form);
  });
});
