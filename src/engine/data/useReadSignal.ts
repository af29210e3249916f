import { useCallback, useLayoutEffect, useRef } from 'react';

/** Gives reads a signal that aborts them when the screen closes (rule calls.deadlines), or shows something else, where that is said. */
export function useReadSignal(shown = ''): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  // Before what is shown next begins to be read.
  useLayoutEffect(() => () => controller.current?.abort(), [shown]);

  return useCallback(() => {
    if (!controller.current || controller.current.signal.aborted) controller.current = new AbortController();
    return controller.current.signal;
  }, []);
}
