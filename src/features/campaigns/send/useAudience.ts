import useSWR from 'swr';
import { useListed } from '../recipients/useListed';
import type { Recipients, RecipientSource } from '../recipients/recipients';
import { useCounting } from '../recipients/useCounting';
import { readAudience, type Audience } from './audience';

const keyOf = (id: string, recipients: Recipients | undefined) => ['campaignSend', 'audience', id, JSON.stringify(recipients)];

/** Looks at them when the page opens and when they change: between choosing and sending, people withdraw. Suspends while their list is on its way. */
export function useAudience(id: string, recipients: Recipients, source: RecipientSource): void {
  const counting = useCounting(source, useListed(source, recipients.sourceId));
  const read = () => readAudience(id, recipients, { ...counting, signal: new AbortController().signal });
  useSWR(keyOf(id, recipients), read, { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false });
}

/** What has been seen of them so far. */
export function useKnownAudience(id: string, recipients: Recipients | undefined): Audience | undefined {
  return useSWR<Audience>(keyOf(id, recipients), null).data;
}
