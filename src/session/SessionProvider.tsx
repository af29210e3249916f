import { useEffect, useMemo, type ReactNode } from 'react';
import { SessionContext, type SessionContextValue } from './SessionContext';

interface SessionProviderProps extends SessionContextValue {
  children: ReactNode;
}

/** Gives the configuration, the API and the session to the app, and keeps the session watching while it is mounted. */
export function SessionProvider({ config, api, store, children }: SessionProviderProps) {
  useEffect(() => store.watch(), [store]);
  const value = useMemo(() => ({ config, api, store }), [config, api, store]);
  return <SessionContext value={value}>{children}</SessionContext>;
}
