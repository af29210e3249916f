import { useMemo } from 'react';
import type { Api } from '@/api/Api';
import { fewAtOnce } from '@/api/fewAtOnce';
import { useApi } from '@/session/hooks';

/** Limits the home page to three requests at once, as its many small answers must not hold up a list that is opened meanwhile: the browser has six connections to the platform. */
const inTurn = fewAtOnce(3);

/** The requests of the home page, a few at once, whatever part of it makes them. */
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
