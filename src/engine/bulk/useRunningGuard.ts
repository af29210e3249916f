import { useCallback, useEffect } from 'react';
import { useBlocker, type BlockerFunction, type Location } from 'react-router-dom';
import { TAB } from '../data/useListAddress';

/** Nobody leaves the page of something that is running: it is stopped first, and then says what it has done. The browser asks before it closes. */
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

/** With its tab: another one takes the place of the list as another page does. */
function pageOf({ pathname, search }: Location): string {
  return `${pathname}#${new URLSearchParams(search).get(TAB) ?? ''}`;
}
