import { useEffect, useState } from 'react';
import { ApiError } from '@/api/ApiError';
import type { Picked } from '@/engine/model/Picked';
import { useConfig } from '@/session/hooks';
import { choose, type Choice } from './choose';
import type { RecipientSource } from './sources';
import { useCounting } from './useCounting';

export type ChoiceState = Choice | { kind: 'counting'; read: number } | { kind: 'failed'; error: ApiError };

/** Turns the picked people into a choice. Unmounting the component stops the reading. */
export function useChoice(picked: Picked, source: RecipientSource): { state: ChoiceState; retry: () => void } {
  const counting = useCounting(source, picked.entity);
  const { apiUrl } = useConfig();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ChoiceState>({ kind: 'counting', read: 0 });
  // The first value is kept: a later rendering may bring another list of the same records.
  const [held] = useState(picked);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (next: ChoiceState) => void (signal.aborted || setState(next));
    choose(held, { ...counting, signal, apiUrl, onRead: (read) => tell({ kind: 'counting', read }) }).then(tell, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      tell({ kind: 'failed', error });
    });
    return () => controller.abort();
  }, [held, counting, apiUrl, attempt]);

  function retry() {
    setState({ kind: 'counting', read: 0 });
    setAttempt((before) => before + 1);
  }

  return { state, retry };
}
