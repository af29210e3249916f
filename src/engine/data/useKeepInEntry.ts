import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext, useNavigate } from 'react-router-dom';
import { useIsHere } from './useIsHere';

/** Stores something in this entry of the history: it is not in the address, which may be given to others, and yet survives a reload and the end of a session. */
export function useKeepInEntry(): (kept: object) => void {
  const navigate = useNavigate();
  const router = use(UNSAFE_DataRouterContext)?.router;
  const isHere = useIsHere();
  return useCallback(
    (kept) => {
      if (!router || !isHere()) return;
      // The router's entry is ahead of what is rendered while another query of the page is on its way to the screen.
      const { pathname, search, hash, state } = router.state.location as { pathname: string; search: string; hash: string; state: object | null };
      void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state: { ...state, ...kept } });
    },
    [navigate, router, isHere],
  );
}
