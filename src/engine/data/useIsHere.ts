import { use, useCallback, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useHref, useLocation } from 'react-router-dom';

/**
 * Whether the page that asks is still the one that is shown: an answer may come when the operator is long elsewhere, and must not take them away from there. Another tab
 * of the page, or a queue that is written in its entry of the history, is the same page.
 */
export function useIsHere(): () => boolean {
  const isNotLeft = useIsNotLeft();
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return useCallback(() => isOpen.current && isNotLeft(), [isNotLeft]);
}

/** The same, for what may be asked once the part that asks has closed: a menu. The address of the router is ahead of what is rendered, while the code of the next page is on its way. */
export function useIsNotLeft(): () => boolean {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const { pathname } = useLocation();
  const own = useHref(pathname);
  return useCallback(() => !router || router.createHref({ ...router.state.location, search: '', hash: '' }) === own, [router, own]);
}
