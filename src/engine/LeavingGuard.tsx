import { useCallback, useEffect, useState } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useLeaveQuestion } from '@/ui/LeaveGuard';

interface LeavingGuardProps {
  /** Whether there is a reason to ask, now. */
  isAsked: () => boolean;
  words: { title: string; body: string; stay: string; leave: string };
  destructive?: boolean;
  /** The operator leaves all the same; `stays`: not for another page, and this one may go on (another structure). */
  onLeave?: (how: { stays: boolean }) => void;
}

/** Asks before the operator leaves: by a dialog when leaving the page, changing structure or logging out, by the browser when leaving the app (ux I5, I6). */
export function LeavingGuard({ isAsked, words, destructive = false, onLeave }: LeavingGuardProps) {
  const isStopped = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isAsked(),
    [isAsked],
  );
  const blocker = useBlocker(isStopped);
  const [leave, holdLeave] = useHeldLeave(isAsked);
  useClosingGuard(isAsked);

  function handleLeave() {
    onLeave?.({ stays: leave !== undefined });
    holdLeave(undefined);
    if (leave) leave();
    else blocker.proceed?.();
  }

  function handleStay() {
    holdLeave(undefined);
    blocker.reset?.();
  }

  return (
    <ConfirmDialog
      open={leave !== undefined || blocker.state === 'blocked'}
      title={words.title}
      body={words.body}
      cancelLabel={words.stay}
      confirmLabel={words.leave}
      destructive={destructive}
      onConfirm={handleLeave}
      onClose={handleStay}
    />
  );
}

/** What was stopped because it is not a navigation, until the operator has answered. */
function useHeldLeave(isAsked: () => boolean) {
  const [held, setHeld] = useState<{ leave: () => void }>();
  const ask = useCallback(
    (leave: () => void) => {
      if (isAsked()) setHeld({ leave });
      return isAsked();
    },
    [isAsked],
  );
  useLeaveQuestion(ask);
  return [held?.leave, setHeld] as const;
}

function useClosingGuard(isAsked: () => boolean) {
  useEffect(() => {
    function handleBeforeUnload(event: BeforeUnloadEvent) {
      if (isAsked()) event.preventDefault();
    }
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [isAsked]);
}
