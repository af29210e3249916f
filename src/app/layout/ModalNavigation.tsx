import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTranslation } from '@/i18n/useTranslation';
import { drawerWidth } from '@/ui/tokens';
import { Navigation } from './Navigation';

/** The navigation in a modal drawer. The dialog holds the `nav`: a `nav` with the role of a dialog would be no landmark. */
export function ModalNavigation({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('navigation'), sx: { width: drawerWidth, maxWidth: '85vw' } } }}
    >
      <Box component="nav" aria-label={t('navigation')} sx={{ flex: 1 }}>
        <Navigation />
      </Box>
    </Drawer>
  );
}
