import { createContext } from 'react';
import type { Api } from '@/api/Api';
import type { Config } from '@/config/Config';
import type { SessionStore } from './Session';

export interface SessionContextValue {
  config: Config;
  api: Api;
  store: SessionStore;
}

export const SessionContext = createContext<SessionContextValue | undefined>(undefined);
