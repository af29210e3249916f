import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useSessionStore } from '@/session/hooks';
import { ConfirmDialog } from '@/ui/confirmDialogChunk';
import { useLeave } from '@/ui/LeaveQuestion';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { isUnsavedElsewhere } from '@/ui/otherTabs';


const LogOutContext = createContext<() => void>(() => undefined);

/** Logs the operator out in every tab. First it asks about work that is not saved, in the other tabs and on this page (rule unsaved.asked). */
export function LogOutGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const store = useSessionStore();
  const leave = useLeave();
  const [isAsking, setAsking] = useState(false);
  const end = useCallback(() => leave(() => store.logOut({ kind: 'byOperator' })), [leave, store]);
  const logOut = useCallback(() => void isUnsavedElsewhere().then((isUnsaved) => (isUnsaved ? setAsking(true) : end())), [end]);

  function handleConfirm() {
    setAsking(false);
    end();
  }

  return (
    <LogOutContext value={logOut}>
      {children}
      <OverlayBoundary>
        {isAsking && (
          <ConfirmDialog
            open
            destructive
            title={t('otherTabs.title')}
            body={t('otherTabs.body')}
            cancelLabel={t('otherTabs.stay')}
            confirmLabel={t('otherTabs.leave')}
            onConfirm={handleConfirm}
            onClose={() => setAsking(false)}
          />
        )}
      </OverlayBoundary>
    </LogOutContext>
  );
}

/** Returns a function that logs out, unless the operator prefers to stay for work that is not saved. */
export function useLogOut(): () => void {
  return use(LogOutContext);
}
