import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Queue } from '../../page/Queue';

/** Writes a queue that has just been taken in this entry of the history: neither in the address, which others may be given, nor lost by a reload. */
export function useKeptQueue(queue: Queue | undefined): void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as { pathname: string; search: string; hash: string; state: object | null };
  const keep = useEffectEvent((kept: Queue) => void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state: { ...state, queue: kept } }));
  useEffect(() => {
    if (queue) keep(queue);
  }, [queue]);
}
