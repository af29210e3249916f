import { lazy } from 'react';
import { useIdleWarning, useSessionStore } from '@/session/hooks';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { loadChunk } from '@/ui/loadChunk';
import { useLogOut } from './LogOutGuard';

const IdleDialog = lazy(() => loadChunk(() => import('./IdleDialog')).then((m) => ({ default: m.IdleDialog })));

/** Two minutes before the idle limit, a way to stay. */
export function IdleWarning() {
  const warning = useIdleWarning();
  const store = useSessionStore();
  const logOut = useLogOut();
  return <OverlayBoundary>{warning && <IdleDialog secondsLeft={warning.secondsLeft} onStay={() => store.stay()} onLogOut={logOut} />}</OverlayBoundary>;
}
