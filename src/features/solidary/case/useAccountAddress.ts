import { useEngine } from '@/engine/data/EngineContext';
import { useOperatorRights } from '@/engine/data/operatorRights';
import { showAddress } from '@/engine/model/recordAddress';

/** The address of a person's account, for operators who may look at it. */
export function useAccountAddress(): (userId: number | undefined) => string | undefined {
  const { resources } = useEngine();
  const { may } = useOperatorRights();
  const users = resources.find(({ name }) => name === 'user');
  return (userId) => (userId !== undefined && may('show', 'user') ? showAddress(users?.route, userId) : undefined);
}
