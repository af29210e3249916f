import { isPlainObject } from './plainObject';

/** Sorts elements by their `position`; those without one come last, in their order. */
export function byPosition(list: readonly unknown[]): unknown[] {
  return [...list].sort((a, b) => {
    const [first, second] = [positionOf(a), positionOf(b)];
    // Infinity - Infinity is NaN, which `sort` only happens to treat as zero.
    return first === second ? 0 : first - second;
  });
}

/** The position of an element; one without a position comes last. */
export function positionOf(element: unknown): number {
  const position = isPlainObject(element) ? element['position'] : undefined;
  return typeof position === 'number' && Number.isFinite(position) ? position : Infinity;
}
