import { useSession } from '@/session/hooks';
import { allows } from '../../model/permissions';
import type { CounterDefinition, Resource } from '../../model/Resource';

/** The counters of the home page for the lists under a record of a resource, which show what waits for this operator there. */
export function useWorkCounters({ counters = [] }: Resource): CounterDefinition[] {
  const { permissions } = useSession();
  return counters.filter(({ under, permission }) => under !== undefined && allows(permission, permissions));
}
