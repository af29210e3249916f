import { useTranslation } from '@/i18n/useTranslation';
import { logInErrorText } from '@/session/logInErrorText';
import type { LogInError } from '@/session/LogInError';
import { Sentence } from '@/ui/Sentence';
import { TabTitle } from '@/ui/TabTitle';
import { useDelayed } from '@/ui/useDelayed';
import type { Running } from './start';

interface RestoringProps {
  /** Set once the configuration and the words for it are loaded. */
  running: Running | undefined;
  failure: LogInError | undefined;
}

/** The page of a session that is being restored. It says so when that takes long, and where it failed, what can be done: the session may be a good one. */
export function Restoring({ running, failure }: RestoringProps) {
  const { t } = useTranslation('session');
  const late = useDelayed(300);
  if (running && failure) return <RestoringFailure store={running.store} failure={failure} />;
  return <main className="login">{running && late && <p role="status">{t('restoring')}</p>}</main>;
}

/** It comes a moment late, as calls also fail while the page is being left. */
function RestoringFailure({ store, failure }: Pick<Running, 'store'> & { failure: LogInError }) {
  const { t } = useTranslation('session');
  const late = useDelayed(300);
  return (
    <main className="login">
      {late && (
        <div className="login-card">
          <TabTitle page={t('login:pageTitle')} />
          <h1>{t('login:pageTitle')}</h1>
          <div role="alert" className="login-notice">
            <Sentence text={logInErrorText(failure, t)} />
          </div>
          <button type="button" className="login-submit" autoFocus onClick={() => store.readAgain()}>
            {t('ui:retry')}
          </button>
          <button type="button" className="login-language" onClick={() => store.logOut()}>
            {t('idleWarning.logOut')}
          </button>
        </div>
      )}
    </main>
  );
}
