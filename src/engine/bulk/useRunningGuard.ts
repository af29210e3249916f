import { useCallback, useEffect } from 'react';
import { useBlocker, type BlockerFunction, type Location } from 'react-router-dom';
import { TAB } from '../data/useListAddress';

/** Keeps the operator on the page while a task runs: it has to be stopped first, and then shows its result. The browser asks before it closes the tab. */
export function useRunningGuard(isRunning: boolean): void {
  const isStopped = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => isRunning && pageOf(currentLocation) !== pageOf(nextLocation),
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

/** Identifies a page with its tab: another tab replaces the list just as another page does. */
function pageOf({ pathname, search }: Location): string {
  return `${pathname}#${new URLSearchParams(search).get(TAB) ?? ''}`;
}
