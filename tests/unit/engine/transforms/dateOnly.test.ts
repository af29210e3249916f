import { describe, expect, it } from 'vitest';
import { dateOnly } from '@/engine/model/transforms/dateOnly';

describe('dateOnly', () => {
  const { fromApi, toApi } = dateOnly();

  it.each([
    ['1980-05-01T00:00:00+00:00', '1980-05-01'],
    ['1980-05-01T00:00:00+02:00', '1980-05-01'],
    ['1980-05-01', '1980-05-01'],
    ['2024-02-29T00:00:00+00:00', '2024-02-29'],
    ['2023-02-29T00:00:00+00:00', undefined],
    ['2100-02-29', undefined],
    ['2000-02-29', '2000-02-29'],
    ['2026-04-31', undefined],
    ['2026-03-31', '2026-03-31'],
    ['2026-03-00', undefined],
    ['2026-00-10', undefined],
    ['1980-13-01', undefined],
    ['01/05/1980', undefined],
    [0, undefined],
    [null, undefined],
  ])('reads %s as %s', (wire, form) => {
    expect(fromApi(wire)).toBe(form);
  });

  it('sends the first ten characters', () => {
    expect(toApi('1980-05-01T00:00:00+00:00')).toBe('1980-05-01');
  });

  it('passes on what is no day', () => {
    expect(toApi('yesterday')).toBe('yesterday');
  });
});
