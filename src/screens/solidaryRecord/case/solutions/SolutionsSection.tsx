import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { SolidaryCase } from '../../model/SolidaryCase';
import { CasePaper, CaseSection } from '../CaseSection';
import { useCase } from '../CaseContext';
import { WaySolutions } from './WaySolutions';

/** Who could drive, one way and back. A light structure looks for nobody (specification section 3), and it is said. */
export function SolutionsSection() {
  const { t } = useTranslation('solidaryCase');
  const { solidaryCase } = useCase();
  const { journey, structure } = solidaryCase;
  const hasReturn = journey.isRoundTrip || hasMatches(solidaryCase, 'return');

  return (
    <CasePaper>
      <CaseSection id="solutions" title={t('sections.solutions')} wide>
        {structure.isLight && !hasMatches(solidaryCase, 'outward') && !hasMatches(solidaryCase, 'return') ? (
          <Alert severity="info" role="note">
            {t('light.solutions')}
          </Alert>
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

function hasMatches({ carpoolers, transporters }: SolidaryCase, way: 'outward' | 'return'): boolean {
  return carpoolers[way].length + transporters[way].length > 0;
}
