import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/ApiError';
import { useErrorText } from '@/engine/data/errorMessage';
import { useLabels } from '@/engine/fields/labels';
import { useNotify } from '@/engine/data/useNotify';
import { useApi } from '@/session/hooks';
import { useNoteAction } from '../actions/useNoteAction';
import { useCase } from '../CaseContext';
import { contactComment, PARTNER_CONTACT } from './partnerContacts';
import type { PartnerCarpooler } from './partnerRows';
import { usePartnerSendings } from './usePartnerSendings';

const ENDPOINT = 'external_connections';
/** Whoever writes looks for a driver (contract partners.contact). */
const PASSENGER = 2;

/**
 * Writes to a driver of a partner, then notes it in the history, as nothing on the platform links the two (contract partners.contact). Each step is sent
 * once: when the second fails it is tried again alone.
 */
export function useContactPartner(carpooler: PartnerCarpooler) {
  const { t } = useTranslation('solidaryFollowUp');
  const api = useApi();
  const errorText = useErrorText();
  const { entity, solidaryCase } = useCase();
  const labels = useLabels(entity.resource);
  const notify = useNotify();
  const noteAction = useNoteAction();
  const { put } = usePartnerSendings();
  const { partner } = carpooler;

  async function note(message: string): Promise<void> {
    const { userId } = solidaryCase.beneficiary;
    const failed = t('partners.notNoted');
    if (userId === undefined) return notify.error(failed);
    const words = { done: labels.message('success', 'driverContacted'), failed };
    const onMade = () => void put(carpooler, undefined);
    await noteAction({ action: PARTNER_CONTACT, userId, comment: contactComment(carpooler, message), as: carpooler.key, words, onMade });
    return undefined;
  }

  /** Rejects with what to say when the message has not left. */
  async function send(message: string): Promise<void> {
    try {
      await api.create(ENDPOINT, { provider: partner.provider, carpoolerUuid: partner.carpoolerUuid, journeysUuid: partner.journeyUuid, content: message, role: PASSENGER });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind !== 'outcomeUnknown') throw new Error(`${labels.message('error', 'driverContacted')}. ${errorText(error)}`, { cause: error });
      await put(carpooler, { message, outcome: 'unknown' });
      return notify.error(t('partners.states.unknown'));
    }
    await put(carpooler, { message, outcome: 'left' });
    return note(message);
  }

  return { send, note };
}
