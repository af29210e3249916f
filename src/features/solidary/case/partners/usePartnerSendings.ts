import useSWR from 'swr';
import { useMutate } from '@/engine/data/useMutate';
import { useCase } from '../CaseContext';
import { addresseeOf, type PartnerCarpooler } from './partnerRows';

/** A message to a driver of a partner that is not in the history yet. */
interface PartnerSending {
  message: string;
  /** `left`: it was sent but could not be noted. `unknown`: its answer was lost, so it may have been sent. */
  outcome: 'left' | 'unknown';
}

type Sendings = Readonly<Record<string, PartnerSending | undefined>>;

/**
 * The messages sent from this page that are not noted. Nothing else remembers them, and none may be sent twice. They outlive the search that found
 * the driver.
 */
export function usePartnerSendings() {
  const { solidaryCase } = useCase();
  const key = ['partnerSendings', solidaryCase.id];
  const { data = {} } = useSWR<Sendings>(key, null);
  const mutate = useMutate();

  return {
    isAnyUnknown: Object.values(data).some((sending) => sending?.outcome === 'unknown'),
    sendingOf: (carpooler: PartnerCarpooler): PartnerSending | undefined => data[addresseeOf(carpooler)],
    async put(carpooler: PartnerCarpooler, sending: PartnerSending | undefined): Promise<void> {
      await mutate<Sendings>(key, (now = {}) => ({ ...now, [addresseeOf(carpooler)]: sending }), { revalidate: false });
    },
  };
}
