import type { TextContext } from '@/engine/Widget';
import { formatDate, formatTime } from '@/i18n/format';
import { weekText } from '@/widgets/week/slots';
import { DAYS } from '../../model/journeyWords';
import type { Solution, WeekHours } from '../../model/SolidaryCase';

type Words = Pick<TextContext, 't' | 'language'>;

/** When somebody would drive: "le 12/03/2027 à 08:30", "du … au …, lundi, mardi à 08:30", "lundi – vendredi (matin)". Nothing where it is not said. */
export function timesText({ fromDate, toDate, fromTime, schedule, available = new Set() }: Times, words: Words): string | undefined {
  const week = weekHoursText(schedule, words);
  const days = week === undefined ? dayText(fromDate, fromTime, words) : spanText(fromDate, toDate, words);
  return [days, week, weekText([...available], words)].filter(Boolean).join(', ') || undefined;
}

type Times = Pick<Solution, 'fromDate' | 'toDate' | 'fromTime' | 'schedule'> & Partial<Pick<Solution, 'available'>>;

/** Days that have the same hour are said together. */
function weekHoursText(schedule: WeekHours, { t, language }: Words): string | undefined {
  const hours = [...new Set(DAYS.flatMap((day) => schedule[day] ?? []))];
  const said = hours.map((hour) => {
    const days = DAYS.filter((day) => schedule[day] === hour).map((day) => t(`solidaryJourney:days.${day}`));
    return `${days.join(', ')} ${t('solidaryJourney:at', { time: formatTime(hour, language) })}`;
  });
  return said.join(language === 'fr' ? '\u202f; ' : '; ') || undefined;
}

function dayText(day: string | undefined, time: string | undefined, { t, language }: Words): string | undefined {
  const date = day === undefined ? undefined : formatDate(day, language);
  const hour = time === undefined ? undefined : t('solidaryJourney:at', { time: formatTime(time, language) });
  return [date, hour].filter(Boolean).join(' ') || undefined;
}

function spanText(first: string | undefined, last: string | undefined, words: Words): string | undefined {
  const [from, to] = [first, last].map((day) => (day === undefined ? undefined : formatDate(day, words.language)));
  return from !== undefined && to !== undefined ? words.t('solidaryFollowUp:span', { from, to }) : from;
}
