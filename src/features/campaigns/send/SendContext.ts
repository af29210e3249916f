import { createContext, use } from 'react';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import type { WidgetField } from '@/engine/model/Widget';
import type { RecipientSource } from '../recipients/sources';
import type { Audience } from './audience';
import type { Progress } from './progress';
import type { Reach } from './reach';
import type { useSending } from './useSending';

/** The state that the parts of the page share. */
interface Send extends ReturnType<typeof useSending> {
  entity: EntityBody;
  id: string;
  record: RecordData;
  progress: Progress;
  /** The field with the recipients. */
  field: WidgetField;
  source: RecipientSource | undefined;
  /** What is known about the recipients. */
  audience: Audience | undefined;
  /** How many were chosen, where that is known. */
  chosen: number | undefined;
  reach: Reach;
  /** Whether the operator may use the list that the recipients come from. The platform sends first, and refuses afterwards. */
  mayReach: boolean;
}

export const SendContext = createContext<Send | undefined>(undefined);

export function useSend(): Send {
  const send = use(SendContext);
  if (!send) throw new Error('useSend is called outside SendContext.');
  return send;
}
