import { useCallback } from 'react';
import { useConfig, useSession } from '@/session/hooks';
import { can } from '../model/permissions';
import { useEngine } from './EngineContext';

/** Tells whether the operator may list the records of a resource, by its name: its module may be switched off, or its list forbidden. */
export function useMayList(): (name: string) => boolean {
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  return useCallback((name) => resources.some((one) => one.name === name && can('list', one, session, config)), [resources, session, config]);
}
