import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { sizes } from '@/ui/tokens';
import { Navigation } from './Navigation';

/** The navigation as a modal drawer: a dialog that holds the landmark, which a `nav` that is a dialog would not be. */
export function ModalNavigation({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('navigation'), sx: { width: sizes.drawer, maxWidth: '85vw' } } }}
    >
      <Box component="nav" aria-label={t('navigation')} sx={{ flex: 1 }}>
        <Navigation />
      </Box>
    </Drawer>
  );
}
