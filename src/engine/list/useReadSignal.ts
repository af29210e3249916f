import { useCallback, useEffect, useRef } from 'react';

/** Gives reads a signal that aborts them when the screen closes (design 7). */
export function useReadSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  return useCallback(() => {
    if (!controller.current || controller.current.signal.aborted) controller.current = new AbortController();
    return controller.current.signal;
  }, []);
}
