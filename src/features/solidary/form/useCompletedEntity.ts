import { useMemo } from 'react';
import { stands } from '@/config/platformFaults';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { formatDay, formatTime } from '@/i18n/format';
import { toLanguage } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig } from '@/session/hooks';
import type { RequestConfiguration } from '../model/RequestConfiguration';
import { completedEntity, type FormWords } from './completedEntity';
import type { EveryDay } from './everyDay';

/** The entity of requests as completed by a structure; the same object as long as nothing changes. */
export function useCompletedEntity(entity: EntityBody, configuration: RequestConfiguration, record?: RecordData): EntityBody {
  const words = useFormWords();
  const { settings } = useConfig();
  return useMemo(
    () => completedEntity(entity, { configuration, words, has: (fault) => stands(fault, settings), ...(record && { record }) }),
    [entity, configuration, words, settings, record],
  );
}

/** The sentences of a request's form that depend on its structure or on the values; the same object as long as the language stays. */
export function useFormWords(): FormWords {
  const { t, i18n } = useTranslation('solidaryRequest');
  const language = toLanguage(i18n.language);

  return useMemo(() => {
    const time = (clock: string) => formatTime(clock, language) ?? clock;
    const day = (date: string) => formatDay(date, language) ?? date;

    function everyDay({ from, to, outwardTime, returnTime }: EveryDay) {
      const hours = { outward: time(outwardTime), ...(returnTime !== undefined && { back: time(returnTime) }) };
      const period = { from: day(from), to: day(to) };
      return {
        title: t('everyDay.title'),
        body: t('everyDay.body'),
        advised: { label: t('everyDay.advised', period), detail: t(returnTime === undefined ? 'everyDay.oneWay' : 'everyDay.bothWays', hours) },
        asked: { label: t('everyDay.asked'), detail: t('everyDay.risk') },
        taken: t('everyDay.taken', period),
      };
    }

    return {
      ownSubject: t('ownSubject'),
      fileLater: t('fileLater'),
      fileKept: t('fileKept'),
      emailNeeded: t('emailNeeded'),
      flexibleRisk: t('flexibleRisk'),
      impossible: (what) => t(`impossible.${what}`),
      everyDay,
      partOfDay(choice, window) {
        const part = t(`partsOfDay.${choice}`);
        return window ? t('partOfDay', { part, from: time(window.min), to: time(window.max) }) : part;
      },
    };
  }, [t, language]);
}
