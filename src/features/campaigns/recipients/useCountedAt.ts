import { useTranslation } from 'react-i18next';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDate, formatTime } from '@/i18n/format';

/** When recipients were counted, by the operator's clock; by the platform when they were associated, unless it was here. */
export function useCountedAt(moment: string | undefined): string {
  const { t } = useTranslation('recipients');
  const { language } = useTextContext();
  if (moment === undefined) return t('countedByPlatform');
  const clock = new Date(moment).toTimeString().slice(0, 5);
  return t('countedAt', { date: formatDate(moment, language), time: formatTime(clock, language) });
}
