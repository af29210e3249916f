import { useTranslation } from 'react-i18next';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDistance, formatDuration } from '@/i18n/format';
import type { MatchRow } from '../solutions/MatchTable';
import { useCarpoolerRow } from '../solutions/useCarpoolerRow';
import { ContactPartner } from './ContactPartner';
import { PartnerContactLine } from './PartnerContactLine';
import type { PartnerCarpooler } from './partnerRows';

/** The row of a partner's carpooler: with the whole journey instead of a detour, and whether they were written to. */
export function usePartnerRow(onAsk: (carpooler: PartnerCarpooler) => void): (carpooler: PartnerCarpooler) => MatchRow {
  const { t } = useTranslation('solidaryFollowUp');
  const { language } = useTextContext();
  const carpoolerRow = useCarpoolerRow();

  function whole({ duration, distance }: PartnerCarpooler): string | undefined {
    const time = duration === undefined ? undefined : formatDuration(duration, language);
    const length = distance === undefined ? undefined : formatDistance(distance, language);
    const both = [time, length].filter(Boolean).join(', ');
    return both === '' ? undefined : t('partners.whole', { journey: both });
  }

  return (carpooler) => {
    const row = carpoolerRow(carpooler);
    const journey = whole(carpooler);
    return { ...row, state: <PartnerContactLine carpooler={carpooler} />, ...(journey !== undefined && { detour: journey }), action: <ContactPartner carpooler={carpooler} onAsk={() => onAsk(carpooler)} /> };
  };
}
