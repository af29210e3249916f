/** What makes each part that has failed to load load again. */
const forgets = new Set<() => void>();

/**
 * Keeps the failure of a part that is rendered until somebody tries again: after a failure React renders once more, and a part that loaded again by itself would
 * fail and be rendered without end.
 */
export function untilTriedAgain(forget: () => void): void {
  forgets.add(forget);
}

/** The parts that have failed load again when they are rendered next. */
export function forgetFailures(): void {
  for (const forget of forgets) forget();
  forgets.clear();
}
