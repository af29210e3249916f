import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isPlainObject } from '../../model/transforms/plainObject';

export type Way = 'previous' | 'next';

interface Step {
  way: Way;
  /** Whether the operator pressed the button of the step; otherwise an action on the record before led here. */
  isPressed: boolean;
}

/** The step through a list that has just led here; `undefined` after a reload or Back, and after a link to a section of the page. */
export function useStep(): Step | undefined {
  const { state, hash } = useLocation() as { state: unknown; hash: string };
  const isReplaced = useNavigationType() === NavigationType.Replace;
  if (!isReplaced || hash !== '' || !isPlainObject(state)) return undefined;
  const { way, pressed } = state;
  return way === 'previous' || way === 'next' ? { way, isPressed: pressed === true } : undefined;
}
