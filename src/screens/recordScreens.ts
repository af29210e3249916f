import { lazy, type ComponentType } from 'react';
import type { Operation } from '@/engine/model/Resource';
import { loadLaterTexts } from '@/i18n/i18n';
import { loadChunk } from '@/ui/loadChunk';

/**
 * A hand-written page about a record: which entity it belongs to, where it is, and the operation that opens it. At the address of a page that
 * the engine would make (`show/:id`, `create`, `:id`) it takes its place. `forStructure`: it depends on the structure that the operator has chosen.
 */
export type RecordScreen = { name: string; route: string; operation: Operation; forStructure?: true } & (AboutRecord | AboutNone);

interface AboutRecord {
  /** Below the route. */
  path: `${string}:id`;
  Screen: ComponentType<{ name: string; id: string }>;
}

interface AboutNone {
  path: 'create';
  Screen: ComponentType<{ name: string }>;
}

/** Of the parts of the page of a request. */
const CASE_WORDS = ['solidaryCase', 'solidaryFollowUp', 'solidaryJourney', 'solidaryPrint'];

/** Of its form, and of a request that cannot be read. */
const FORM_WORDS = ['solidaryRequest', 'solidaryCase'];

const requestForm = lazy(() =>
  loadChunk(() => Promise.all([import('./solidaryRecord/form/RequestFormScreen'), ...FORM_WORDS.map(loadLaterTexts)])).then(([m]) => ({ default: m.RequestFormScreen })),
);

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
  {
    name: 'solidaryRecord',
    route: '/solidaryrecords',
    path: 'show/:id',
    operation: 'show',
    Screen: lazy(() =>
      loadChunk(() => Promise.all([import('./solidaryRecord/case/CaseScreen'), ...CASE_WORDS.map(loadLaterTexts)])).then(([m]) => ({ default: m.CaseScreen })),
    ),
  },
  {
    name: 'solidaryRecord',
    route: '/solidaryrecords',
    path: 'create',
    operation: 'create',
    forStructure: true,
    Screen: requestForm,
  },
  {
    name: 'solidaryRecord',
    route: '/solidaryrecords',
    path: ':id',
    operation: 'edit',
    forStructure: true,
    Screen: requestForm,
  },
];
