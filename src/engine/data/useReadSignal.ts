import { useCallback, useLayoutEffect, useRef } from 'react';

/** Gives reads a signal that aborts them when the screen closes (rule calls.deadlines), or when `shown` changes. */
export function useReadSignal(shown = ''): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  // A layout effect runs before the read of what is shown next begins.
  useLayoutEffect(() => () => controller.current?.abort(), [shown]);

  return useCallback(() => {
    if (!controller.current || controller.current.signal.aborted) controller.current = new AbortController();
    return controller.current.signal;
  }, []);
}
