import { afterEach } from 'vitest';

// The DOM tests share one document a file: what one drew must not be found by the next.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}
