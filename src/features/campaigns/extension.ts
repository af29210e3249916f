import { defineExtension } from '@/engine/model/Extension';
import { loadLaterTexts } from '@/i18n/i18n';
import { libraryPart } from '@/ui/libraryPart';
import { loadChunk } from '@/ui/loadChunk';
import { input } from '@/widgets/input';
import { pageDisplay, plainDisplay } from '@/widgets/pageDisplay';
import { bodyText, carriedBody } from './mailBody/elements';
import { needsCleanRecord } from './recipients/cleanRecord';
import { recipientsText } from './recipients/recipientsText';
import type { campaigns as vocabulary } from './vocabulary';

const { Part: SendingPage } = libraryPart(() => Promise.all([import('./send/CampaignSendScreen'), loadLaterTexts('campaignSend')]).then(([m]) => m.CampaignSendScreen));

/** The e-mail of a campaign, its recipients, and its sending. */
export const campaigns = defineExtension<typeof vocabulary>({
  widgets: () => ({
    recipients: {
      ...input(() => recipientsPart(() => import('./recipients/RecipientsInput').then((m) => m.RecipientsInput))),
      ...plainDisplay(() => recipientsPart(() => import('./recipients/RecipientsDisplay').then((m) => m.RecipientsDisplay)), recipientsText),
      CreateFromSelection: libraryPart(() => recipientsPart(() => import('./recipients/CreateWithRecipients').then((m) => m.CreateWithRecipients))).Part,
      labelPlace: () => 'group',
      afterSave: async (saving) => (await loadChunk(() => import('./recipients/associate'))).associateRecipients(saving),
      needsNewRecord: needsCleanRecord,
      messages: { success: 'associated', error: 'associated' },
    },
    mailBody: {
      ...input(() => import('./mailBody/MailBodyInput').then((m) => m.MailBodyInput)),
      ...pageDisplay(() => import('./mailBody/MailBodyDisplay').then((m) => m.MailBodyDisplay), (value, _field, context) => bodyText(value, context)),
      labelPlace: () => 'group',
      carried: carriedBody,
      afterSave: async (saving) => (await loadChunk(() => import('./mailBody/sendImages'))).sendImages(saving),
      takeAlong: async (value, config) => (await loadChunk(() => import('./mailBody/takeImages'))).takeImages(value, config),
      messages: { error: 'image' },
    },
  }),
  screens: [{ name: 'campaign', route: '/campaigns', path: 'send/:id', operation: 'edit', Screen: SendingPage }],
});

/** Loads a part together with its texts. */
async function recipientsPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadLaterTexts('recipients')]);
  return part;
}
