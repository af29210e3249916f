/** Both: some browsers end what is under way before the page is hidden. */
const EVENTS = ['beforeunload', 'pagehide'] as const;

/** Whether the page is being left: what then fails has failed because of that, and says nothing of the session. */
export function watchLeaving(window: Pick<Window, 'addEventListener' | 'removeEventListener'>): { isLeft(): boolean; stop(): void } {
  let isLeft = false;
  const note = () => (isLeft = true);
  for (const event of EVENTS) window.addEventListener(event, note);
  return {
    isLeft: () => isLeft,
    stop: () => EVENTS.forEach((event) => window.removeEventListener(event, note)),
  };
}
