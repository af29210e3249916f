import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog, preloadConfirmDialog } from '@/ui/confirmDialogChunk';
import { useLeaveQuestion, type Leave } from '@/ui/LeaveQuestion';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { useOnFirstPress } from '@/ui/useOnFirstPress';
import { useLatest } from '../data/useLatest';
import { isOwnReturn } from './useLeaveFor';

interface Words {
  title: string;
  body: string;
  stay: string;
  leave: string;
}

interface LeavingGuardProps {
  /** Whether there is a reason to ask now. */
  isAsked: () => boolean;
  words: Words;
  /** The words before what leaves without a navigation: another structure, or a log-out. `words` by default. */
  stayingWords?: Words;
  /** The question before a reload that the app offers, after which drafts are restored: whether there is still a reason to ask, and its words. By default as when leaving. */
  reloading?: { isAsked: () => boolean; words?: Words };
  destructive?: boolean;
  /** The operator leaves nevertheless. `stays`: not for another page, so that this one may go on (with another structure). Not called for a reload. */
  onLeave?: (how: { stays: boolean }) => void;
  /** What the browser's Back does on this page now, instead of leaving it. */
  onBack?: (() => void) | undefined;
}

/**
 * Asks before the operator leaves: by a dialog when leaving the page, changing structure or logging out, by the browser when leaving the app
 * (rule unsaved.asked). What it answers changes in the same step as what the page shows, so that a text just sent is no longer asked about.
 */
export function LeavingGuard({ isAsked, words, stayingWords = words, reloading, destructive = false, onLeave, onBack }: LeavingGuardProps) {
  const isReloadGranted = useRef(false);
  const grantReload = useCallback(() => void (isReloadGranted.current = true), []);
  const [blocker, isBack] = useLeavingBlocker(isAsked, onBack);
  const [held, holdLeave] = useHeldLeave(isAsked, reloading?.isAsked ?? isAsked, grantReload);
  useClosingGuard(isAsked, isReloadGranted);
  useOnFirstPress(preloadConfirmDialog);
  const isOpen = held !== undefined || (blocker.state === 'blocked' && !isBack);
  const said = held?.isReload ? (reloading?.words ?? words) : held ? stayingWords : words;

  function handleLeave() {
    holdLeave(undefined);
    if (held?.isReload) grantReload();
    else onLeave?.({ stays: held !== undefined });
    if (held) held.go();
    else blocker.proceed?.();
  }

  function handleStay() {
    holdLeave(undefined);
    blocker.reset?.();
  }

  return (
    <OverlayBoundary>
      {isOpen && (
        <ConfirmDialog open title={said.title} body={said.body} cancelLabel={said.stay} confirmLabel={said.leave} destructive={destructive} onConfirm={handleLeave} onClose={handleStay} />
      )}
    </OverlayBoundary>
  );
}

/** Blocks a navigation that leaves the page. Where Back has something to do on the page itself, it does that and nothing is asked. */
function useLeavingBlocker(isAsked: () => boolean, onBack: (() => void) | undefined) {
  const answers = useLatest({ isAsked, hasBack: onBack !== undefined });
  // The key of the history entry that Back would have led to.
  const [instead, setInstead] = useState<string>();
  const isStopped = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      if (currentLocation.pathname === nextLocation.pathname || isOwnReturn()) return false;
      const isBack = historyAction === NavigationType.Pop && answers.current.hasBack;
      setInstead(isBack ? nextLocation.key : undefined);
      return isBack || answers.current.isAsked();
    },
    [answers],
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

/** Holds what leaves without a navigation, such as a logout, until the operator has answered. A reload is granted where there is no reason to ask. */
function useHeldLeave(isAsked: () => boolean, isReloadAsked: () => boolean, grantReload: () => void) {
  const [held, setHeld] = useState<Leave>();
  const ask = useCallback(
    (leave: Leave) => {
      const isHeld = leave.isReload ? isReloadAsked() : isAsked();
      if (isHeld) setHeld(leave);
      else if (leave.isReload) grantReload();
      return isHeld;
    },
    [isAsked, isReloadAsked, grantReload],
  );
  useLeaveQuestion(ask);
  return [held, setHeld] as const;
}

function useClosingGuard(isAsked: () => boolean, isReloadGranted: RefObject<boolean>) {
  useLayoutEffect(() => {
    function handleBeforeUnload(event: BeforeUnloadEvent) {
      if (!isReloadGranted.current && isAsked()) event.preventDefault();
    }
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [isAsked, isReloadGranted]);
}
