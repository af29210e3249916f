import { afterEach } from 'vitest';
import { addAllTransforms } from '@/engine/transforms/registry';
import { copyWithFiles } from './copyFiles';
import { EverythingInSight } from './EverythingInSight';

addAllTransforms();

// The DOM tests share one document a file: what one drew must not be found by the next.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A second is not enough for a lazy part of the page on a machine that is doing something else.
  configure({ asyncUtilTimeout: 5000 });
  globalThis.IntersectionObserver = EverythingInSight;
  globalThis.structuredClone = copyWithFiles;
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}
