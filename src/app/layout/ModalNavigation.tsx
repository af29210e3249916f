import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { sizes } from '@/ui/tokens';
import { Navigation } from './Navigation';

/** The navigation as a modal drawer. */
export function ModalNavigation({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { component: 'nav', 'aria-label': t('navigation'), sx: { width: sizes.drawer, maxWidth: '85vw' } } }}
    >
      <Navigation />
    </Drawer>
  );
}
