import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { currentLanguage } from '@/i18n/i18n';
import { toLanguage, type Language } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import { LoginPage } from '@/screens/login/LoginPage';
import type { SessionState } from '@/session/Session';
import { DeploymentLinks } from '@/ui/DeploymentLinks';
import { lazyPart } from '@/ui/lazyPart';
import { MessageProvider } from '@/ui/messages/MessageProvider';
import { TabTitle } from '@/ui/TabTitle';
import { BootErrorBoundary } from './BootErrorBoundary';
import { PlatformName } from './PlatformName';
import { Restoring } from './Restoring';
import type { Running, Start } from './start';
import { switchLanguage } from './switchLanguage';
import { useLanguageOf, useLanguageOfOtherTabs } from './useLanguageOf';
import { useLoginNotice } from './useLoginNotice';
import { loadShellWords } from './entities';
import { keepAsked } from './externalLogin';
import { useLoginAddress } from './useLoginAddress';
import { useMessagesOf } from './useMessagesOf';
import { wantedAddress } from './wantedAddress';

/** The app, loaded with its words. Neither belongs to the first files of the login page. */
const { Part: App, preload: preloadApp } = lazyPart(() =>
  Promise.all([import('./App'), loadShellWords(currentLanguage())]).then(([module]) => module.App),
);
const { Part: ConfigurationMistakes } = lazyPart(() => import('./ConfigurationMistakes').then((m) => m.ConfigurationMistakes));

interface BootProps {
  /** What the page shows before anything is loaded: the painted login page, or nothing while a session is restored. */
  painted: 'login' | 'app';
  language: Language;
  /** The promise of the configuration and the session, which the page's first script has started. */
  starting: Promise<Start>;
}

/** Turns the painted page into a running application and back: visitors get the login page, operators the app. */
export function Boot(props: BootProps) {
  return (
    <BootErrorBoundary>
      <Page {...props} />
    </BootErrorBoundary>
  );
}

function Page({ painted, language, starting }: BootProps) {
  const started = useStarted(starting);

  if (started && 'mistakes' in started) {
    return (
      <Suspense>
        <ConfigurationMistakes mistakes={started.mistakes} />
      </Suspense>
    );
  }
  return (
    <MessageProvider>
      <PlatformName config={started?.config}>
        <Session painted={painted} language={language} starting={starting} running={started} />
      </PlatformName>
    </MessageProvider>
  );
}

interface SessionProps extends Omit<BootProps, 'starting'> {
  starting: Promise<Start>;
  running: Running | undefined;
}

function Session({ painted, language, starting, running }: SessionProps) {
  const state = useSessionState(running);
  const session = state?.status === 'signedIn' ? state.session : undefined;
  useLanguageOf(state);
  useLanguageOfOtherTabs();
  useMessagesOf(session?.user.id);
  const [wasVisitor, setWasVisitor] = useState(painted === 'login');
  if (!wasVisitor && state?.status === 'signedOut') setWasVisitor(true);
  const isAppSettled = useAppSettled(painted, starting);

  if (running && session && (isAppSettled || wasVisitor)) {
    return (
      <Suspense>
        {/* The key mounts the app anew for another person, as when another tab signs in: nothing of the former one is left. */}
        <App key={session.user.id} userId={session.user.id} running={running} hasJustSignedIn={wasVisitor} />
      </Suspense>
    );
  }
  if (painted === 'app' && state?.status !== 'signedOut') {
    return <Restoring running={running} failure={state?.status === 'restoring' ? state.failure : undefined} />;
  }
  return <Visitor language={language} starting={starting} running={running} state={state} />;
}

/**
 * Whether the app of a restored session, with the data of its first page, is loaded. The app is rendered only then: with a fallback in its place, React would
 * hold it back for 300 ms more.
 */
function useAppSettled(painted: BootProps['painted'], starting: Promise<Start>): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (painted !== 'app') return;
    void settle(starting)
      // The component that renders the app meets the same failure, and shows it.
      .catch(() => undefined)
      .then(() => setIsSettled(true));
  }, [painted, starting]);
  return isSettled;
}

async function settle(starting: Promise<Start>): Promise<void> {
  const running = await starting;
  // A visitor who signs in on an external page is already on the way there.
  if ('mistakes' in running || running.store.getState().status === 'signedOut') return;
  await Promise.all([preloadApp(), import('./firstPage').then(({ firstPage }) => firstPage(running))]);
}

interface VisitorProps {
  language: Language;
  starting: Promise<Start>;
  running: Running | undefined;
  state: SessionState | undefined;
}

function Visitor({ language: painted, starting, running, state }: VisitorProps) {
  const { t, i18n } = useTranslation('login');
  const language = running ? toLanguage(i18n.language) : painted;
  const title = running && (running.config.title[language] ?? running.config.title.fr);
  const { notice, kept, attempt } = useLoginNotice(starting, state);
  const { isLeaving, external } = useLoginAddress(running?.config, state);
  usePreload(isLeaving ? undefined : running);

  if (isLeaving) {
    return (
      <main className="login">
        <p role="status">{t('leaving')}</p>
      </main>
    );
  }

  return (
    <>
      {running && <TabTitle page={t('pageTitle')} />}
      <LoginPage
        language={language}
        title={title}
        logoUrl={running?.config.logoUrl}
        notice={notice}
        kept={kept}
        takesFocus={state?.status === 'signedOut' && state.reason !== undefined}
        external={external}
        onLeave={keepAsked}
        onSubmit={attempt}
        onChangeLanguage={() => void switchLanguage(language === 'fr' ? 'en' : 'fr')}
      >
        {running && <DeploymentLinks config={running.config} className="login-links" />}
      </LoginPage>
    </>
  );
}

/** Loads the app and the next page once the login page is usable, while the operator still types a password. */
function usePreload(running: Running | undefined) {
  useEffect(() => {
    if (!running) return;
    void preloadApp();
    void import('./preload').then(({ preloadPage }) => preloadPage(wantedAddress()));
  }, [running]);
}

/** Throws the failure of a start while rendering, for the boundary to show. */
function useStarted(starting: Promise<Start>): Start | undefined {
  const [started, setStarted] = useState<{ start?: Start; failure?: unknown }>({});
  useEffect(() => {
    starting.then(
      (start) => setStarted({ start }),
      (failure: unknown) => setStarted({ failure }),
    );
  }, [starting]);
  if (started.failure) throw started.failure;
  return started.start;
}

function useSessionState(running: Running | undefined): SessionState | undefined {
  const state = useSyncExternalStore(
    (listener) => running?.store.subscribe(listener) ?? (() => undefined),
    () => running?.store.getState(),
    () => undefined,
  );
  // The App's provider watches a signed-in session; here we watch one that is being restored or that may begin in another tab.
  const isWatchedHere = state !== undefined && state.status !== 'signedIn';
  useEffect(() => (isWatchedHere ? running?.store.watch() : undefined), [running, isWatchedHere]);
  return state;
}
