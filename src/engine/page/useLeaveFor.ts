import { use, type ContextType } from 'react';
import { UNSAFE_DataRouterContext, useHref, useLocation, useNavigate } from 'react-router-dom';
import { trailOf } from './destination';

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router'];

/** Set while the app itself goes back, which is no Back of the operator. */
let isReturning = false;

export function isOwnReturn(): boolean {
  return isReturning;
}

/** How long the browser may take to go back, in milliseconds: where it has nothing to go back to, it does not say so. */
const PATIENCE = 1000;

/**
 * Leaves a page for another one, which takes its place in the history, as Back must not show again what is over. Where the operator came from that other page,
 * they go back to it: it would otherwise be there twice. `news` is what the history entry of the other page tells it, beside the `state` that it has as a rule.
 */
export function useLeaveFor(): (target: string, state?: object, news?: object) => Promise<void> {
  const navigate = useNavigate();
  const { from = '' } = trailOf(useLocation().state, {});
  const hrefOfFrom = useHref(from);
  const router = use(UNSAFE_DataRouterContext)?.router;

  return async (target, state, news) => {
    if (router && from === target) {
      await goBack(router);
      const { location } = router.state;
      // The page that they came from may have another address by now, as after Back, another choice there, and Forward.
      const isFrom = router.createHref({ ...location, hash: '' }) === hrefOfFrom;
      if (isFrom && !news) return;
      if (isFrom) return navigate(target, { replace: true, preventScrollReset: true, state: { ...(location.state as object | null), ...news } });
    }
    await navigate(target, { replace: true, state: { ...state, ...news } });
  };
}

function goBack(router: Router): Promise<void> {
  const { location } = router.state;
  isReturning = true;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      isReturning = false;
      resolve();
    };
    const timer = setTimeout(end, PATIENCE);
    const stop = router.subscribe((now) => void (now.location === location || end()));
    void router.navigate(-1);
  });
}
