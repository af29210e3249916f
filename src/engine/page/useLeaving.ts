import { useLocation } from 'react-router-dom';
import { useCan } from '../model/permissions';
import type { Resource } from '../model/Resource';
import { trailOf, type Leaving } from './destination';
import { usePanel } from './Panel';

/** The pages for which this one may be left, by where the operator came from and what they may do. */
export function useLeaving(resource: Resource): Leaving {
  const can = useCan(resource);
  const panel = usePanel();
  const { state } = useLocation() as { state: unknown };
  return { resource, can, ...(panel ? { from: panel.list, list: panel.list, queue: undefined } : trailOf(state, resource)) };
}
