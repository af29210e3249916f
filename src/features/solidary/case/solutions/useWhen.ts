import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDate, formatTime } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import type { Carpooler } from '../../model/SolidaryCase';
import { weekWords } from '../../model/weekWords';
import { useCase } from '../CaseContext';

type Dates = Pick<Carpooler, 'isRegular' | 'fromDate' | 'toDate' | 'fromTime' | 'schedule'>;

/** When a person drives, as lines: their week with its period, or a day with its hour. Empty where it is unknown. */
export function useWhen(): (dates: Dates) => readonly string[] {
  const { t } = useTranslation('solidaryCase');
  const { language } = useTextContext();
  const { journey } = useCase().solidaryCase;
  return ({ isRegular, fromDate, toDate, fromTime, schedule }) => {
    const [from, to] = [fromDate, toDate].map((day) => day && formatDate(day, language));
    // The period is left out when it is the same as the request's.
    const isAllAlong = fromDate === journey.fromDate && toDate === journey.toDate;
    // A regular advertisement that fits a single day has a date and an hour, as any other does.
    const isWeekly = isRegular && Object.keys(schedule).length > 0;
    if (isWeekly) return [...weekWords(schedule, language, t), ...(from && to && !isAllAlong ? [t('matches.during', { from, to })] : [])];
    const time = fromTime && formatTime(fromTime, language);
    if (!from) return time ? [time] : [];
    return [time ? t('matches.dayAt', { date: from, time }) : from];
  };
}
