import { afterEach } from 'vitest';
import { addAllTransforms } from '@/features/vocabulary';
import { copyWithFiles } from './copyFiles';
import { EverythingInSight } from './EverythingInSight';

addAllTransforms();

// The DOM tests share one document a file: what one drew must not be found by the next.
if (typeof document !== 'undefined') {
  // React would measure each component for a profiler that nobody opens; Node keeps every measure, and each test would be slower than the one before.
  Object.assign(console, { timeStamp: undefined });
  const { cleanup, configure } = await import('@testing-library/react');
  // Only a test that fails waits as long: a busy machine takes its time to draw what another draws at once.
  configure({ asyncUtilTimeout: 60_000 });
  globalThis.IntersectionObserver = EverythingInSight;
  const { styleThatHides } = await import('./styleThatHides');
  globalThis.getComputedStyle = styleThatHides;
  globalThis.structuredClone = copyWithFiles;
  // This document opens no frame, and writes so with a stack each time; the app then does without (`parseHtml`).
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = (text: string | Uint8Array) => String(text).includes('Iframe page loading is disabled') || write(text);
  afterEach(() => {
    cleanup();
    // Each app has a cache of styles of its own, which left one element for each rule: after some hundred tests, every question about a style would go through them all.
    for (const style of document.head.querySelectorAll('style[data-emotion="app"]')) style.remove();
    localStorage.clear();
    sessionStorage.clear();
  });
}
