import { describe, expect, it } from 'vitest';
import { intBoolean } from '@/engine/model/transforms/intBoolean';

describe('intBoolean', () => {
  const stored = intBoolean();
  const strict = intBoolean({ sends: 'boolean' });

  it.each([
    [1, true],
    [0, false],
    ['1', true],
    ['0', false],
    [true, true],
    [false, false],
    [null, undefined],
    [2, undefined],
    ['yes', undefined],
  ])('reads %j as %j', (wire, form) => {
    expect(stored.fromApi(wire)).toBe(form);
  });

  it('reads no value as the default of the schema', () => {
    const { fromApi } = intBoolean({}, { type: 'boolean', default: false });
    expect([null, undefined, 0, 1].map((wire) => fromApi(wire))).toEqual([false, false, false, true]);
  });

  it('sends true as 1 and false as 0', () => {
    expect([stored.toApi(true), stored.toApi(false)]).toEqual([1, 0]);
  });

  it('sends a JSON boolean to a field where the server insists on it', () => {
    expect([strict.toApi(true), strict.toApi(false), strict.wireSchema({ type: 'boolean' })]).toEqual([
      true,
      false,
      { type: 'boolean' },
    ]);
  });

  it('passes on what is no boolean', () => {
    expect(stored.toApi('perhaps')).toBe('perhaps');
  });

  it('says the default and the choices of the form as they are sent', () => {
    expect(stored.wireSchema({ type: 'boolean', default: true, enum: [true] })).toEqual({
      type: 'integer',
      minimum: 0,
      maximum: 1,
      default: 1,
      enum: [1],
    });
  });
});
