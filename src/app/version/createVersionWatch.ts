import { servedVersion } from '@/api/servedVersion';
import { appBaseUrl } from '../appBase';

const EVERY = 10 * 60_000;

/** The shortest time between two checks, in milliseconds: an operator may come back to the tab often. */
const AT_MOST_EVERY = 60_000;

interface VersionWatch {
  /** Starts checking: every ten minutes, when the operator comes back to the tab, and when a file of this build cannot be loaded. Returns a function that stops it. */
  start(): () => void;
  /** Checks at once, unless a check is under way. */
  ask(): void;
}

/** Asks the server which build it serves. A page that has just loaded is up to date, and a hidden tab does not ask. */
export function createVersionWatch(tell: (served: string) => void): VersionWatch {
  let askedAt = 0;
  let isAsking = false;

  async function ask() {
    if (isAsking) return;
    isAsking = true;
    askedAt = performance.now();
    const served = await servedVersion(appBaseUrl());
    isAsking = false;
    if (served !== undefined) tell(served);
  }

  function askWhenDue() {
    if (!document.hidden && performance.now() - askedAt >= AT_MOST_EVERY) void ask();
  }

  function start() {
    const timer = setInterval(askWhenDue, EVERY);
    const handleMissingFile = () => void ask();
    document.addEventListener('visibilitychange', askWhenDue);
    window.addEventListener('vite:preloadError', handleMissingFile);
    askWhenDue();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askWhenDue);
      window.removeEventListener('vite:preloadError', handleMissingFile);
    };
  }

  return { start, ask: () => void ask() };
}
