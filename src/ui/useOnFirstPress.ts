import { useEffect } from 'react';

/**
 * Loads, once the operator first presses something on a page, what the page may need when the network is lost: until then there is nothing to lose. A press on a
 * link changes nothing, and the page that it leads to would come later.
 *
 * @param load the same function each time.
 */
export function useOnFirstPress(load: () => void): void {
  useEffect(() => {
    const done = new AbortController();
    for (const type of ['pointerdown', 'keydown']) {
      document.addEventListener(
        type,
        ({ target }) => {
          if (target instanceof Element && target.closest('a[href]')) return;
          done.abort();
          load();
        },
        { signal: done.signal, capture: true },
      );
    }
    return () => done.abort();
  }, [load]);
}
