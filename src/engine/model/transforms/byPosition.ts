import { isPlainObject } from './plainObject';

/** Elements in the order of their `position`; those without one keep their place after the others. */
export function byPosition(list: readonly unknown[]): unknown[] {
  return [...list].sort((a, b) => {
    const [first, second] = [positionOf(a), positionOf(b)];
    // Infinity - Infinity is NaN, which sort takes for zero only by courtesy.
    return first === second ? 0 : first - second;
  });
}

/** Where an element says it stands; one that does not say stands after the others. */
export function positionOf(element: unknown): number {
  const position = isPlainObject(element) ? element['position'] : undefined;
  return typeof position === 'number' && Number.isFinite(position) ? position : Infinity;
}
