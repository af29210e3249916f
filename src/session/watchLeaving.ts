/** Both events are needed, as some browsers abort requests before the page is hidden. */
const EVENTS = ['beforeunload', 'pagehide'] as const;

/** Tells whether the page is being left. A request that fails then fails for that reason, which says nothing about the session. */
export function watchLeaving(window: Pick<Window, 'addEventListener' | 'removeEventListener'>): { isLeft(): boolean; stop(): void } {
  let isLeft = false;
  const note = () => (isLeft = true);
  for (const event of EVENTS) window.addEventListener(event, note);
  return {
    isLeft: () => isLeft,
    stop: () => EVENTS.forEach((event) => window.removeEventListener(event, note)),
  };
}
