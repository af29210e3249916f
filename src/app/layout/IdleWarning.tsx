import { lazy, Suspense } from 'react';
import { useIdleWarning, useSessionStore } from '@/session/hooks';
import { useLeave } from '@/ui/LeaveGuard';
import { loadChunk } from '@/ui/loadChunk';

const IdleDialog = lazy(() => loadChunk(() => import('./IdleDialog')).then((m) => ({ default: m.IdleDialog })));

/** Two minutes before the idle limit, a way to stay (ux Q6). */
export function IdleWarning() {
  const warning = useIdleWarning();
  const store = useSessionStore();
  const leave = useLeave();
  return <Suspense>{warning && <IdleDialog secondsLeft={warning.secondsLeft} onStay={() => store.stay()} onLogOut={() => leave(() => store.logOut({ kind: 'byOperator' }))} />}</Suspense>;
}
