import { useEffect } from 'react';
import { useSession, useSessionStore } from '@/session/hooks';

/** While a request is being changed the structure cannot be (specification 2.16). Each navigation unlocks it: it is locked again. */
export function useLockedStructure(): void {
  const store = useSessionStore();
  const { solidaryEdit } = useSession();
  useEffect(() => store.setSolidaryEdit(true), [store, solidaryEdit]);
  useEffect(() => () => store.setSolidaryEdit(false), [store]);
}
