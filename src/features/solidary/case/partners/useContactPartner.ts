import { ApiError } from '@/api/ApiError';
import { mayHaveRun } from '@/api/commandEnd';
import { contradicts } from '@/engine/data/command/contradicts';
import { useErrorText } from '@/engine/data/errorMessage';
import { useLabels } from '@/engine/fields/labels';
import { useNotify } from '@/engine/data/useNotify';
import { sentences } from '@/i18n/sentences';
import { useTranslation } from '@/i18n/useTranslation';
import { useApi } from '@/session/hooks';
import type { ConfirmFailure } from '@/ui/ConfirmDialog';
import { useNoteAction } from '../actions/useNoteAction';
import { useCase } from '../CaseContext';
import { contactComment, PARTNER_CONTACT } from './partnerContacts';
import type { PartnerCarpooler } from './partnerRows';
import { usePartnerSendings } from './usePartnerSendings';

const ENDPOINT = 'external_connections';
/** The role in a message: whoever writes here looks for a driver (contract partners.contact). */
const PASSENGER = 2;

/**
 * Writes to a driver of a partner, then notes it in the history, because the platform does not link the two (contract partners.contact). Each step
 * is sent once: if the second fails, it alone is tried again.
 */
export function useContactPartner(carpooler: PartnerCarpooler) {
  const { t } = useTranslation('solidaryFollowUp');
  const api = useApi();
  const errorText = useErrorText();
  const { entity, solidaryCase, sendBeside } = useCase();
  const labels = useLabels(entity.resource);
  const notify = useNotify();
  const noteAction = useNoteAction();
  const { put } = usePartnerSendings();
  const { partner } = carpooler;

  /** Notes the message in the history; `onNoted` is called once it is there. */
  async function note(message: string, onNoted?: () => void): Promise<void> {
    const { userId } = solidaryCase.beneficiary;
    const failed = t('partners.notNoted');
    if (userId === undefined) return notify.error(failed);
    const words = { done: labels.message('success', 'driverContacted'), failed };
    const onMade = () => {
      onNoted?.();
      void put(carpooler, undefined);
    };
    await noteAction({ action: PARTNER_CONTACT, userId, comment: contactComment(carpooler, message), as: carpooler.key, words, onMade });
    return undefined;
  }

  /** Sends the message. Answers what to tell the operator when it was not sent; `onLeft` is called once it is known to be, `onOver` once it is, or may be. */
  async function send(message: string, { onLeft, onOver }: { onLeft(): void; onOver(): void }): Promise<ConfirmFailure | undefined> {
    const body = { provider: partner.provider, carpoolerUuid: partner.carpoolerUuid, journeysUuid: partner.journeyUuid, content: message, role: PASSENGER };
    const outcome = await sendBeside(carpooler.key, async () => {
      if (contradicts(await api.create(ENDPOINT, body), body)) throw new ApiError('outcomeUnknown');
    });
    if (!outcome) return undefined;
    if (!('error' in outcome)) {
      onLeft();
      await put(carpooler, { message, outcome: 'left' });
      await note(message);
      onOver();
      return undefined;
    }
    const { error } = outcome;
    if (!mayHaveRun(error)) return { text: sentences([labels.message('error', 'driverContacted'), errorText(error)]) };
    await put(carpooler, { message, outcome: 'unknown' });
    notify.error(t('partners.states.unknown'));
    onOver();
    return undefined;
  }

  return { send, note };
}
