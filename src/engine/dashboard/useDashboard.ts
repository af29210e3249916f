import useSWR from 'swr';
import type { ApiError } from '@/api/ApiError';
import { useApi, useConfig } from '@/session/hooks';
import { useDarkTheme } from '@/ui/darkTheme';
import { useReadSignal } from '../list/useReadSignal';
import type { Resource } from '../Resource';

export const PERIODICITIES = ['daily', 'monthly', 'yearly'] as const;

export type Periodicity = (typeof PERIODICITIES)[number];

interface Asked {
  periodicity: Periodicity;
  /** Of the record whose dashboard it is. */
  id?: string | undefined;
}

/** The address of the page that draws a dashboard, as the platform signs it; another one for other parameters. */
export function useDashboard(resource: Resource, { periodicity, id }: Asked) {
  const api = useApi();
  const readSignal = useReadSignal();
  const { analytics } = useConfig();
  const isDark = useDarkTheme();
  const parameters = new URLSearchParams({
    periodicity,
    // The platform takes any text for a yes, "false" too (contract core 13.1): it is told nothing when the theme is light.
    ...(isDark && { darkTheme: '1' }),
    ...(id !== undefined && { [resource.dashboard?.parameter ?? '']: id }),
  });
  const path = `admin/analytics/${encodeURIComponent(analytics.types[resource.name] ?? 'summary')}?${parameters}`;

  const { data, error, isValidating, mutate } = useSWR<unknown, ApiError>(
    [resource.name, 'dashboard', path],
    async () => (await api.get(path, { signal: readSignal() }))['url'] ?? '',
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  return { address: data, error: error?.kind === 'aborted' || isValidating ? undefined : error, readAgain: () => void mutate() };
}
