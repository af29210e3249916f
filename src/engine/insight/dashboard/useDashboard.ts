import useSWR from 'swr';
import type { WireRecord } from '@/api/records';
import type { ApiError } from '@/api/ApiError';
import { useApi, useConfig } from '@/session/hooks';
import { useDarkTheme } from '@/ui/darkTheme';
import { useReadSignal } from '../../data/useReading';
import { isAborted, READ_OPTIONS } from '../../data/readOptions';
import type { Resource } from '../../model/Resource';
import { narrowingParameters, type DashboardQuery, type OfferedFilter } from './dashboardQuery';

interface Asked {
  query: DashboardQuery;
  offered: readonly OfferedFilter[];
  /** The id of the record whose dashboard is shown. */
  id: string | undefined;
}

/** The platform's answer for a dashboard: the address of the page that draws it, and the filters that apply. Other parameters give another answer. */
export function useDashboard(resource: Resource, { query, offered, id }: Asked) {
  const api = useApi();
  const readSignal = useReadSignal();
  const { analytics } = useConfig();
  const isDark = useDarkTheme();
  const parameters = new URLSearchParams([
    ['periodicity', query.periodicity],
    // A light theme sends nothing (contract dashboards.analytics: "false" would be a yes).
    ...(isDark ? [['darkTheme', '1']] : []),
    ...(id === undefined ? [] : [[resource.dashboard?.parameter ?? '', id]]),
    ...narrowingParameters(query, offered),
  ]);
  const path = `${resource.dashboard?.endpoint}/${encodeURIComponent(analytics.types[resource.name] ?? 'summary')}?${parameters}`;

  const { data, error, isValidating, mutate } = useSWR<WireRecord, ApiError>(
    [resource.name, 'dashboard', path],
    () => api.get(path, { signal: readSignal() }),
    { ...READ_OPTIONS, revalidateIfStale: false },
  );
  return { answer: data, error: isAborted(error) || isValidating ? undefined : error, readAgain: () => void mutate() };
}
