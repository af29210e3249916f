import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { lazyPart } from '@/ui/lazyPart';

// The modal drawer is for narrow screens: a wide one never asks for its code.
const { Part: ModalNavigation } = lazyPart(() => import('./ModalNavigation').then((m) => m.ModalNavigation));

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The menu of narrow screens: a modal drawer, which closes when the operator chooses a page. */
export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  const { key } = useLocation();
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  useEffect(onClose, [key, onClose]);

  return <OverlayBoundary>{wasOpened && <ModalNavigation open={open} onClose={onClose} />}</OverlayBoundary>;
}
