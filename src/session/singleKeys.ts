import { useCallback } from 'react';
import { usePreference } from './operatorPreferences';

/** Whether a single key does something for this operator, and the switch: who speaks to their computer, or presses keys by mistake, turns that off (WCAG 2.1.4). */
export function useSingleKeys(): [areOn: boolean, turn: (on: boolean) => void] {
  const [areOn, change] = usePreference('singleKeys', readOn);
  return [areOn, useCallback((on) => void change(on ? undefined : false), [change])];
}

function readOn(kept: unknown): boolean {
  return kept !== false;
}
