import { json, type Seen } from '../../unit/api/fakes';
import { renderApp } from './renderApp';

export const PERMISSIONS = ['campaign_list', 'campaign_read', 'campaign_create', 'campaign_update', 'user_list'];

export const campaign = {
  id: 7,
  name: 'Lettre de rentrée',
  subject: 'Et si vous covoituriez ?',
  email: 'ne-pas-repondre@exemple.fr',
  body: JSON.stringify([{ type: 'text', value: '<p><a href="https://www.exemple.fr">Trouver un trajet</a></p>', position: 1 }]),
  status: 0,
  source: 1,
  filterType: 1,
  deliveryCount: 1243,
  creatorId: 12,
  creator: 'Élodie M.',
  creatorEmail: 'elodie@demo.test',
  createdDate: '2026-10-02T08:00:00+00:00',
};

export interface Setting {
  /** The page; by default the one that sends. */
  address?: string;
  record?: object;
  permissions?: string[];
  /** The answers to the commands, in turn; the last one is repeated. */
  sends?: (() => Response | Promise<Response>)[];
  config?: Record<string, unknown>;
  /** Whether the platform acts, whatever it answers; unless said, only when it does not refuse. */
  acts?: boolean;
  answers?: Record<string, (seen: Seen) => Response | Promise<Response>>;
  language?: 'fr' | 'en';
  strict?: boolean;
}

/** Opens the page over a platform that keeps one campaign and its status. */
export async function open({ address = '/campaigns/send/7', record = {}, permissions = PERMISSIONS, sends = [], config = {}, language = 'fr', strict = true, acts, answers = {} }: Setting = {}) {
  const kept = { ...campaign, ...record };
  const sendings: number[] = [];
  const app = await renderApp({
    address,
    permissions,
    config,
    language,
    strict,
    answers: {
      'admin/campaigns': () => json({ 'hydra:member': [kept], 'hydra:totalItems': 1 }),
      'admin/campaigns/7': () => json(kept),
      ...answers,
      async 'admin/users/send-campaign'() {
        sendings.push(kept.status);
        const send = sends.length > 1 ? sends.shift() : sends[0];
        const answer = await (send?.() ?? json({ 'hydra:member': [1243] }));
        if (acts ?? answer.ok) kept.status += 1;
        return answer;
      },
    },
  });
  return { ...app, sendings, kept };
}
