import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useLeaveQuestion } from '@/ui/LeaveGuard';

interface UnsavedGuardProps {
  isUnsaved: () => boolean;
  /** The operator gives up what was typed. */
  onDiscard: () => void;
}

/** Asks before what was typed is lost: by a dialog when leaving the page or logging out, by the browser when leaving the app (ux I5, I6). */
export function UnsavedGuard({ isUnsaved, onDiscard }: UnsavedGuardProps) {
  const { t } = useTranslation('form');
  const isStopped = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
    [isUnsaved],
  );
  const blocker = useBlocker(isStopped);
  const [leave, holdLeave] = useHeldLeave(isUnsaved);
  useClosingGuard(isUnsaved);

  function handleLeave() {
    onDiscard();
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
      title={t('unsaved.title')}
      body={t('unsaved.body')}
      cancelLabel={t('unsaved.stay')}
      confirmLabel={t('unsaved.leave')}
      destructive
      onConfirm={handleLeave}
      onClose={handleStay}
    />
  );
}

/** What was stopped because it is not a navigation, until the operator has answered. */
function useHeldLeave(isUnsaved: () => boolean) {
  const [held, setHeld] = useState<{ leave: () => void }>();
  const ask = useCallback(
    (leave: () => void) => {
      if (isUnsaved()) setHeld({ leave });
      return isUnsaved();
    },
    [isUnsaved],
  );
  useLeaveQuestion(ask);
  return [held?.leave, setHeld] as const;
}

function useClosingGuard(isUnsaved: () => boolean) {
  useEffect(() => {
    function handleBeforeUnload(event: BeforeUnloadEvent) {
      if (isUnsaved()) event.preventDefault();
    }
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [isUnsaved]);
}
