import { usePreference } from './operatorPreferences';

/**
 * Whether single keys are shortcuts for this operator, and the function that turns them on or off. Operators who speak to their computer, or press keys by
 * mistake, turn them off (WCAG 2.1.4).
 */
export function useSingleKeys(): [areOn: boolean, turn: (on: boolean) => void] {
  return usePreference('singleKeys', readOn);
}

function readOn(kept: unknown): boolean {
  return kept !== false;
}
