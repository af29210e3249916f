import { useEffect } from 'react';
import { useEngine } from '../data/EngineContext';
import { useCan } from '../model/permissions';
import type { EntityBody } from '../model/Resource';

/** How long to wait, in milliseconds, as the rows, and a click that follows them at once, come first. */
const REST = 1000;

/**
 * Loads the code of forms while the operator reads the rows, as most visits to a list end in a form (budgets: "open edit to first input"). Only browsers that tell
 * when they are idle do this.
 */
export function useFormPreload(entity: EntityBody, hasRows: boolean): void {
  const { preloadPage } = useEngine();
  const isUseful = useCan(entity.resource)('edit') && hasRows && 'requestIdleCallback' in window;
  useEffect(() => {
    if (!isUseful) return;
    const timer = setTimeout(() => requestIdleCallback(() => preloadPage('edit', entity)), REST);
    return () => clearTimeout(timer);
  }, [isUseful, preloadPage, entity]);
}
