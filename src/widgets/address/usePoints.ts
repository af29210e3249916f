import { useCallback, useEffect, useRef } from 'react';
import useSWR from 'swr';
import { readList } from '@/api/readList';
import { useTranslation } from '@/i18n/useTranslation';
import { useApi } from '@/session/hooks';
import { useAnnounce } from '@/ui/Announcer';
import { encoded } from '@/ui/encoded';
import { readPoints, type Point } from './point';

/** The shortest text that is searched for, as almost everything would match a shorter one. */
export const SHORTEST = 3;

interface Search {
  points: Point[];
  isLoading: boolean;
  hasFailed: boolean;
  retry(): void;
}

/** The places that match a text. Each search aborts the one before. The number of results is announced to screen readers. */
export function usePoints(text: string): Search {
  const api = useApi();
  const nextSignal = useNextSignal();
  const { data, error, isValidating, mutate } = useSWR<Point[], unknown>(
    text.length < SHORTEST ? null : ['points', text],
    async () => readPoints(readList(await api.read(`points?search=${encoded(text)}`, { signal: nextSignal() })).items),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  const search = { points: data ?? [], isLoading: isValidating, hasFailed: error !== undefined && !isValidating };
  useResultAnnouncement(data);
  return { ...search, retry: () => void mutate() };
}

function useNextSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  return useCallback(() => {
    controller.current?.abort();
    controller.current = new AbortController();
    return controller.current.signal;
  }, []);
}

/** Announces the results, as the list opens without a sound for screen readers; a failure is an alert of its own. */
function useResultAnnouncement(points: Point[] | undefined): void {
  const { t } = useTranslation('widgets');
  const announce = useAnnounce();
  useEffect(() => {
    if (points) announce(points.length === 0 ? t('address.none') : t('address.found', { count: points.length }));
  }, [points, announce, t]);
}
