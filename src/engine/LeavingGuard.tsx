import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useLeaveQuestion } from '@/ui/LeaveGuard';

interface LeavingGuardProps {
  /** Whether there is a reason to ask, now. */
  isAsked: () => boolean;
  words: { title: string; body: string; stay: string; leave: string };
  destructive?: boolean;
  /** The operator leaves all the same; `stays`: not for another page, and this one may go on (another structure). */
  onLeave?: (how: { stays: boolean }) => void;
  /** What the browser's Back does on this page now, without leaving it. */
  onBack?: (() => void) | undefined;
}

/** Asks before the operator leaves: by a dialog when leaving the page, changing structure or logging out, by the browser when leaving the app (ux I5, I6). */
export function LeavingGuard({ isAsked, words, destructive = false, onLeave, onBack }: LeavingGuardProps) {
  const [blocker, isBack] = useLeavingBlocker(isAsked, onBack);
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
      open={leave !== undefined || (blocker.state === 'blocked' && !isBack)}
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

/** Stops what leaves the page; where Back has something to do on the page itself it does that, and nothing is asked. */
function useLeavingBlocker(isAsked: () => boolean, onBack: (() => void) | undefined) {
  const hasBack = onBack !== undefined;
  // Of the entry that Back would have led to.
  const [instead, setInstead] = useState<string>();
  const isStopped = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      if (currentLocation.pathname === nextLocation.pathname) return false;
      const isBack = historyAction === NavigationType.Pop && hasBack;
      setInstead(isBack ? nextLocation.key : undefined);
      return isBack || isAsked();
    },
    [isAsked, hasBack],
  );
  const blocker = useBlocker(isStopped);
  const isBack = blocker.state === 'blocked' && blocker.location.key === instead;
  const goBack = useEffectEvent(() => onBack?.());
  useEffect(() => {
    if (!isBack) return;
    goBack();
    blocker.reset?.();
  }, [isBack, blocker]);
  return [blocker, isBack] as const;
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
