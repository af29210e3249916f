import { createContext, use } from 'react';
import type { EntityBody, RecordData } from '@/engine/Resource';
import type { Progress } from './progress';
import type { useSending } from './useSending';

/** What the parts of the page share. */
export interface Send extends ReturnType<typeof useSending> {
  entity: EntityBody;
  id: string;
  record: RecordData;
  progress: Progress;
  /** How many people it reaches: what the test has counted, else what was counted when they were chosen. */
  reach: number;
  /** Whether the operator may use the list that the recipients come from: the platform sends first, and refuses after. */
  mayReach: boolean;
}

export const SendContext = createContext<Send | undefined>(undefined);

export function useSend(): Send {
  const send = use(SendContext);
  if (!send) throw new Error('useSend is called outside SendContext.');
  return send;
}
