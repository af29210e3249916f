import { useEffect } from 'react';
import { useEngine } from '../data/EngineContext';
import { useCan } from '../model/permissions';
import type { ResourceSummary } from '../model/Resource';

/** In ms. The rows, and a click that follows them at once, come first. */
const REST = 1000;

/**
 * The code of forms comes while the operator reads the rows: most visits to a list end in one (budgets: "open edit to first input"). Only where
 * the browser tells when it has nothing else to do.
 */
export function useFormPreload(resource: ResourceSummary, hasRows: boolean): void {
  const { preloadPage } = useEngine();
  const isUseful = useCan(resource)('edit') && hasRows && 'requestIdleCallback' in window;
  useEffect(() => {
    if (!isUseful) return;
    const timer = setTimeout(() => requestIdleCallback(() => preloadPage('edit')), REST);
    return () => clearTimeout(timer);
  }, [isUseful, preloadPage]);
}
