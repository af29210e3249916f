import { useMemo } from 'react';
import type { Api } from '@/api/Api';
import { fewAtOnce } from '@/api/fewAtOnce';
import { useApi } from '@/session/hooks';

/** A page of many small answers must not hold up the list that is opened meanwhile: the browser has six connections to the platform. */
const inTurn = fewAtOnce(3);

/** What the home page reads, a few calls at once whatever asks for them. */
export function useHomeApi(): Pick<Api, 'list' | 'get'> {
  const api = useApi();
  return useMemo(
    () => ({
      list: (path, request, options) => inTurn(() => api.list(path, request, options)),
      get: (path, options) => inTurn(() => api.get(path, options)),
    }),
    [api],
  );
}
