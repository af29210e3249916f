import type { TFunction } from 'i18next';
import { formatDate, formatTime } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { DAYS, type Hours, type Journey, type Schedule } from './SolidaryCase';

/** The dates and hours of a journey as sentences. */
interface JourneyWords {
  /** The kind of journey: "Trajet ponctuel, aller-retour". */
  kind: string;
  /** The outward journey: "Le 12/03/2027 à 08:30", "Un jour entre le … et le …, de 08:00 à 12:00", "Chaque semaine, du … au …". */
  outward: string;
  /** The return, "Retour le …"; absent if there is none, or if each row of the week has its own. */
  return?: string;
  /** The week of a regular journey: the days, such as "lundi, jeudi", with the hours of both directions. */
  week: readonly ScheduleWords[];
}

interface ScheduleWords {
  days: string;
  hours: string;
}


const PUNCTUAL = 1;
const REGULAR = 2;
/** Choices of the form (contract requests.codes): from here a part of the day of the structure; further down, hours after the outward journey. */
const MORNING = 2;
const EVENING = 4;
const NEXT_HOUR = 2;
const THIRD_HOUR = 4;

/** The sentences about a journey. Never throws: what the platform does not give is left out. `t` is for the namespace `solidaryJourney`. */
export function journeyWords(journey: Journey, language: Language, t: TFunction): JourneyWords {
  const kind = t('kind', { frequency: t(`frequencies.${journey.frequency}`), trip: t(journey.isRoundTrip ? 'roundTrip' : 'oneWay') });
  const outward = outwardWords(journey, language, t);
  const back = journey.frequency === REGULAR ? undefined : returnWords(journey, language, t);
  const week = journey.frequency === REGULAR ? journey.schedules.map((row) => scheduleWords(row, language, t)) : [];
  return { kind, outward, ...(back !== undefined && { return: back }), week };
}

function outwardWords({ frequency, fromDate, toDate, outward, choices }: Journey, language: Language, t: TFunction): string {
  const [from, to] = [dayText(fromDate, language), dayText(toDate, language)];
  if (from === undefined) return t('undated');
  if (frequency === REGULAR) return to === undefined ? t('weekly', { from }) : t('weeklyUntil', { from, to });
  const hours = hoursWords(outward, choices.outwardTime, language, t);
  const days = frequency === PUNCTUAL || to === undefined ? t('on', { date: from }) : t('between', { from, to });
  return [days, hours].filter(Boolean).join(frequency === PUNCTUAL ? ' ' : ', ');
}

/** The hours of the structure's part of the day, when one was chosen. Otherwise only the time itself, without its margin, which nobody asked for. */
function hoursWords(hours: Hours | undefined, choice: number | undefined, language: Language, t: TFunction): string | undefined {
  const { time, min, max } = hours ?? {};
  const isWindow = choice !== undefined && choice >= MORNING && choice <= EVENING;
  if (isWindow && min !== undefined && max !== undefined) return t('window', { from: formatTime(min, language), to: formatTime(max, language) });
  return time === undefined ? undefined : t('at', { time: formatTime(time, language) });
}

function returnWords({ isRoundTrip, returnDate, fromDate, frequency, return: hours, choices }: Journey, language: Language, t: TFunction): string | undefined {
  if (!isRoundTrip) return undefined;
  const choice = choices.returnDate;
  if (choice !== undefined && choice >= NEXT_HOUR && choice <= THIRD_HOUR) return t('returnLater', { count: choice - 1 });
  const time = hours?.time === undefined ? undefined : t('at', { time: formatTime(hours.time, language) });
  // With flexible days, the return is on the same day as the outward journey.
  const date = frequency === PUNCTUAL ? dayText(returnDate ?? fromDate, language) : undefined;
  return [date === undefined ? t('return') : t('returnOn', { date }), time].filter(Boolean).join(' ');
}

function scheduleWords({ days, outwardTime, returnTime }: Schedule, language: Language, t: TFunction): ScheduleWords {
  const hours = [
    outwardTime !== undefined && t('outwardAt', { time: formatTime(outwardTime, language) }),
    returnTime !== undefined && t('returnAt', { time: formatTime(returnTime, language) }),
  ];
  const names = DAYS.filter((day) => days[day]).map((day) => t(`days.${day}`));
  return { days: names.join(', '), hours: hours.filter(Boolean).join(', ') };
}

function dayText(day: string | undefined, language: Language): string | undefined {
  return day === undefined ? undefined : formatDate(day, language);
}
