import { use, useSyncExternalStore } from 'react';
import type { Api } from '@/api/Api';
import type { Config } from '@/config/Config';
import type { IdleWarning, KeptRights, Session, SessionState, SessionStore } from './Session';
import { SessionContext, type SessionContextValue } from './SessionContext';

export function useConfig(): Config {
  return useSessionContext().config;
}

export function useApi(): Api {
  return useSessionContext().api;
}

export function useSessionStore(): SessionStore {
  return useSessionContext().store;
}

export function useSessionState(): SessionState {
  const { subscribe, getState } = useSessionStore();
  return useSyncExternalStore(subscribe, getState);
}

/** The session of the signed-in operator. It throws when nobody is signed in, so only components below the guard may use it. */
export function useSession(): Session {
  const state = useSessionState();
  if (state.status !== 'signedIn') throw new Error('useSession is called while nobody is signed in.');
  return state.session;
}

/** Whether the rights of the session still have to be verified, as the server may have given others since they were kept. */
export function useKeptRights(): KeptRights {
  const { subscribe, getKeptRights } = useSessionStore();
  return useSyncExternalStore(subscribe, getKeptRights);
}

/** The seconds left before an idle log-out, from two minutes before it; `undefined` until then. `stay()` of the store keeps the session open. */
export function useIdleWarning(): IdleWarning | undefined {
  const { subscribe, getIdleWarning } = useSessionStore();
  return useSyncExternalStore(subscribe, getIdleWarning);
}

function useSessionContext(): SessionContextValue {
  const value = use(SessionContext);
  if (!value) throw new Error('A session hook is called outside SessionProvider.');
  return value;
}
