import type { TFunction } from 'i18next';
import { formatTime } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { DAYS } from './journeyWords';
import type { WeekHours } from './SolidaryCase';

/**
 * When somebody drives, a text for each run of days at the same hour: "lundi – mercredi à 07:30", "vendredi à 08:00". `t` is of the namespace
 * `solidaryCase`, with `solidaryJourney` there.
 */
export function weekWords(week: WeekHours, language: Language, t: TFunction): string[] {
  const runs = DAYS.reduce<{ first: string; last: string; time: string | undefined }[]>((before, day) => {
    const [previous, time] = [before.at(-1), week[day]];
    if (previous && previous.time === time) return [...before.slice(0, -1), { ...previous, last: day }];
    return [...before, { first: day, last: day, time }];
  }, []);
  return runs.flatMap(({ first, last, time }) => {
    if (time === undefined) return [];
    const [from, to] = [t(`solidaryJourney:days.${first}`), t(`solidaryJourney:days.${last}`)];
    return [t(first === last ? 'week.day' : 'week.span', { from, to, time: formatTime(time, language) })];
  });
}
