import { servedVersion } from '@/api/servedVersion';
import { appBaseUrl } from '../appBase';

const EVERY = 10 * 60_000;

/** A tab that somebody goes to and from need not ask each time. */
const AT_MOST_EVERY = 60_000;

export interface VersionWatch {
  /** Asks from now on: every ten minutes, when the operator comes back to the tab, and when a file of this build cannot be had. Answers what ends it. */
  start(): () => void;
  /** Asks at once, unless the answer is on its way. */
  ask(): void;
}

/** Tells which build is served. A page that has just come is up to date; one that nobody looks at asks nothing. */
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
