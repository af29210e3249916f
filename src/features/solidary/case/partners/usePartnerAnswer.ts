import { useEffect } from 'react';
import useSWR from 'swr';
import type { QueryParameters } from '@/api/records';
import type { ApiError } from '@/api/ApiError';
import { useReadSignal } from '@/engine/data/useReadSignal';
import { isAborted, READ_OPTIONS } from '@/engine/data/readOptions';
import { useApi } from '@/session/hooks';
import { useAnnounce } from '@/ui/Announcer';
import type { Way } from '../../model/SolidaryCase';
import { partnerRowsFromApi, type PartnerCarpooler } from './partnerRows';

export interface PartnerQuestion {
  provider: string;
  way: Way;
  parameters: QueryParameters;
  /** The number of the search: each new one asks again. */
  turn: string;
}

/** The answer of one partner. Each is asked by itself, because one that fails would make a call about all of them fail (contract partners.journeys). */
export function usePartnerAnswer({ provider, way, parameters, turn }: PartnerQuestion, said: (count: number) => string) {
  const api = useApi();
  const readSignal = useReadSignal();
  const address = `admin/external_journeys?${new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString()}`;
  const { data, error, isValidating, mutate } = useSWR<PartnerCarpooler[], ApiError>(
    ['partnerJourneys', turn, address],
    async () => partnerRowsFromApi(await api.read(address, { signal: readSignal() }), provider, way),
    { ...READ_OPTIONS, revalidateIfStale: false },
  );
  useSaid(data && said(data.length));
  return { rows: data, error: isValidating || isAborted(error) ? undefined : error, askAgain: () => void mutate() };
}

/** Announces a text to screen readers when it appears. */
function useSaid(text: string | undefined): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text, announce]);
}
