import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '@/i18n/format';
import { toLanguage } from '@/i18n/language';
import type { EntityBody, RecordData } from '@/engine/Resource';
import { completedEntity } from './completedEntity';
import type { ImpossibleJourney } from './journeyRules';
import type { RequestConfiguration } from '../model/RequestConfiguration';

/** The entity of requests as one structure makes it; the same object as long as nothing of it changes. */
export function useCompletedEntity(entity: EntityBody, configuration: RequestConfiguration, record?: RecordData): EntityBody {
  const { t, i18n } = useTranslation('solidaryRequest');
  const language = toLanguage(i18n.language);

  return useMemo(() => {
    const words = {
      ownSubject: t('ownSubject'),
      fileLater: t('fileLater'),
      emailNeeded: t('emailNeeded'),
      impossible: (what: ImpossibleJourney) => t(`impossible.${what}`),
      partOfDay: (choice: number, window: { min: string; max: string } | undefined) => {
        const part = t(`partsOfDay.${choice}`);
        return window ? t('partOfDay', { part, from: formatTime(window.min, language), to: formatTime(window.max, language) }) : part;
      },
    };
    return completedEntity(entity, { configuration, words, ...(record && { record }) });
  }, [entity, configuration, record, t, language]);
}
