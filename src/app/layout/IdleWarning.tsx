import { lazy, Suspense } from 'react';
import { useIdleWarning, useSessionStore } from '@/session/hooks';
import { loadChunk } from '@/ui/loadChunk';
import { useLogOut } from './LogOutGuard';

const IdleDialog = lazy(() => loadChunk(() => import('./IdleDialog')).then((m) => ({ default: m.IdleDialog })));

/** Two minutes before the idle limit, a way to stay (ux Q6). */
export function IdleWarning() {
  const warning = useIdleWarning();
  const store = useSessionStore();
  const logOut = useLogOut();
  return <Suspense>{warning && <IdleDialog secondsLeft={warning.secondsLeft} onStay={() => store.stay()} onLogOut={logOut} />}</Suspense>;
}
