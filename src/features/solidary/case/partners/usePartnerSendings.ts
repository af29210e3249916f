import useSWR from 'swr';
import { useCase } from '../CaseContext';
import { addresseeOf, type PartnerCarpooler } from './partnerRows';

/** A message to a driver of a partner that the history does not tell yet. */
export interface PartnerSending {
  message: string;
  /** It has left and could not be noted; or its answer was lost, and it may have left. */
  outcome: 'left' | 'unknown';
}

type Sendings = Readonly<Record<string, PartnerSending | undefined>>;

/** What has left from this page and is not noted: nothing else remembers it, and it must not leave twice. It outlives the search that found the driver. */
export function usePartnerSendings() {
  const { solidaryCase } = useCase();
  const { data = {}, mutate } = useSWR<Sendings>(['partnerSendings', solidaryCase.id], null);

  return {
    sendingOf: (carpooler: PartnerCarpooler): PartnerSending | undefined => data[addresseeOf(carpooler)],
    async put(carpooler: PartnerCarpooler, sending: PartnerSending | undefined): Promise<void> {
      await mutate((now = {}) => ({ ...now, [addresseeOf(carpooler)]: sending }), { revalidate: false });
    },
  };
}
