import { use, useCallback, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useHref, useLocation } from 'react-router-dom';

/**
 * Whether the page that asks is still shown. An answer may come when the operator has long moved on, and must not take them away from there. Another tab of the
 * page, or a queue that is written in its history entry, is the same page.
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

/**
 * As `useIsHere`, for code that may ask after its component has closed, as a menu does. The router's address is ahead of what is rendered while the code of the
 * next page is loading.
 */
export function useIsNotLeft(): () => boolean {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const { pathname } = useLocation();
  const own = useHref(pathname);
  return useCallback(() => !router || router.createHref({ ...router.state.location, search: '', hash: '' }) === own, [router, own]);
}
