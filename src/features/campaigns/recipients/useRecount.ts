import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/ApiError';
import { filterParameters } from './parameters';
import { countFiltered, countSelected } from './reach';
import { FILTERS, type Recipients } from './recipients';
import type { RecipientSource } from './sources';
import { useCounting } from './useCounting';
import { useListed } from './useListed';

/** Whether these recipients can be counted again. The people of a stored selection cannot be read back (contract campaigns.fields). */
export function isCountable(recipients: Recipients & { ids?: readonly number[] }, source: RecipientSource): boolean {
  if (recipients.isUnreadable) return false;
  return recipients.filterType === FILTERS ? source.counts !== undefined : recipients.ids !== undefined;
}

/** Counts recipients again on request. */
export function useRecount(recipients: Recipients & { ids?: readonly number[] }, source: RecipientSource, onCounted: (count: number) => void) {
  const counting = useCounting(source, useListed(source, recipients.sourceId));
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function recount() {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    setBusy(true);
    setError(undefined);
    try {
      const count = await (recipients.filterType === FILTERS
        ? countFiltered(filterParameters(recipients.filters ?? '', counting.entity.resource.list), { ...counting, signal })
        : countSelected(recipients.ids ?? [], { ...counting, signal }));
      if (!signal.aborted) onCounted(count);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.kind !== 'aborted') setError(cause);
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  }

  return { recount: () => void recount(), isBusy, error };
}
