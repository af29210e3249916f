import type { TFunction } from 'i18next';
import { formatTime } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { DAYS, type WeekHours } from './SolidaryCase';

/**
 * When a person drives: a text for each run of days with the same hour, such as "lundi – mercredi à 07:30" or "vendredi à 08:00". `t` is for the
 * namespace `solidaryCase`, with `solidaryJourney` loaded.
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
