import { useEngine } from '@/engine/data/EngineContext';
import { can } from '@/engine/model/permissions';
import { useConfig, useSession } from '@/session/hooks';

/** Whether the operator may list the records of a resource: its module may be switched off, or its list forbidden. */
export function useMayList(name: string): boolean {
  const summary = useEngine().resources.find((resource) => resource.name === name);
  const session = useSession();
  const config = useConfig();
  return summary !== undefined && can('list', summary, session, config);
}
