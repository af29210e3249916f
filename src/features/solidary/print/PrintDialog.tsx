import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import type { ChosenDriver } from '../model/SolidaryCase';
import { RequestSheet } from './RequestSheet';
import { TripSheet } from './TripSheet';

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
