import type { MouseEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { once } from '@/ui/once';

const click = (detail: number) => ({ detail }) as MouseEvent;

describe('a button whose press cannot be taken back', () => {
  it.each([
    ['a click', [1], 1],
    ['a key, which counts no clicks', [0], 1],
    ['a double click, once', [1, 2], 1],
    ['the second click of a double click that began elsewhere, not at all', [2], 0],
    ['two clicks with time between them, twice', [1, 1], 2],
  ])('answers %s', (_what, clicks, times) => {
    let pressed = 0;
    const press = once(() => (pressed += 1));
    for (const detail of clicks) press(click(detail));
    expect(pressed).toBe(times);
  });
});
