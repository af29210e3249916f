import { useLocation } from 'react-router-dom';
import { useCan } from '../model/permissions';
import type { Resource } from '../model/Resource';
import { trailOf, type Leaving } from './destination';

/** The pages for which this one may be left, by where the operator came from and what they may do. */
export function useLeaving(resource: Resource): Leaving {
  const can = useCan(resource);
  return { resource, can, ...trailOf(useLocation().state, resource) };
}
