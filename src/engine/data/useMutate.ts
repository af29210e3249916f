import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { SWRGlobalState, type ScopedMutator } from 'swr/_internal';

/** Changes cached answers, as SWR's `mutate` does. The cache ends with the session; the end of a command that was under way then changes nothing, and does not fail. */
export function useMutate(): ScopedMutator {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => ((...given: Parameters<typeof mutate>) => (SWRGlobalState.has(cache) ? mutate(...given) : Promise.resolve(undefined))) as ScopedMutator, [cache, mutate]);
}
