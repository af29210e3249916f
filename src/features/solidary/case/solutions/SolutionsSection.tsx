import { useTranslation } from 'react-i18next';
import { Notice } from '@/ui/Notice';
import { CasePaper, CaseSection } from '../CaseSection';
import { useCase } from '../CaseContext';
import { WaySolutions } from './WaySolutions';

/** The people who could drive, in each direction. A light structure does not look for drivers: this is said, and those that the platform found are left out. */
export function SolutionsSection() {
  const { t } = useTranslation('solidaryCase');
  const { journey, structure, carpoolers, transporters } = useCase().solidaryCase;
  const hasReturn = journey.isRoundTrip || carpoolers.return.length + transporters.return.length > 0;

  return (
    <CasePaper>
      <CaseSection id="solutions" title={t('sections.solutions')} wide>
        {structure.isLight ? (
          <Notice severity="info">
            {t('light.solutions')}
          </Notice>
        ) : (
          <>
            <WaySolutions way="outward" />
            {hasReturn && <WaySolutions way="return" />}
          </>
        )}
      </CaseSection>
    </CasePaper>
  );
}
