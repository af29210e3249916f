import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatTelephone } from '@/i18n/format';
import { useCase } from '../case/CaseContext';
import { useSolutionTimes } from '../case/drivers/useSolutionTimes';
import { JourneyFacts } from './JourneyFacts';
import { personName } from '../model/personName';
import type { ChosenDriver } from '../model/SolidaryCase';
import { Sheet, SheetFacts, SheetPart } from './Sheet';
import { useFieldText } from './useFieldText';

/** The sheet that a driver takes along: the passenger, the places and hours, and the needs; nothing else from the request. */
export function TripSheet({ driver }: { driver: ChosenDriver }) {
  const { t } = useTranslation('solidaryPrint');
  const text = useFieldText();
  const { id, structure, beneficiary, needs, journey } = useCase().solidaryCase;
  const timesOf = useSolutionTimes();

  return (
    <Sheet title={t('trip.title', { id })} structure={structure}>
      <SheetPart title={t('driver')}>
        <SheetFacts
          facts={[
            [t('name'), personName(driver)],
            [t('telephone'), driver.telephone && formatTelephone(driver.telephone)],
            ...driver.solutions.map((solution) => [t(`ways.${solution.way ?? 'unknown'}`), timesOf(solution).join('\n')] as const),
          ]}
        />
      </SheetPart>
      <SheetPart title={t('passenger')}>
        <SheetFacts
          facts={[
            [t('name'), personName(beneficiary)],
            [t('telephone'), text('telephone')],
            [t('needs'), needs.map(({ label }) => label).join('\n')],
          ]}
        />
      </SheetPart>
      <SheetPart title={t('journey')}>
        <JourneyFacts journey={journey} />
      </SheetPart>
      <SheetPart title={t('notes')}>
        <Box sx={{ border: 1, height: 120 }} />
      </SheetPart>
    </Sheet>
  );
}
