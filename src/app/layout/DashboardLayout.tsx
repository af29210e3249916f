import { Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useEngine } from '@/engine/data/EngineContext';
import { useOperatorRights } from '@/engine/data/operatorRights';
import { pageAt } from '@/engine/model/pageAt';
import { useTranslation } from '@/i18n/useTranslation';
import { useIdleWarning, useSession, useSessionStore } from '@/session/hooks';
import { keptIn } from '@/session/keptStorage';
import { rememberRecent } from '@/session/recentRecords';
import { FocusRelease } from '@/ui/FocusRelease';
import { LeaveQuestionProvider } from '@/ui/LeaveQuestion';
import { libraryPart } from '@/ui/libraryPart';
import { LoadingState } from '@/ui/LoadingState';
import { PageTitleProvider } from '@/ui/PageTitle';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { SkipLink } from '@/ui/SkipLink';
import { VersionWatch } from '../version/VersionWatch';
import { KeysProvider } from '../keys/KeysProvider';
import { LogOutGuard, useLogOut } from './LogOutGuard';
import { Navigation } from './Navigation';
import { Notices } from './Notices';
import { TopBar } from './TopBar';

/** Everything around the page of a signed-in operator; it stays while the page changes. */
export function DashboardLayout() {
  const { t } = useTranslation('shell');
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  useSolidaryEditReset();
  useRememberRecord();

  return (
    <LeaveQuestionProvider>
      <VersionWatch>
        <LogOutGuard>
          <PageTitleProvider page={pathname}>
            <KeysProvider>
              <SkipLink label={t('skip')} target="#content" />
              <div className="shell">
                <nav className="shell-menu" aria-label={t('navigation')}>
                  <Navigation />
                </nav>
                <NavigationDrawer open={drawerOpen} onClose={closeDrawer} />
                <div className="shell-page">
                  <TopBar onOpenMenu={() => setDrawerOpen(true)} />
                  <Notices />
                  <main id="content" tabIndex={-1}>
                    <FocusRelease page={pathname}>
                      <Suspense fallback={<LoadingState label={t('loading')} shape="text" />}>
                        <Outlet />
                      </Suspense>
                    </FocusRelease>
                  </main>
                </div>
              </div>
              <ScrollRestoration />
              <IdleWarning />
            </KeysProvider>
          </PageTitleProvider>
        </LogOutGuard>
      </VersionWatch>
    </LeaveQuestionProvider>
  );
}

/** On every navigation the solidary-edit flag goes back to false (specification 2.99). */
function useSolidaryEditReset() {
  const store = useSessionStore();
  const { pathname } = useLocation();
  useEffect(() => store.setSolidaryEdit(false), [store, pathname]);
}

// The modal drawer is for narrow screens: a wide one never asks for its code.
const { Part: ModalNavigation } = libraryPart(() => import('./ModalNavigation').then((m) => m.ModalNavigation));
const { Part: IdleDialog } = libraryPart(() => import('./IdleDialog').then((m) => m.IdleDialog));

/** Offers, two minutes before the idle limit, a button to stay signed in. */
function IdleWarning() {
  const warning = useIdleWarning();
  const store = useSessionStore();
  const logOut = useLogOut();
  return <OverlayBoundary>{warning && <IdleDialog secondsLeft={warning.secondsLeft} onStay={() => store.stay()} onLogOut={logOut} />}</OverlayBoundary>;
}

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The menu of narrow screens: a modal drawer, which closes when the operator chooses a page. */
function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  const { key } = useLocation();
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  useEffect(onClose, [key, onClose]);

  return <OverlayBoundary>{wasOpened && <ModalNavigation open={open} onClose={onClose} />}</OverlayBoundary>;
}

/** Remembers, for the home page, the records that the operator opens, except those they may not open. */
function useRememberRecord(): void {
  const { resources } = useEngine();
  const { may } = useOperatorRights();
  const userId = useSession().user.id;
  const { pathname } = useLocation();
  const page = pageAt(pathname, resources);
  const opened = page && may(page.operation, page.resource.name) ? page : undefined;
  const name = opened?.resource.name;
  const id = opened?.id;

  // Before the effects of the page itself, which forgets a record that it cannot read.
  useLayoutEffect(() => {
    if (name !== undefined && id !== undefined) rememberRecent(keptIn(window), userId, { name, id });
  }, [userId, name, id]);
}
