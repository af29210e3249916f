import { useCan } from '../model/permissions';
import type { Resource } from '../model/Resource';

/** Whether the operator may delete a selection: not records whose deletion asks to type something of each. */
export function useMayDeleteTogether(resource: Resource): boolean {
  return useCan(resource)('delete', {}) && !resource.deletion?.typed;
}
