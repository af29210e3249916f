import { servedVersion } from '@/api/servedVersion';
import { appBaseUrl } from '../appBase';

const EVERY = 10 * 60_000;

/** A tab that somebody goes to and from need not ask each time. */
const AT_MOST_EVERY = 60_000;

/**
 * Tells which build is served: every ten minutes, when the operator comes back to the tab, and at once when a file of this build cannot be had. A
 * page that has just come is up to date; one that nobody looks at asks nothing. Answers what ends it.
 */
export function watchVersion(tell: (served: string) => void): () => void {
  let askedAt = 0;

  function askWhenDue() {
    if (!document.hidden && performance.now() - askedAt >= AT_MOST_EVERY) void ask();
  }

  async function ask() {
    askedAt = performance.now();
    const served = await servedVersion(appBaseUrl());
    if (served !== undefined) tell(served);
  }

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
