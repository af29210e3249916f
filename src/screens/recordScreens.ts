import { lazy, type ComponentType } from 'react';
import type { Operation } from '@/engine/Resource';
import { loadLaterTexts } from '@/i18n/i18n';
import { loadChunk } from '@/ui/loadChunk';

/** A hand-written page about one record: which entity it belongs to, where it is, and the operation that opens it. */
export interface RecordScreen {
  name: string;
  route: string;
  /** Below the route, with the record's `:id`. */
  path: string;
  operation: Operation;
  Screen: ComponentType<{ name: string; id: string }>;
}

export const recordScreens: readonly RecordScreen[] = [
  {
    name: 'campaign',
    route: '/campaigns',
    path: 'send/:id',
    operation: 'edit',
    Screen: lazy(() =>
      loadChunk(() => Promise.all([import('./campaignSend/CampaignSendScreen'), loadLaterTexts('campaignSend')])).then(([m]) => ({ default: m.CampaignSendScreen })),
    ),
  },
];
