import { useSession } from '@/session/hooks';
import { allows } from '../../model/permissions';
import type { CounterDefinition, Resource } from '../../model/Resource';

/** What may wait for this operator in the lists under a record of a resource: what the home page counts there. */
export function useWorkCounters({ counters = [] }: Resource): CounterDefinition[] {
  const { permissions } = useSession();
  return counters.filter(({ under, permission }) => under !== undefined && allows(permission, permissions));
}
