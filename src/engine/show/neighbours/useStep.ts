import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isPlainObject } from '../../model/transforms/plainObject';

export type Way = 'previous' | 'next';

interface Step {
  way: Way;
  /** Whether the operator pressed the button of the step; otherwise an action on the record before led here. */
  isPressed: boolean;
}

/** The step through a list that has led here; `undefined` after a reload or Back. */
export function useStep(): Step | undefined {
  const { state } = useLocation() as { state: unknown };
  const isReplaced = useNavigationType() === NavigationType.Replace;
  if (!isReplaced || !isPlainObject(state)) return undefined;
  const { way, pressed } = state;
  return way === 'previous' || way === 'next' ? { way, isPressed: pressed === true } : undefined;
}
