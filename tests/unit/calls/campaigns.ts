import type { RecordData } from '@/engine/model/Schema';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { sendOnce } from '@/features/campaigns/send/sendOnce';
import type { ChosenRecipients, Recipients } from '@/features/campaigns/recipients/recipients';
import { sourceOf } from '@/features/campaigns/recipients/sources';
import { entityNamed } from '../../support/realEntities';
import { context } from './app';
import type { CallRow, Tab } from './CallRow';

const campaign = entityNamed('campaign');

/** Gives a saved campaign the chosen people. The campaign is read before and after, because the answer of the command does not tell who was taken. */
const associates = (chosen: ChosenRecipients) => ({ app }: Tab) => app.change(campaign, { id: 12, status: 0 }, { recipients: chosen });
const chosen = (more: Omit<ChosenRecipients, 'countedAt' | 'deliveryCount'>): ChosenRecipients => ({ deliveryCount: 3, countedAt: '2026-11-20T10:00:00Z', ...more });

/** Sends a campaign that is ready, which is read again just before. */
async function sends({ app, api }: Tab, sent: 'test' | 'mailing', stored: RecordData): Promise<void> {
  const record = recordFromApi(campaign, stored, context);
  const source = sourceOf(record['recipients'] as Recipients);
  if (!source) throw new Error('Nobody is to be written to.');
  const { list } = entityNamed(source.resource).resource;
  await sendOnce({ api, id: '12', sent, record, source, list, chosen: undefined, read: () => app.read('campaign', 12) }, String);
}

const read = ['GET admin/campaigns/12'] as const;
const filtered = { id: 12, status: 1, source: 1, filterType: 2, filters: 'gender=1&gender=2&givenName=Zoé', deliveryCount: 3 };
const ofCommunity = { id: 12, status: 1, source: 2, sourceId: 4, filterType: 1, deliveryCount: 2 };

export const campaigns: readonly CallRow[] = [
  {
    entry: '7.82',
    async sends(tab) {
      await associates(chosen({ source: 1, filterType: 2, filters: 'gender%5B%5D=1&givenName=Zo%C3%A9' }))(tab);
      await associates(chosen({ source: 1, filterType: 1, ids: [9, 10] }))(tab);
    },
    leaves: [
      read, ['GET admin/users/associate-campaign?campaignId=12&filterType=2&gender[]=1&givenName=Zoé'], read,
      read, ['GET admin/users/associate-campaign?campaignId=12&filterType=1&user[]=9&user[]=10'], read,
    ],
  },
  {
    entry: '7.83',
    fields: ['9.5'],
    async sends(tab) {
      await sends(tab, 'test', filtered);
      await sends(tab, 'mailing', filtered);
    },
    answers: { 'GET admin/campaigns/12': filtered, 'GET admin/users/send-campaign': [3] },
    leaves: [
      read, ['GET admin/users/send-campaign?campaignId=12&mode=1&gender[]=1&gender[]=2&givenName=Zoé'],
      read, ['GET admin/users/send-campaign?campaignId=12&mode=2&gender[]=1&gender[]=2&givenName=Zoé'],
    ],
  },
  {
    entry: '7.84',
    fields: ['9.6'],
    sends: associates(chosen({ source: 2, sourceId: 4, filterType: 1, ids: [71, 72] })),
    leaves: [read, ['GET admin/community_members/associate-campaign?campaignId=12&communityId=4&filterType=1&member[]=71&member[]=72'], read],
  },
  {
    entry: '7.85',
    async sends(tab) {
      await sends(tab, 'test', ofCommunity);
      await sends(tab, 'mailing', ofCommunity);
    },
    answers: { 'GET admin/campaigns/12': ofCommunity, 'GET admin/community_members/send-campaign': [2] },
    leaves: [
      read, ['GET admin/community_members/send-campaign?campaignId=12&mode=1&communityId=4'],
      read, ['GET admin/community_members/send-campaign?campaignId=12&mode=2&communityId=4'],
    ],
  },
];
