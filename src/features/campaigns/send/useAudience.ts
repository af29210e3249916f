import useSWR from 'swr';
import { useListed } from '../recipients/useListed';
import type { Recipients } from '../recipients/recipients';
import type { RecipientSource } from '../recipients/sources';
import { useCounting } from '../recipients/useCounting';
import { readAudience, type Audience } from './audience';

const keyOf = (id: string, recipients: Recipients | undefined) => ['campaignSend', 'audience', id, JSON.stringify(recipients)];

/**
 * Reads what has become of the recipients when the page opens and when they change, because people withdraw between being chosen and the sending.
 * Suspends while their list loads.
 */
export function useAudience(id: string, recipients: Recipients, source: RecipientSource): void {
  const counting = useCounting(source, useListed(source, recipients.sourceId));
  const read = () => readAudience(id, recipients, { ...counting, signal: new AbortController().signal });
  useSWR(keyOf(id, recipients), read, { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false });
}

/** What is known about the recipients so far. */
export function useKnownAudience(id: string, recipients: Recipients | undefined): Audience | undefined {
  return useSWR<Audience>(keyOf(id, recipients), null).data;
}
