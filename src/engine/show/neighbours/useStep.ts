import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isPlainObject } from '../../model/transforms/plainObject';

export type Way = 'previous' | 'next';

export interface Step {
  way: Way;
  /** By its button, rather than by what was done with the record before. */
  isPressed: boolean;
}

/** The step through a list that has just led here; none on a page that is loaded again or gone back to, nor in one of its parts. */
export function useStep(): Step | undefined {
  const { state, hash } = useLocation() as { state: unknown; hash: string };
  const isReplaced = useNavigationType() === NavigationType.Replace;
  if (!isReplaced || hash !== '' || !isPlainObject(state)) return undefined;
  const { way, pressed } = state;
  return way === 'previous' || way === 'next' ? { way, isPressed: pressed === true } : undefined;
}
