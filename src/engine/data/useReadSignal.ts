import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Api } from '@/api/Api';
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

/** What a read of records is made with; its signal is that of `useReadSignal`. */
export function useReading(shown?: string): () => { api: Api; context: TransformContext; signal: AbortSignal } {
  const api = useApi();
  const { utcTime } = useConfig().settings;
  const readSignal = useReadSignal(shown);
  return () => ({ api, context: transformContext(utcTime), signal: readSignal() });
}
