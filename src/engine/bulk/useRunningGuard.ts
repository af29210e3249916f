import { useCallback, useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';

/** Nobody leaves the page of something that is running: it is stopped first, and then says what it has done. The browser asks before it closes. */
export function useRunningGuard(isRunning: boolean): void {
  const isStopped = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => isRunning && currentLocation.pathname !== nextLocation.pathname,
    [isRunning],
  );
  const blocker = useBlocker(isStopped);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);

  useEffect(() => {
    if (!isRunning) return undefined;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [isRunning]);
}
