import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Api } from '@/api/Api';
import { fewAtOnce } from '@/api/fewAtOnce';
import { useApi, useConfig } from '@/session/hooks';
import type { TransformContext } from '../model/transforms/Transform';
import { transformContext } from '../model/transforms/transformContext';

/** Gives reads a signal that aborts them when the screen closes (rule calls.deadlines), or when `shown` changes. */
export function useReadSignal(shown = ''): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  // A layout effect runs before the read of what is shown next begins.
  useLayoutEffect(() => () => controller.current?.abort(), [shown]);

  return useCallback(() => {
    if (!controller.current || controller.current.signal.aborted) controller.current = new AbortController();
    return controller.current.signal;
  }, []);
}

interface Reading<ReadApi = Api> {
  api: ReadApi;
  context: TransformContext;
  signal: AbortSignal;
}

/** What a read of records is made with; its signal is that of `useReadSignal`. */
export function useReading(shown?: string): () => Reading {
  const api = useApi();
  const { utcTime } = useConfig().settings;
  const readSignal = useReadSignal(shown);
  return () => ({ api, context: transformContext(utcTime), signal: readSignal() });
}

/** The many small reads of a page take turns: the browser opens six connections to the platform, and a list that is opened meanwhile needs some of them. */
const inTurn = fewAtOnce(3);

/** What the many small reads of a page are made with: the names and the figures that it shows beside each other. Three are sent at once, whatever part of the page makes them. */
export function useReadingInTurn(shown?: string): () => Reading<Pick<Api, 'list' | 'get'>> {
  const reading = useReading(shown);
  return () => {
    const { api, ...read } = reading();
    return { ...read, api: { list: (...call) => inTurn(() => api.list(...call)), get: (...call) => inTurn(() => api.get(...call)) } };
  };
}
