import { useLocation, useNavigate } from 'react-router-dom';
import type { Queue } from '../../page/Queue';
import { useIsHere } from '../../data/useIsHere';

/** Stores a queue in this entry of the history: it is not in the address, which may be given to others, and yet survives a reload. */
export function useKeepQueue(): (queue: Queue) => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as { pathname: string; search: string; hash: string; state: object | null };
  const isHere = useIsHere();
  return (queue) => {
    if (isHere()) void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state: { ...state, queue } });
  };
}
