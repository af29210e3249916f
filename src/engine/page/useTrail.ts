import { useLocation } from 'react-router-dom';
import type { Resource } from '../model/Resource';
import { useLeaving } from './useLeaving';

/** The state of the links to other pages, from which they find the way back, and what the operator may do there. */
export function useTrail(resource: Resource) {
  const { can, list, queue } = useLeaving(resource);
  const { pathname, search } = useLocation();
  return { can, trail: { from: pathname + search, ...(list !== undefined && { list }), ...(queue && { queue }) } };
}
