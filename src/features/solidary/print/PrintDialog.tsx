import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useId } from 'react';
import { formatTelephone } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { useCase } from '../case/CaseContext';
import { useSolutionTimes } from '../case/drivers/useSolutionTimes';
import { personName } from '../model/personName';
import type { ChosenDriver } from '../model/SolidaryCase';
import { JourneyFacts } from './JourneyFacts';
import { RequestSheet } from './RequestSheet';
import { Sheet, SheetFacts, SheetPart } from './Sheet';
import { useFieldText } from './useFieldText';

interface PrintDialogProps {
  /** The driver whose trip is printed; undefined for the request itself. */
  driver: ChosenDriver | undefined;
  onClose(): void;
}

/** Shows the sheet as it will be printed; nothing else of the page is printed. */
export function PrintDialog({ driver, onClose }: PrintDialogProps) {
  const { t } = useTranslation('solidaryPrint');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md" className={SHEET}>
      <GlobalStyles styles={paperOnly} />
      <DialogTitle id={titleId} sx={{ displayPrint: 'none' }}>
        {t(driver ? 'trip.preview' : 'request.preview')}
      </DialogTitle>
      <DialogContent tabIndex={0} sx={sheetStyle}>
        {driver ? <TripSheet driver={driver} /> : <RequestSheet />}
      </DialogContent>
      <DialogActions sx={{ displayPrint: 'none' }}>
        <Button onClick={onClose}>{t('ui:close')}</Button>
        <Button variant="contained" autoFocus onClick={() => window.print()}>
          {t('print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const SHEET = 'printed-sheet';

/** The sheet is white like paper, whatever the colour scheme of the screen. */
const sheetStyle = { bgcolor: 'common.white', color: 'common.black', '&&': { pt: 2 }, '@media print': { overflow: 'visible', '&&': { p: 0 } } };

const paperOnly = {
  '@media print': {
    [`body > *:not(.${SHEET})`]: { display: 'none !important' },
    [`.${SHEET} .MuiBackdrop-root`]: { display: 'none' },
    [`.${SHEET} .MuiDialog-container`]: { display: 'block', height: 'auto' },
    [`.${SHEET} .MuiDialog-paper`]: { margin: 0, maxWidth: 'none', maxHeight: 'none', boxShadow: 'none', overflow: 'visible' },
  },
  '@page': { margin: '15mm' },
};

/** The sheet that a driver takes along: the passenger, the places and hours, and the needs; nothing else from the request. */
function TripSheet({ driver }: { driver: ChosenDriver }) {
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
