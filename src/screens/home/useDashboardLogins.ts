import { useEffect, useState } from 'react';
import type { Api } from '@/api/Api';
import type { ApiError } from '@/api/ApiError';
import { useApi } from '@/session/hooks';

export interface DashboardLogin {
  username: string;
  password: string;
}

type Reading = { logins?: DashboardLogin[]; error?: ApiError };

/**
 * The logins of the external dashboard. They contain passwords in clear text, so they never enter the cache of answers, and are kept only as long as the dialog
 * that shows them. Their ids are all the same, and are left out (contract wire.values).
 */
export function useDashboardLogins() {
  const api = useApi();
  const [turn, setTurn] = useState(0);
  const [reading, setReading] = useState<Reading>({});

  useEffect(() => {
    const controller = new AbortController();
    readLogins(api, controller.signal).then(
      (logins) => setReading({ logins }),
      (error: ApiError) => error.kind !== 'aborted' && setReading({ error }),
    );
    return () => controller.abort();
  }, [api, turn]);

  function readAgain() {
    setReading({});
    setTurn(turn + 1);
  }

  return { ...reading, readAgain };
}

async function readLogins(api: Api, signal: AbortSignal): Promise<DashboardLogin[]> {
  const { items } = await api.list('admin/kibana_logins', { page: 1, perPage: 100 }, { signal });
  return items.map(({ username, password }) => ({ username: String(username ?? ''), password: String(password ?? '') }));
}
