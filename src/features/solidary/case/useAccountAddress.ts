import { useEngine } from '@/engine/data/EngineContext';
import { showAddress } from '@/engine/model/recordAddress';
import { can } from '@/engine/model/permissions';
import { useConfig, useSession } from '@/session/hooks';

/** The address of a person's account, for operators who may look at it. */
export function useAccountAddress(): (userId: number | undefined) => string | undefined {
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  const users = resources.find(({ name }) => name === 'user');
  return (userId) => (users && userId !== undefined && can('show', users, session, config) ? showAddress(users.route, userId) : undefined);
}
