import { formatDistance } from '@/i18n/format';
import { toLanguage } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import { addressLines } from '@/widgets/address/address';
import { journeyWords } from '../model/journeyWords';
import type { Journey } from '../model/SolidaryCase';
import { SheetFacts } from './Sheet';

/** The places, dates and hours of a journey. */
export function JourneyFacts({ journey }: { journey: Journey }) {
  const { t, i18n } = useTranslation('solidaryPrint');
  const { t: ofJourney } = useTranslation('solidaryJourney');
  const language = toLanguage(i18n.language);
  const { kind, outward, return: back, week } = journeyWords(journey, language, ofJourney);
  const { origin, destination, isAnywhere, distance } = journey;
  return (
    <SheetFacts
      facts={[
        [t('from'), origin && addressLines(origin)[0]],
        [t('to'), isAnywhere ? ofJourney('widgets:address.anywhere') : destination && addressLines(destination)[0]],
        [t('distance'), isAnywhere || distance === undefined ? undefined : formatDistance(distance * 1000, language)],
        [t('kind'), kind],
        [t('when'), [outward, back, ...week.map((row) => t('row', { ...row }))].filter(Boolean).join('\n')],
      ]}
    />
  );
}
