import { useLocation, useNavigate } from 'react-router-dom';
import type { Queue } from '../../page/Queue';
import { useIsHere } from '../../data/useIsHere';

/** Writes a queue in this entry of the history: neither in the address, which others may be given, nor lost by a reload. The step that led here is over then. */
export function useKeepQueue(): (queue: Queue) => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as { pathname: string; search: string; hash: string; state: object | null };
  const isHere = useIsHere();
  return (queue) => {
    if (isHere()) void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state: { ...state, queue, way: undefined } });
  };
}
