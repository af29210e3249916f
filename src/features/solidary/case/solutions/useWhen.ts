import { useTranslation } from 'react-i18next';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDate, formatTime } from '@/i18n/format';
import type { Carpooler } from '../../model/SolidaryCase';
import { weekWords } from '../../model/weekWords';
import { useCase } from '../CaseContext';

type Dates = Pick<Carpooler, 'isRegular' | 'fromDate' | 'toDate' | 'fromTime' | 'schedule'>;

/** When somebody drives, in lines: their week and how long it lasts, or a day and its hour. None where it is not said. */
export function useWhen(): (dates: Dates) => readonly string[] {
  const { t } = useTranslation(['solidaryCase', 'solidaryJourney']);
  const { language } = useTextContext();
  const { journey } = useCase().solidaryCase;
  return ({ isRegular, fromDate, toDate, fromTime, schedule }) => {
    const [from, to] = [fromDate, toDate].map((day) => day && formatDate(day, language));
    // As long as the request itself: there is nothing to say.
    const isAllAlong = fromDate === journey.fromDate && toDate === journey.toDate;
    // A regular advertisement fits a single day by a date and an hour, as any other does.
    const isWeekly = isRegular && Object.keys(schedule).length > 0;
    if (isWeekly) return [...weekWords(schedule, language, t), ...(from && to && !isAllAlong ? [t('matches.during', { from, to })] : [])];
    const time = fromTime && formatTime(fromTime, language);
    if (!from) return time ? [time] : [];
    return [time ? t('matches.dayAt', { date: from, time }) : from];
  };
}
