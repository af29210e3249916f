import { useTranslation } from 'react-i18next';
import { useTextContext } from '@/engine/useTextContext';
import { formatDateTime, formatDistance, formatNumber } from '@/i18n/format';
import { personName } from '../../model/personName';
import { useCase } from '../CaseContext';
import type { MatchRow } from '../solutions/MatchTable';
import { useCarpoolerRow } from '../solutions/useCarpoolerRow';
import { ContactPartner } from './ContactPartner';
import { partnerContacts } from './partnerContacts';
import type { PartnerCarpooler } from './partnerRows';
import { usePartnerSendings } from './usePartnerSendings';

/** How a carpooler of a partner stands among the others: the whole journey instead of a detour, and whether they were written to (ux O6). */
export function usePartnerRow(): (carpooler: PartnerCarpooler) => MatchRow {
  const { t } = useTranslation('solidaryFollowUp');
  const { language } = useTextContext();
  const { solidaryCase } = useCase();
  const carpoolerRow = useCarpoolerRow();
  const { sendingOf } = usePartnerSendings();

  function whole({ duration, distance }: PartnerCarpooler): string | undefined {
    const minutes = duration === undefined ? undefined : t('partners.minutes', { minutes: formatNumber(Math.round(duration / 60), language) });
    const length = distance === undefined ? undefined : formatDistance(distance, language);
    const both = [minutes, length].filter(Boolean).join(', ');
    return both === '' ? undefined : t('partners.whole', { journey: both });
  }

  function contact(carpooler: PartnerCarpooler): string[] {
    const sending = sendingOf(carpooler);
    const [last] = partnerContacts(carpooler, solidaryCase.diary);
    if (sending) return [t(`partners.states.${sending.outcome}`)];
    if (!last) return [];
    const by = personName(last.author);
    return [t(by === undefined ? 'contacts.at' : 'contacts.atBy', { means: t('contacts.means.message'), date: formatDateTime(last.date, language), by })];
  }

  return (carpooler) => {
    const row = carpoolerRow(carpooler);
    const journey = whole(carpooler);
    return { ...row, notes: [...(row.notes ?? []), ...contact(carpooler)], ...(journey !== undefined && { detour: journey }), action: <ContactPartner carpooler={carpooler} /> };
  };
}
